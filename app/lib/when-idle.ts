/** Milliseconds after which the work is done even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 2_000;
/** For browsers that do not report when they are idle. */
const LATER = 200;

/**
 * Does work that nobody waits for once the browser is idle.
 * @returns a function that cancels it if it has not been done.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, LATER);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
