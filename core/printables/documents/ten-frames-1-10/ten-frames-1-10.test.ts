import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { generate, tenFrame } from "./ten-frames-1-10.ts";

const BOX = { x: 0, y: 0, width: 50, height: 20 };
const PARAMS = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "x",
  variant: 1,
  large: false,
  words: [],
} as const;

/** The cells of a frame that have a dot, row by row from 0 to 9, from where the dots are drawn. */
const dottedCells = (dots: number): number[] =>
  tenFrame(BOX, dots).flatMap((mark) => {
    if (mark.kind !== "path" || mark.fill !== "ink") return [];
    const [x = 0, y = 0] = (mark.d.match(/-?[\d.]+/gu) ?? []).map(Number);
    return Math.floor(y / 10) * 5 + Math.floor(x / 10);
  });

test("n dots fill a frame from left to right, the top row first", () => {
  for (let number = 0; number <= 10; number += 1) {
    expect(dottedCells(number)).toEqual(Array.from({ length: number }, (_, index) => index));
  }
});

test("every number from 1 to 10 comes once: six to count, four to draw; the key has all dots", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
      const sheet = generate({ ...PARAMS, age }, seededRandom(seed));
      const [page, key] = [sheet.pages[0]?.marks ?? [], sheet.answers[0]?.marks ?? []];
      const numbers = (marks: typeof page) =>
        marks.flatMap((mark) =>
          mark.kind === "text" && mark.size === 24 ? Number(mark.text) : [],
        );
      const dots = (marks: typeof page) =>
        marks.filter((mark) => mark.kind === "path" && mark.fill === "ink").length;
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      expect(numbers(key).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(numbers(page)).toHaveLength(4);
      expect(dots(page)).toBe(55 - total(numbers(page)));
      expect(dots(key)).toBe(55);
    }),
    RUNS,
  );
});

test("from grade 3 on the key says how many more make ten", () => {
  const sheet = generate({ ...PARAMS, age: "35" }, seededRandom("more"));
  const bold = (sheet.answers[0]?.marks ?? []).flatMap((mark) =>
    mark.kind === "text" && mark.bold ? Number(mark.text) : [],
  );
  for (let index = 0; index < 20; index += 2) {
    expect((bold[index] ?? 0) + (bold[index + 1] ?? 0)).toBe(10);
  }
});
