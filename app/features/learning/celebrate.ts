/** Spec 1 §9. */
const PIECES = 150;
const FRAMES = 180;

/** The colors of the week in a form that the canvas supports. */
const COLORS = ["#e8695c", "#f0a35e", "#eec550", "#5fae6d", "#3fa3a3", "#6f7fd6", "#b55a9a"];

/**
 * Confetti in the colors of the week; none for visitors who prefer less motion or have no network.
 * @param place where to show it: an open dialog covers everything else.
 */
export async function celebrate(place: HTMLElement = document.body): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined);
  if (!library) return;
  const { default: confetti } = library;
  const canvas = document.createElement("canvas");
  canvas.className = "pointer-events-none fixed inset-0 z-100 size-full";
  canvas.ariaHidden = "true";
  place.append(canvas);
  // A worker would be created from a blob, which the page's policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  await fire({
    particleCount: PIECES,
    ticks: FRAMES,
    spread: 80,
    origin: { y: 0.7 },
    colors: COLORS,
    disableForReducedMotion: true,
  });
  canvas.remove();
}
