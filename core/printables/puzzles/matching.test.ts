import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { displaced, matchingDots } from "./matching.ts";

test("nothing stays in its place, nothing is lost, nothing comes twice", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 26 }), (seed, count) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const order = displaced(items, seededRandom(seed));
      expect([...order].sort((one, other) => one - other)).toEqual(items);
      for (const [place, item] of order.entries()) expect(item).not.toBe(place);
    }),
    RUNS,
  );
});

test("one thing alone stays, and none is none", () => {
  expect(displaced(["a"], seededRandom(1))).toEqual(["a"]);
  expect(displaced([], seededRandom(1))).toEqual([]);
});

test("the key's lines lead from dot to dot", () => {
  const [from, to] = [
    { x: 1, y: 2 },
    { x: 30, y: 40 },
  ];
  const marks = matchingDots([from], [to], [[0, 0]]);
  expect(marks.some((mark) => mark.kind === "path" && mark.d === "M1 2L30 40")).toBe(true);
  expect(matchingDots([from], [to])).toHaveLength(2);
});
