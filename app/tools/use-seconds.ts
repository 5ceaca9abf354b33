import { useEffect, useState } from "react";
import { elapsedOn, startWatch, stoppedWatch, stopWatch } from "#core/clock/stopwatch.ts";

/**
 * Seconds that have run, by the clock, with each picture of the screen.
 * @returns how many, and what starts, stops and sets them back.
 */
export function useSeconds(): {
  readonly seconds: number;
  readonly running: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
} {
  const [watch, setWatch] = useState(stoppedWatch);
  const [now, setNow] = useState(0);
  const running = watch.since !== undefined;

  useEffect(() => {
    if (!running) return;
    let frame = requestAnimationFrame(function show() {
      setNow(performance.now());
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);

  return {
    seconds: elapsedOn(watch, now) / 1_000,
    running,
    start: () => setWatch((current) => startWatch(current, performance.now())),
    stop: () => setWatch((current) => stopWatch(current, performance.now())),
    reset: () => setWatch(stoppedWatch),
  };
}
