/** Milliseconds between two updates of a visible screen. */
const EVERY = 30_000;
/**
 * Coming to the front causes two events, becoming visible and getting the focus: they count as one
 * return.
 */
const SAME_RETURN = 1_000;

/**
 * Lets a screen follow changes made elsewhere while somebody can see it.
 * @param onReturn called when the page comes to the front, and when the network is back.
 * @param onTick called every half minute in between.
 * @returns a function that stops it.
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
