/** From this event on, React handles clicks, and repeats those on parts that are not ready yet. */
export const HEARD = "presses-are-heard";
export const LIVE = "page-is-live";

/** Announces that React takes over the page. */
export function announceHeard(): void {
  window.dispatchEvent(new Event(HEARD));
}

/** Announces that the page is interactive: earlier presses are repeated now. */
export function announceLive(): void {
  // By then, the changes made by the first effects are on the screen.
  requestAnimationFrame(() => setTimeout(() => window.dispatchEvent(new Event(LIVE))));
}
