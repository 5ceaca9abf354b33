import { WORKER } from "./worker-address.ts";

/** Nothing is downloaded in advance for visitors who save data. */
interface Thrifty {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Installs the service worker; a newly installed one receives the pictures that were loaded before
 * it. Where the browser has none, refuses it (a private window) or saves data, the site just needs
 * a network.
 */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || (navigator as Thrifty).connection?.saveData) return;
  try {
    for (const other of await navigator.serviceWorker.getRegistrations()) {
      // The worker of version 0.1 covered only the games, and would keep doing so.
      if (new URL(other.scope).pathname !== "/") await other.unregister();
    }
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(WORKER);
    if (!isFirst) return;
    const { active } = await navigator.serviceWorker.ready;
    const urlsToCache = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes("/api/"));
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch (error) {
    console.info("Sevenfold does not work without a network in this browser", error);
  }
}
