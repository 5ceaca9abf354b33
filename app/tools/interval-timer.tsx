import { useEffect, useRef, useState } from "react";
import { phaseAt, type Rounds } from "#core/tools/intervals.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { ringChime, wakeSound } from "./sound.ts";
import { useSeconds } from "./use-seconds.ts";

const LIMITS = { work: [5, 900], rest: [5, 900], rounds: [1, 50] } as const;
const FIELDS = ["work", "rest", "rounds"] as const;

/** Work, rest, rounds; a chime at every change. */
export default function IntervalTimer() {
  const [rounds, setRounds] = useState<Rounds>({ work: 40, rest: 20, rounds: 6 });
  const { seconds, running, start, stop, reset } = useSeconds();
  const phase = phaseAt(rounds, seconds);
  const key = `${phase.kind} ${phase.round}`;
  const before = useRef(key);

  useEffect(() => {
    if (before.current !== key && running) ringChime();
    before.current = key;
    if (phase.kind === "done" && running) stop();
  }, [key, running, phase.kind, stop]);

  const hasBegun = seconds > 0;
  return (
    <div className="grid max-w-md gap-4">
      {hasBegun ? (
        <div>
          <p role="status" className="font-semibold text-xl">
            {words.PHASE[phase.kind]}
          </p>
          <p role="timer" className="font-display text-6xl tabular-nums">
            {Math.ceil(phase.left)}
          </p>
          <p className="text-soft">{words.roundOf(phase.round, rounds.rounds)}</p>
        </div>
      ) : (
        <div className="grid gap-3">
          {FIELDS.map((field) => (
            <label
              key={field}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
            >
              {words.ROUNDS[field]}
              <input
                type="number"
                inputMode="numeric"
                min={LIMITS[field][0]}
                max={LIMITS[field][1]}
                value={rounds[field]}
                onChange={({ currentTarget: { valueAsNumber } }) => {
                  if (!Number.isInteger(valueAsNumber) || valueAsNumber < 1) return;
                  setRounds({ ...rounds, [field]: Math.min(LIMITS[field][1], valueAsNumber) });
                }}
                className="min-h-11 w-24 rounded-field border-2 border-edge bg-sheet px-3 tabular-nums"
              />
            </label>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {phase.kind !== "done" && (
          <Button
            onClick={() => {
              wakeSound();
              if (running) stop();
              else start();
            }}
          >
            {running ? words.stop : words.start}
          </Button>
        )}
        {hasBegun && !running && (
          <Button look="outline" onClick={reset}>
            {words.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
