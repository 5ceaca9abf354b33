/** Spec 1 §9. */
const PIECES = 150;
const FRAMES = 180;

/** The colors of the week in a form that the canvas supports. */
const COLORS = ["#e8695c", "#f0a35e", "#eec550", "#5fae6d", "#3fa3a3", "#6f7fd6", "#b55a9a"];

/**
 * Confetti in the colors of the week; none for visitors who prefer less motion or have no network.
 */
export async function celebrate(): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined);
  if (!library) return;
  const { default: confetti } = library;
  // A worker would be created from a blob, which the page's policy forbids.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  await fire({
    particleCount: PIECES,
    ticks: FRAMES,
    spread: 80,
    origin: { y: 0.7 },
    colors: COLORS,
    disableForReducedMotion: true,
  });
}
