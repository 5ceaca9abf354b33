import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { beatsUntil, clampTempo, TEMPO, tempoOfTaps } from "./metronome.ts";

const tempos = fc.integer({ min: TEMPO.least, max: TEMPO.most });

describe("a metronome", () => {
  test("gives every beat once, evenly, however its clock is asked", () => {
    fc.assert(
      fc.property(
        tempos,
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (tempo, beats, waits) => {
          let now = 0;
          let next = { at: 0, place: 0 };
          const all = waits.flatMap((wait) => {
            now += wait;
            const { due, next: later } = beatsUntil({ tempo, beats }, next, now);
            next = later;
            return due;
          });
          expect(all.length).toBe(Math.ceil(now / (60 / tempo) - 1e-9));
          all.forEach(({ at, accent, place }, index) => {
            expect(at).toBeCloseTo((index * 60) / tempo, 6);
            expect(accent).toBe(beats > 0 && index % beats === 0);
            if (beats > 0) expect(place).toBe(index % beats);
          });
        },
      ),
      RUNS,
    );
  });

  test("keeps its next beat when the tempo changes", () => {
    const { next } = beatsUntil({ tempo: 60, beats: 4 }, { at: 0, place: 0 }, 1.5);
    expect(next).toEqual({ at: 2, place: 2 });
    const { due } = beatsUntil({ tempo: 120, beats: 4 }, next, 3);
    expect(due.map(({ at, place }) => [at, place])).toEqual([
      [2, 2],
      [2.5, 3],
    ]);
  });
});

describe("tapping", () => {
  test("finds the tempo, and forgives one late tap", () => {
    expect(tempoOfTaps([0])).toBeUndefined();
    expect(tempoOfTaps([0, 500])).toBe(120);
    expect(tempoOfTaps([0, 500, 1000, 1620, 2120, 2620])).toBe(120);
  });

  test("begins anew after a pause, and stays within the limits", () => {
    expect(tempoOfTaps([0, 500, 9_000, 9_400, 9_800])).toBe(150);
    expect(tempoOfTaps([0, 20, 40])).toBe(TEMPO.most);
    expect(clampTempo(7)).toBe(TEMPO.least);
  });
});
