/** Does what can wait once the screen has answered: after the next paint, not before it. */
export function afterPaint(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job));
}
