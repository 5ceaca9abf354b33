import { useEffect, useState } from "react";

/** Spec 1 §9: two points every 300 ms up to 85; the rest comes with the plan. */
const STEP = 2;
const EVERY = 300;
const CAP = 85;

/** The progress bar's value in percent: rising while something is being written, then 100. */
export function useGenerationBar(running: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!running) return setPercent(100);
    const timer = setInterval(() => setPercent((value) => Math.min(CAP, value + STEP)), EVERY);
    return () => clearInterval(timer);
  }, [running]);
  return percent;
}
