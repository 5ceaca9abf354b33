import { useEffect, useState } from "react";
import { frequencyOf, noteOf } from "#core/tools/pitch.ts";
import * as words from "../words/tools.ts";
import { RunButton } from "./run-button.tsx";
import { SelectField } from "./select-field.tsx";
import { wakeSound } from "./sound.ts";

const NOTES = Array.from({ length: 12 }, (_, value) => ({ value, label: noteOf(value).name }));
const OCTAVES = [2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
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
        <SelectField label={words.note} options={NOTES} value={step} onChange={setStep} />
        <SelectField label={words.octave} options={OCTAVES} value={octave} onChange={setOctave} />
      </div>
      <p className="font-display text-4xl">
        {noteOf(number).name}
        <sub className="text-[0.6em]">{octave}</sub>{" "}
        <span className="text-soft text-xl tabular-nums">{frequencyOf(number).toFixed(1)} Hz</span>
      </p>
      <div>
        <RunButton running={playing} onToggle={() => setPlaying(!playing)} />
      </div>
    </div>
  );
}
