import { useCallback, useEffect, useRef, useState } from "react";
import {
  elapsedOn,
  type Stopwatch,
  startWatch,
  stoppedWatch,
  stopWatch,
  untilNextSecond,
} from "#core/clock/stopwatch.ts";

/** How many milliseconds the note about the waiting clock is shown. */
const NOTE = 4_000;

export interface GameClock {
  /** Milliseconds of play, exact at the moment of the call. */
  readonly elapsed: () => number;
  /** Whole seconds of play; the screen is rendered with each of them. */
  readonly seconds: number;
  readonly reset: () => void;
  /** True while the page is hidden. */
  readonly hidden: boolean;
  /** True for a moment after a running clock had to wait for the page to come back. */
  readonly waited: boolean;
}

/** Measures the time of play: only while the game runs and the page is visible. */
export function useGameClock(running: boolean): GameClock {
  const watch = useRef<Stopwatch>(stoppedWatch);
  const [seconds, setSeconds] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [waited, setWaited] = useState(false);
  const [resets, setResets] = useState(0);
  const runningRef = useRef(running);
  runningRef.current = running;

  const elapsed = useCallback(() => elapsedOn(watch.current, performance.now()), []);

  useEffect(() => {
    const follow = () => {
      const isHidden = document.visibilityState === "hidden";
      // At once, not with the next render, before which a hidden page may be frozen.
      if (isHidden) watch.current = stopWatch(watch.current, performance.now());
      setHidden(isHidden);
      if (runningRef.current) setWaited(!isHidden);
    };
    if (document.visibilityState === "hidden") setHidden(true);
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  useEffect(() => {
    if (!waited) return;
    const timer = setTimeout(() => setWaited(false), NOTE);
    return () => clearTimeout(timer);
  }, [waited]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset begins the second anew
  useEffect(() => {
    if (!running || hidden) return;
    watch.current = startWatch(watch.current, performance.now());
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = elapsed();
      setSeconds(Math.floor(now / 1000));
      timer = setTimeout(tick, untilNextSecond(now));
    };
    tick();
    return () => {
      clearTimeout(timer);
      watch.current = stopWatch(watch.current, performance.now());
    };
  }, [running, hidden, elapsed, resets]);

  const reset = useCallback(() => {
    watch.current = stoppedWatch;
    setSeconds(0);
    setResets((count) => count + 1);
  }, []);

  return { elapsed, seconds, reset, hidden, waited };
}
