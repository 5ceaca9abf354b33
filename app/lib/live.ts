/** React hears presses from here on, and answers those that came to a part which is not ready yet. */
export const HEARD = "presses-are-heard";
export const LIVE = "page-is-live";

/** Says that React takes over the page. */
export function announceHeard(): void {
  window.dispatchEvent(new Event(HEARD));
}

/** Says that the page answers from now on: what was pressed before is done now. */
export function announceLive(): void {
  // What the first effects changed stands on the screen by then.
  requestAnimationFrame(() => setTimeout(() => window.dispatchEvent(new Event(LIVE))));
}
