/** Runs a job after the next paint, so that the screen reacts first. */
export function afterPaint(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job));
}
