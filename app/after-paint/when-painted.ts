/** After this many milliseconds scripts start even if the browser has not reported a paint. */
const PAINT_TIMEOUT_MS = 3_000;

/** Calls a function once the page is painted. Hidden pages are never painted: there, at once. */
export function whenPainted(act: () => void): void {
  let hasActed = false;
  const actOnce = () => {
    if (hasActed) return;
    hasActed = true;
    act();
  };
  if (document.visibilityState === "hidden") {
    actOnce();
    return;
  }
  setTimeout(actOnce, PAINT_TIMEOUT_MS);
  try {
    new PerformanceObserver(actOnce).observe({ type: "paint", buffered: true });
  } catch {
    actOnce();
  }
}
