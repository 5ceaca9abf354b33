/** Spec 2 §9, in pixels. */
const THRESHOLD = 400;

/** Shows the button that leads back to the top once somebody has read on (spec 2 §4). */
export function installScrollUp(): void {
  const link = document.querySelector<HTMLElement>("[data-scroll-up]");
  if (!link) return;
  const show = () => {
    link.hidden = window.scrollY <= THRESHOLD;
  };
  show();
  window.addEventListener("scroll", show, { passive: true });
}
