/** Milliseconds after which it is done even if the browser had no rest. */
const IDLE_TIMEOUT_MS = 2_000;
/** For browsers that do not tell of a rest. */
const LATER = 200;

/**
 * Does something that nobody waits for once the browser has nothing else to do.
 * @returns forgets it, if it is not done yet.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, LATER);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
