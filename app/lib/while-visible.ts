/** Milliseconds between two looks of a screen that stays in view. */
const EVERY = 30_000;
/** Coming to front tells of itself twice, as visible and as focused: it is one return. */
const SAME_RETURN = 1_000;

/**
 * Lets a screen follow what is done elsewhere, as long as somebody can see it.
 * @param onReturn called when the page comes to front, and when the network is back.
 * @param onTick called every half minute meanwhile.
 * @returns ends it.
 */
export function whileVisible(onReturn: () => void, onTick: () => void): () => void {
  const isSeen = () => document.visibilityState === "visible";
  let returnedAt = Number.NEGATIVE_INFINITY;
  const comeBack = () => {
    if (!isSeen() || Date.now() - returnedAt < SAME_RETURN) return;
    returnedAt = Date.now();
    onReturn();
  };
  const timer = setInterval(() => {
    if (isSeen()) onTick();
  }, EVERY);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener("visibilitychange", comeBack, options);
  window.addEventListener("focus", comeBack, options);
  window.addEventListener("online", comeBack, options);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
