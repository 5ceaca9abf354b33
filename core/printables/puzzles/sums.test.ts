import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../page.ts";
import { drawSums } from "./draw-sums.ts";
import { makeSums, QUICK_SUMS, resultOf, sumText } from "./sums.ts";

const anySums = fc
  .tuple(fc.string(), fc.constantFrom(...PACK_AGES), fc.integer({ min: 1, max: 40 }))
  .map(([seed, age, count]) => ({ age, count, sums: makeSums(age, count, seededRandom(seed)) }));

test("a quick sheet has 8 sums", () => {
  expect(QUICK_SUMS).toBe(8);
});

test("K-2 adds numbers from 1 to 9; others take 1 to 12 and add about six times in ten", () => {
  fc.assert(
    fc.property(anySums, ({ age, count, sums }) => {
      expect(sums).toHaveLength(count);
      const largest = age === "k2" ? 9 : 12;
      for (const { left, right } of sums) {
        expect(Math.min(left, right)).toBeGreaterThanOrEqual(1);
        expect(Math.max(left, right)).toBeLessThanOrEqual(largest);
      }
      const additions = sums.filter(({ operation }) => operation === "plus").length;
      const share = age === "k2" ? 1 : 0.6;
      expect(Math.abs(additions - count * share)).toBeLessThanOrEqual(0.5);
    }),
    RUNS,
  );
});

test("no sum comes twice, not even turned around, and none is negative", () => {
  fc.assert(
    fc.property(anySums, ({ sums }) => {
      const different = new Set(
        sums.map(({ left, operation, right }) =>
          operation === "plus"
            ? [left, right].toSorted((a, b) => a - b).join("+")
            : `${left}-${right}`,
        ),
      );
      expect(different.size).toBe(sums.length);
      for (const sum of sums) expect(resultOf(sumText(sum))).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});

test("printed sums are read as they are meant", () => {
  expect(resultOf("7 + 5")).toBe(12);
  expect(resultOf("12 − 9")).toBe(3);
  expect(() => resultOf("7 x 5")).toThrow(RangeError);
});

test("the drawing fits wide, high and small boxes and writes results only when solved", () => {
  const sums = makeSums("35", QUICK_SUMS, seededRandom("box"));
  for (const [width, height] of [
    [186, 60],
    [90, 100],
    [60, 150],
  ] as const) {
    const box = { x: 10, y: 20, width, height };
    const marks = drawSums(sums, box, { smallest: 12 });
    for (const mark of marks) {
      if (mark.kind === "text") {
        expect(mark.y).toBeLessThanOrEqual(20 + height);
        expect(mark.x).toBeLessThanOrEqual(10 + width);
      } else {
        const numbers = (mark.d.match(/[\d.]+/gu) ?? []).map(Number);
        expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(10 + width);
        expect(Math.max(...numbers.filter((_, i) => i % 2))).toBeLessThanOrEqual(20 + height);
      }
    }
    const written = drawSums(sums, box, { smallest: 12, solved: true }).filter(
      (mark) => mark.kind === "text" && mark.bold,
    );
    expect(written.map((mark) => mark.kind === "text" && Number(mark.text))).toEqual(
      sums.map((sum) => resultOf(sumText(sum))),
    );
  }
});
