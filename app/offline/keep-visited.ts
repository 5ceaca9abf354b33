import { KIDS_SCOPE, KIDS_WORKER } from "./kids-scope.ts";

/**
 * Keeps the page that is being visited, with all it has fetched and will fetch, for a visit without a
 * network. Where the browser cannot, nothing happens.
 * @returns what ends it.
 */
export function keepVisited(pathname: string): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  let observer: PerformanceObserver | undefined;
  let isOver = false;
  const watch = async () => {
    await navigator.serviceWorker.register(KIDS_WORKER, { scope: KIDS_SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    if (!active || isOver) return;
    const cache = (urlsToCache: readonly string[]) =>
      active.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
    cache([pathname]);
    // What came before the worker was there, and what comes while it is: pictures, later chunks.
    observer = new PerformanceObserver((list) => {
      const ours = list.getEntries().filter(({ name }) => name.startsWith(location.origin));
      cache(ours.map(({ name }) => name));
    });
    observer.observe({ type: "resource", buffered: true });
  };
  // A browser that refuses workers, in a private window for instance, plays with a network only.
  watch().catch(() => {});
  return () => {
    isOver = true;
    observer?.disconnect();
  };
}
