import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { frequencyOf, noteOf } from "#core/tools/pitch.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { wakeSound } from "./sound.ts";

const OCTAVES = [2, 3, 4, 5] as const;
/** Loudness of the first harmonics: warm enough to sing to. */
const HARMONICS = [0, 1, 0.35, 0.18, 0.08] as const;
const LOUDNESS = 0.2;
/** To begin and to end without a click, in seconds. */
const FADE = 0.06;

/** One steady tone. */
export default function Drone() {
  const [step, setStep] = useState(9);
  const [octave, setOctave] = useState(4);
  const [playing, setPlaying] = useState(false);
  const number = 12 * (octave + 1) + step;

  useEffect(() => {
    const sound = playing ? wakeSound() : undefined;
    if (!sound) return;
    const wave = sound.createPeriodicWave(
      HARMONICS.map(() => 0),
      [...HARMONICS],
    );
    const tone = new OscillatorNode(sound, {
      frequency: frequencyOf(number),
      periodicWave: wave,
      type: "custom",
    });
    const gain = new GainNode(sound, { gain: 0 });
    gain.gain.setTargetAtTime(LOUDNESS, sound.currentTime, FADE);
    tone.connect(gain).connect(sound.destination);
    tone.start();
    return () => {
      gain.gain.setTargetAtTime(0, sound.currentTime, FADE);
      tone.stop(sound.currentTime + 6 * FADE);
    };
  }, [playing, number]);

  return (
    <div className="grid max-w-md gap-4">
      <div className="flex flex-wrap gap-3">
        <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {words.note}
          <select
            value={step}
            onChange={(event) => setStep(Number(event.currentTarget.value))}
            className="min-h-11 max-w-full rounded-field border-2 border-edge bg-sheet px-2"
          >
            {Array.from({ length: 12 }, (_, at) => (
              <option key={noteOf(at).name} value={at}>
                {noteOf(at).name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {words.octave}
          <select
            value={octave}
            onChange={(event) => setOctave(Number(event.currentTarget.value))}
            className="min-h-11 max-w-full rounded-field border-2 border-edge bg-sheet px-2"
          >
            {OCTAVES.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="font-display text-4xl">
        {noteOf(number).name}
        <sub className="text-[0.6em]">{octave}</sub>{" "}
        <span className="text-soft text-xl tabular-nums">{frequencyOf(number).toFixed(1)} Hz</span>
      </p>
      <div>
        <Button onClick={() => setPlaying(!playing)}>
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
          {playing ? words.stop : words.start}
        </Button>
      </div>
    </div>
  );
}
