import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { phaseAt, ROUND_LIMITS, type Rounds } from "#core/tools/intervals.ts";
import { localTexts, readJson, writeJson } from "../data/browser-storage.ts";
import { localKeys } from "../data/storage-keys.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { NumberField } from "./number-field.tsx";
import { RunButton } from "./run-button.tsx";
import { ringChime, wakeSound } from "./sound.ts";
import { useSeconds } from "./use-seconds.ts";
import { useVoice } from "./use-voice.ts";

const FIELDS = ["work", "rest", "rounds"] as const;

const limited = (field: keyof Rounds) =>
  z.number().int().min(ROUND_LIMITS[field].least).max(ROUND_LIMITS[field].most);
const SettingsSchema = z.object({
  rounds: z.object({ work: limited("work"), rest: limited("rest"), rounds: limited("rounds") }),
  speaks: z.boolean(),
});
const FIRST: z.infer<typeof SettingsSchema> = {
  rounds: { work: 40, rest: 20, rounds: 6 },
  speaks: true,
};

/** Work, rest, rounds; a chime and a word at every change. */
export default function IntervalTimer() {
  const [settings, setSettings] = useState(FIRST);
  // A page that was built ahead knows no device.
  useEffect(() => {
    const stored = SettingsSchema.safeParse(readJson(localTexts, localKeys.intervals));
    if (stored.data) setSettings(stored.data);
  }, []);
  const change = (next: typeof FIRST) => {
    setSettings(next);
    writeJson(localTexts, localKeys.intervals, next);
  };
  const { rounds, speaks } = settings;
  const { exists: hasVoice, say } = useVoice("normal");
  const { seconds, running, start, stop, reset } = useSeconds();
  const phase = phaseAt(rounds, seconds);
  const key = `${phase.kind} ${phase.round}`;
  const before = useRef(key);

  useEffect(() => {
    if (before.current !== key && running) {
      ringChime();
      if (speaks) say([words.PHASE[phase.kind]]);
    }
    before.current = key;
    if (phase.kind === "done" && running) stop();
  }, [key, running, phase.kind, speaks, say, stop]);

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
              key={`${field} ${settings === FIRST}`}
              label={words.ROUNDS[field]}
              limits={ROUND_LIMITS[field]}
              value={rounds[field]}
              onChange={(value) => change({ ...settings, rounds: { ...rounds, [field]: value } })}
            />
          ))}
          {hasVoice && (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={speaks}
                onChange={(event) => change({ ...settings, speaks: event.currentTarget.checked })}
                className="size-6 shrink-0 accent-accent"
              />
              {words.speakChanges}
            </label>
          )}
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
