import { useState } from "react";
import * as words from "../words/tools.ts";
import { Countdown } from "./countdown.tsx";
import { NumberField } from "./number-field.tsx";
import { ringChime } from "./sound.ts";

const LIMITS = { least: 1, most: 180 };

/** Minutes of one's own, counted down. */
export default function Timer() {
  const [minutes, setMinutes] = useState(10);
  return (
    <div className="grid max-w-md gap-4">
      <NumberField
        label={words.minutesLabel}
        limits={LIMITS}
        value={minutes}
        onChange={setMinutes}
      />
      <Countdown key={minutes} minutes={minutes} onEnd={ringChime} />
    </div>
  );
}
