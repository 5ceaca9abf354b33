import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  BEATS_MOST,
  type Beat,
  beatsUntil,
  clampTempo,
  type NextBeat,
  TEMPO,
  tempoOfTaps,
} from "#core/tools/metronome.ts";
import { Button } from "../ui/button.tsx";
import * as words from "../words/tools.ts";
import { RunButton } from "./run-button.tsx";
import { SelectField } from "./select-field.tsx";
import { ring, wakeSound } from "./sound.ts";

/** How far ahead beats are put on the audio clock, and how often, in seconds: a busy page delays none. */
const AHEAD = 0.2;
const EVERY = 0.05;
/** Before the first beat, so that it is not swallowed. */
const LEAD = 0.1;

const CLICK = { accent: 1_320, plain: 880, seconds: 0.06, loudness: 0.5 } as const;

const BARS = [
  { value: 0, label: words.noBars },
  ...Array.from({ length: BEATS_MOST - 1 }, (_, at) => ({ value: at + 2, label: String(at + 2) })),
];

/** A metronome whose clicks are scheduled on the audio clock. */
export default function Metronome() {
  const [tempo, setTempo] = useState(80);
  const [beats, setBeats] = useState(4);
  const [running, setRunning] = useState(false);
  const [place, setPlace] = useState<number>();
  const setting = useRef({ tempo, beats });
  setting.current = { tempo, beats };
  const taps = useRef<number[]>([]);

  useEffect(() => {
    if (!running) return;
    const sound = wakeSound();
    /** The audio clock, or the page's where there is no sound. */
    const clock = () => sound?.currentTime ?? performance.now() / 1_000;
    let next: NextBeat = { at: clock() + LEAD, place: 0 };
    const shown: Beat[] = [];
    const clicks = new Set<OscillatorNode>();
    const schedule = () => {
      // A page that slept does not make up for what it missed.
      if (next.at < clock() - AHEAD) next = { at: clock() + LEAD, place: 0 };
      const { due, next: later } = beatsUntil(setting.current, next, clock() + AHEAD);
      next = later;
      for (const beat of due) {
        shown.push(beat);
        if (!sound) continue;
        const click = ring(sound, {
          frequency: beat.accent ? CLICK.accent : CLICK.plain,
          at: beat.at,
          seconds: CLICK.seconds,
          loudness: CLICK.loudness,
        });
        clicks.add(click);
        click.addEventListener("ended", () => clicks.delete(click));
      }
    };
    schedule();
    const timer = setInterval(schedule, EVERY * 1_000);
    let frame = requestAnimationFrame(function show() {
      while (shown[0] && shown[0].at <= clock()) setPlace(shown.shift()?.place);
      frame = requestAnimationFrame(show);
    });
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      for (const click of clicks) click.stop();
      setPlace(undefined);
    };
  }, [running]);

  const tap = () => {
    taps.current = [...taps.current, performance.now()].slice(-8);
    const tapped = tempoOfTaps(taps.current);
    if (tapped !== undefined) setTempo(tapped);
  };

  return (
    <div className="grid max-w-md gap-4">
      <div className="flex items-center gap-3">
        <Button
          look="outline"
          size="icon"
          aria-label={words.slower}
          onClick={() => setTempo(clampTempo(tempo - 1))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <label className="grid flex-1 gap-1">
          <span className="text-center font-display text-4xl tabular-nums">{tempo}</span>
          <input
            type="range"
            aria-label={words.tempo}
            min={TEMPO.least}
            max={TEMPO.most}
            value={tempo}
            onChange={(event) => setTempo(event.currentTarget.valueAsNumber)}
            className="w-full accent-accent"
          />
        </label>
        <Button
          look="outline"
          size="icon"
          aria-label={words.faster}
          onClick={() => setTempo(clampTempo(tempo + 1))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div
        aria-hidden="true"
        className="flex min-h-6 flex-wrap items-center justify-center gap-2.5"
      >
        {Array.from({ length: Math.max(1, beats) }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a bar never change
            key={at}
            className={`size-4 rounded-full border-2 border-edge ${
              place !== undefined && place % Math.max(1, beats) === at ? "bg-accent" : ""
            }`}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <RunButton running={running} onToggle={() => setRunning(!running)} />
        <Button look="outline" onClick={tap}>
          {words.tapTempo}
        </Button>
        <SelectField label={words.beatsInBar} options={BARS} value={beats} onChange={setBeats} />
      </div>
    </div>
  );
}
