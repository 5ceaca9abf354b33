import { useEffect, useRef, useState } from "react";

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
  const [seconds, setSeconds] = useState(0);
  const [running, setRunning] = useState(false);
  /** What had run before the last start, in seconds. */
  const before = useRef(0);

  useEffect(() => {
    if (!running) return;
    const began = performance.now();
    const read = () => before.current + (performance.now() - began) / 1_000;
    let frame = requestAnimationFrame(function show() {
      setSeconds(read());
      frame = requestAnimationFrame(show);
    });
    return () => {
      before.current = read();
      cancelAnimationFrame(frame);
    };
  }, [running]);

  return {
    seconds,
    running,
    start: () => setRunning(true),
    stop: () => setRunning(false),
    reset: () => {
      setRunning(false);
      // After the effect has kept what ran.
      queueMicrotask(() => {
        before.current = 0;
        setSeconds(0);
      });
    },
  };
}
