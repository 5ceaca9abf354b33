/** Spec 1 §9. */
const PIECES = 150;
const FRAMES = 180;

/** The week's own colours, as the canvas understands them. */
const COLOURS = ["#e8695c", "#f0a35e", "#eec550", "#5fae6d", "#3fa3a3", "#6f7fd6", "#b55a9a"];

/** Confetti in the week's colours; none for whoever asked for less motion, or has no network. */
export async function celebrate(): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined);
  if (!library) return;
  const { default: confetti } = library;
  // A worker would be made of a blob, which the page's policy does not allow.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  await fire({
    particleCount: PIECES,
    ticks: FRAMES,
    spread: 80,
    origin: { y: 0.7 },
    colors: COLOURS,
    disableForReducedMotion: true,
  });
}
