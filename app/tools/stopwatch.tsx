import { useState } from "react";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { useSeconds } from "./use-seconds.ts";

/** '1:02.3' */
const told = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${(Math.floor((seconds % 60) * 10) / 10).toFixed(1).padStart(4, "0")}`;

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
        <Button onClick={running ? stop : start}>{running ? words.stop : words.start}</Button>
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
