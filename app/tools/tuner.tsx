import { Mic } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type Heard,
  IN_TUNE_CENTS,
  noteOf,
  readPitch,
  TUNINGS,
  type Tuning,
  tuningFor,
} from "#core/tools/pitch.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { SelectField } from "./select-field.tsx";
import { wakeSound } from "./sound.ts";
import type { ToolProps } from "./tool.tsx";

const INSTRUMENTS = (
  ["guitar", "ukulele", "violin", "bass", "chromatic"] as const satisfies Tuning[]
).map((value) => ({ value, label: words.TUNING[value] }));

/** How long the last tone stays on the screen after it has rung out, in milliseconds. */
const LINGER_MS = 1_500;

/** A tuner that listens with the microphone. */
export default function Tuner({ occasion }: ToolProps) {
  const [tuning, setTuning] = useState(() => tuningFor(occasion?.hobby));
  const [state, setState] = useState<"off" | "on" | "refused">("off");
  const [frequency, setFrequency] = useState<number>();

  useEffect(() => {
    if (state !== "on") return;
    const sound = wakeSound();
    let left = false;
    let close = () => {};
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = async () => {
      if (!sound) throw new Error("this device has no sound");
      const { listenForPitch } = await import("./listen-for-pitch.ts");
      close = await listenForPitch(sound, (heard) => {
        if (heard === undefined) return;
        clearTimeout(silence);
        silence = setTimeout(() => setFrequency(undefined), LINGER_MS);
        setFrequency(heard);
      });
      if (left) close();
    };
    listen().catch(() => setState("refused"));
    return () => {
      left = true;
      clearTimeout(silence);
      close();
      setFrequency(undefined);
    };
  }, [state]);

  const heard = frequency === undefined ? undefined : readPitch(frequency, tuning);
  return (
    <div className="grid max-w-md gap-4">
      <SelectField
        label={words.instrument}
        options={INSTRUMENTS}
        value={tuning}
        onChange={setTuning}
      />
      <Strings tuning={tuning} heard={heard} />
      <Needle heard={heard} />
      <p role="status" className="min-h-7 text-center font-semibold">
        {heard ? tellCents(heard) : state === "on" ? words.playOne : ""}
      </p>
      <div>
        <Button onClick={() => setState(state === "on" ? "off" : "on")}>
          <Mic aria-hidden="true" className="size-5" />
          {state === "on" ? words.stop : words.listen}
        </Button>
      </div>
      <p className="text-soft text-base">
        {state === "refused" ? words.noMicrophone : words.staysHere}
      </p>
    </div>
  );
}

function tellCents({ cents }: Heard): string {
  const rounded = Math.round(cents);
  if (Math.abs(cents) <= IN_TUNE_CENTS) return words.inTune;
  return rounded < 0 ? words.tooLow(-rounded) : words.tooHigh(rounded);
}

const Strings = ({ tuning, heard }: { tuning: Tuning; heard: Heard | undefined }) => {
  const strings: readonly number[] = TUNINGS[tuning];
  const shown = strings.length > 0 ? strings.map(noteOf) : heard ? [heard.note] : [];
  return (
    <ul className="flex min-h-12 flex-wrap justify-center gap-2">
      {shown.map(({ number, name, octave }) => (
        <li
          key={number}
          className={`grid size-12 place-items-center rounded-full border-2 font-semibold ${
            heard?.note.number === number
              ? "border-accent bg-accent text-accent-ink"
              : "border-edge"
          }`}
        >
          <span>
            {name}
            <sub className="font-normal text-[0.7em]">{octave}</sub>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Half the width of the scale, in cents. */
const SCALE = 50;

const Needle = ({ heard }: { heard: Heard | undefined }) => {
  const cents = heard ? Math.min(SCALE, Math.max(-SCALE, heard.cents)) : 0;
  const isRight = heard !== undefined && Math.abs(heard.cents) <= IN_TUNE_CENTS;
  return (
    <div aria-hidden="true" dir="ltr" className="relative h-12 rounded-full bg-sunk">
      <div className="absolute inset-x-[45%] inset-y-1 rounded-full border-2 border-edge" />
      {heard && (
        <div
          className={`absolute inset-y-2 start-1/2 w-1.5 rounded-full ${isRight ? "bg-accent" : "bg-ink"}`}
          style={{ translate: `calc(${cents / SCALE} * 9rem - 50%)` }}
        />
      )}
    </div>
  );
};
