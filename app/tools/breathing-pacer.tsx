import { useState } from "react";
import { BREATHS, type BreathName, breathingAt } from "#core/tools/breathing.ts";
import { ChoiceSwitch } from "../ui/choice-switch.tsx";
import * as words from "../words/tools.ts";
import { RunButton } from "./run-button.tsx";
import { useSeconds } from "./use-seconds.ts";

const PACES = (["even", "long", "box"] as const satisfies BreathName[]).map((value) => ({
  value,
  label: words.BREATH[value],
}));

/** The circle's size when the lungs are empty, as a share of its size when they are full. */
const EMPTY = 0.45;

/** A circle to breathe with. */
export default function BreathingPacer() {
  const [pace, setPace] = useState<BreathName>("long");
  const { seconds, running, start, stop, reset } = useSeconds();
  const { part, left, fullness } = breathingAt(BREATHS[pace], seconds);
  const hasBegun = seconds > 0;
  return (
    <div className="grid max-w-md gap-4">
      <ChoiceSwitch
        label={words.pace}
        labeled
        options={PACES}
        value={pace}
        onChange={(value) => {
          setPace(value);
          reset();
        }}
      />
      <div aria-hidden="true" className="grid aspect-square w-full max-w-72 place-items-center">
        <div
          className="size-full rounded-full bg-accent opacity-80 motion-reduce:hidden"
          style={{ scale: EMPTY + (1 - EMPTY) * fullness }}
        />
        <div className="hidden h-8 w-full overflow-hidden rounded-full bg-sunk motion-reduce:block">
          <div className="h-full bg-accent" style={{ width: `${Math.round(fullness * 100)}%` }} />
        </div>
      </div>
      <p className="min-h-8 font-display text-2xl tabular-nums">
        {hasBegun && (
          <>
            <span role="status">{words.PART[part]}</span> {Math.ceil(left)}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <RunButton running={running} onToggle={running ? stop : start} />
      </div>
      <p className="text-soft text-base">{words.breathingSafety}</p>
    </div>
  );
}
