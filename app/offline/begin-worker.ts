import { WORKER } from "./worker-address.ts";

/** Whoever counts their bytes is not made to fetch ahead. */
interface Thrifty {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Installs the service worker; the first one is given the pictures that came before it. Where the
 * browser has none, refuses it (a private window), or saves data, the site works with a network only.
 */
export async function beginWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || (navigator as Thrifty).connection?.saveData) return;
  try {
    for (const other of await navigator.serviceWorker.getRegistrations()) {
      // The worker of version 0.1 minded the games only; it would go on doing so.
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
