import { useEffect, useRef, useState } from "react";
import { phaseAt, ROUND_LIMITS, type Rounds } from "#core/tools/intervals.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { NumberField } from "./number-field.tsx";
import { RunButton } from "./run-button.tsx";
import { ringChime, wakeSound } from "./sound.ts";
import { useSeconds } from "./use-seconds.ts";

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
            <NumberField
              key={field}
              label={words.ROUNDS[field]}
              limits={ROUND_LIMITS[field]}
              value={rounds[field]}
              onChange={(value) => setRounds({ ...rounds, [field]: value })}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {phase.kind !== "done" && (
          <RunButton
            running={running}
            onToggle={() => {
              wakeSound();
              if (running) stop();
              else start();
            }}
          />
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
