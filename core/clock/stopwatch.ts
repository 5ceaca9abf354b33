/** A stopwatch that can be paused. Times are milliseconds of any clock that never goes back. */
export interface Stopwatch {
  /** Milliseconds counted before the current run. */
  readonly kept: number;
  /** When the current run began; absent while it is paused. */
  readonly since?: number;
}

export const stoppedWatch: Stopwatch = { kept: 0 };

/** Milliseconds counted so far. A clock that jumps back counts as one that stood still. */
export const elapsedOn = ({ kept, since }: Stopwatch, at: number): number =>
  since === undefined ? kept : kept + Math.max(0, at - since);

/** Starts it; a running one keeps running. */
export const startWatch = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === undefined ? { kept: watch.kept, since: at } : watch;

/** Pauses it and keeps what it has counted. */
export const stopWatch = (watch: Stopwatch, at: number): Stopwatch => ({
  kept: elapsedOn(watch, at),
});

/** Milliseconds until the display changes to the next second. */
export const untilNextSecond = (elapsed: number): number => 1000 - (Math.floor(elapsed) % 1000);

/** Seconds as a child reads a clock: 0:07, 1:05, 61:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
