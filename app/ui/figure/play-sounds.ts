import type { Sound } from "#core/figures/figure.ts";
import { frequencyOf } from "#core/tools/pitch.ts";
import { ring, wakeSound } from "../../tools/sound.ts";

const BEATS = {
  accent: { frequency: 1_320, loudness: 0.5 },
  high: { frequency: 880, loudness: 0.35 },
  low: { frequency: 220, loudness: 0.6 },
  soft: { frequency: 660, loudness: 0.15 },
} as const;
/** A plucked string is more than its first tone: multiples of it, and how loud each is. */
const HARMONICS = [
  [1, 0.22],
  [2, 0.09],
  [3, 0.04],
] as const;
/** Before the first one, in seconds: a device needs a moment. */
const LEAD = 0.08;

/**
 * Plays what a figure sounds like.
 * @returns a function that makes it silent; undefined on a device without sound.
 */
export function playSounds(sounds: readonly Sound[], onEnd: () => void): (() => void) | undefined {
  const sound = wakeSound();
  if (!sound) return undefined;
  const start = sound.currentTime + LEAD;
  const tones = sounds.flatMap(({ at, seconds, number, beat = "high" }) => {
    const when = { at: start + at, seconds };
    if (number === undefined) return [ring(sound, { ...when, ...BEATS[beat] })];
    return HARMONICS.map(([multiple, loudness]) =>
      ring(sound, { ...when, frequency: frequencyOf(number) * multiple, loudness }),
    );
  });
  const last = sounds.reduce((end, { at, seconds }) => Math.max(end, at + seconds), 0);
  const timer = setTimeout(onEnd, (LEAD + last) * 1_000);
  return () => {
    clearTimeout(timer);
    for (const tone of tones) tone.stop();
    onEnd();
  };
}
