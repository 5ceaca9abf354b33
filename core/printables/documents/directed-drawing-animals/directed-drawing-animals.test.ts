import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type PathMark } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { ANIMALS } from "./animals.ts";
import { generate, stepMarks } from "./directed-drawing-animals.ts";

const SQUARE = { x: 0, y: 0, width: 100, height: 100 };
const shapes = (marks: readonly { kind: string }[]) =>
  marks.filter((mark): mark is PathMark => mark.kind === "path");

test("there are at least six animals, each in six steps that all add something", () => {
  expect(ANIMALS.length).toBeGreaterThanOrEqual(6);
  for (const { name, steps } of ANIMALS) {
    expect(steps.length, name).toBe(6);
    for (const step of steps) expect(step.lines.length, name).toBeGreaterThan(0);
  }
});

test("each step repeats every earlier line in grey and adds its own in ink", () => {
  for (const { steps } of ANIMALS) {
    for (const index of steps.keys()) {
      const now = shapes(stepMarks(steps, index, SQUARE));
      const before = index === 0 ? [] : shapes(stepMarks(steps, index - 1, SQUARE));
      const gray = now.filter(({ stroke, fill }) => (stroke ?? fill) === "mid");
      const ink = now.filter(({ stroke, fill }) => (stroke ?? fill) === "ink");
      expect(gray.map(({ d }) => d)).toEqual(before.map(({ d }) => d));
      expect(ink.length).toBe(steps[index]?.lines.length);
      expect(gray.length + ink.length).toBe(now.length);
    }
  }
});

test("every animal stays in its square and fills most of its height", () => {
  for (const { name, steps } of ANIMALS) {
    const all = steps.flatMap(({ lines }) => lines).flatMap(pointsOf);
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    expect(Math.min(...xs, ...ys), name).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs, ...ys), name).toBeLessThanOrEqual(100);
    expect(Math.max(...ys) - Math.min(...ys), name).toBeGreaterThan(55);
  }
});

test("a sheet has two different animals", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
      const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [] } as const;
      for (const large of [false, true]) {
        const { pages } = generate({ ...params, large }, seededRandom(seed));
        expect(new Set(pages.map(({ title }) => title)).size).toBe(2);
        expect(pages.length).toBe(large ? 4 : 2);
      }
    }),
    RUNS,
  );
});
