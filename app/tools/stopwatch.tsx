import { useState } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { RunButton } from "./run-button.tsx";
import { useSeconds } from "./use-seconds.ts";

/** '1:02.3' */
const told = (seconds: number): string => `${clockText(seconds)}.${Math.floor(seconds * 10) % 10}`;

/** A stopwatch with laps. */
export default function Stopwatch() {
  const { seconds, running, start, stop, reset } = useSeconds();
  const [laps, setLaps] = useState<readonly number[]>([]);
  return (
    <div className="grid max-w-md gap-4">
      <p role="timer" className="font-display text-5xl tabular-nums">
        {told(seconds)}
      </p>
      <div className="flex flex-wrap gap-3">
        <RunButton running={running} onToggle={running ? stop : start} />
        <Button look="outline" disabled={!running} onClick={() => setLaps([...laps, seconds])}>
          {words.lap}
        </Button>
        <Button
          look="quiet"
          disabled={running || seconds === 0}
          onClick={() => {
            reset();
            setLaps([]);
          }}
        >
          {words.reset}
        </Button>
      </div>
      {laps.length > 0 && (
        <ol aria-label={words.laps} className="grid list-decimal gap-1 ps-6 tabular-nums">
          {laps.map((at, index) => (
            <li key={at}>{told(at - (laps[index - 1] ?? 0))}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
