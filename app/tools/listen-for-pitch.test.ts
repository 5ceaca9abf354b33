import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { findPitch, SAMPLES } from "./listen-for-pitch.ts";

const RATE = 48_000;

/** A string as a microphone hears it: a tone with harmonics, of any phase, in a room that hisses. */
function string(frequency: number, phase: number, noise: number, seed: number) {
  const random = seededRandom(seed);
  const samples = new Float32Array(SAMPLES);
  for (let at = 0; at < SAMPLES; at += 1) {
    let value = 0;
    for (let harmonic = 1; harmonic <= 6; harmonic += 1) {
      const angle = (2 * Math.PI * frequency * harmonic * at) / RATE + phase * harmonic;
      value += (0.3 / harmonic) * Math.sin(angle);
    }
    samples[at] = value + noise * (random() * 2 - 1);
  }
  return samples;
}

const centsBetween = (one: number, other: number): number => 1_200 * Math.log2(one / other);

test("hears tones of 80 to 1,000 Hz with harmonics and noise within 2 cents", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 80, max: 1_000, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (frequency, phase, seed) => {
        const heard = findPitch(string(frequency, phase, 0.01, seed), RATE);
        expect(Math.abs(centsBetween(heard ?? Number.NaN, frequency))).toBeLessThan(2);
      },
    ),
    RUNS,
  );
});

test("hears nothing in silence and in noise", () => {
  expect(findPitch(new Float32Array(SAMPLES), RATE)).toBeUndefined();
  const random = seededRandom(1);
  expect(
    findPitch(
      new Float32Array(SAMPLES).map(() => random() - 0.5),
      RATE,
    ),
  ).toBeUndefined();
});
