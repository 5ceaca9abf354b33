import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { type Mark, PACK_AGES } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { generate } from "./design-monster.ts";
import { FEATURES } from "./features.ts";

/** A path's shape, regardless of its position and size. */
const outline = (d: string) => d.replace(/[^MLCZ]/gu, "");

test("every feature has more options than a die has faces, and each keeps to its cell", () => {
  expect(FEATURES.map(({ name }) => name)).toEqual(["Eyes", "Mouth", "Horns", "Skin", "Feet"]);
  for (const { name, options } of FEATURES) {
    expect(options.length).toBeGreaterThan(6);
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
    for (const [index, option] of options.entries()) {
      const points = option.flatMap(pointsOf);
      const reach = (pick: (point: { x: number; y: number }) => number) =>
        Math.max(...points.map((point) => Math.abs(pick(point))));
      expect(
        reach(({ x }) => x),
        `${name} ${index}`,
      ).toBeLessThanOrEqual(10.8);
      expect(
        reach(({ y }) => y),
        `${name} ${index}`,
      ).toBeLessThanOrEqual(6.6);
    }
  }
});

test("the table names every feature, draws six options of each and one face of the die for each", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [], large } as const;
      const marks: readonly Mark[] = generate(params, seededRandom(seed)).pages[0]?.marks ?? [];
      const paths = marks.flatMap((mark) => (mark.kind === "path" ? [outline(mark.d)] : []));
      for (const { name, options } of FEATURES) {
        const heading = marks.findIndex((mark) => mark.kind === "text" && mark.text === name);
        expect(heading, name).toBeGreaterThan(0);
        // All paths from the feature's name to the next text belong to its row.
        const after = marks.slice(heading + 1);
        const end = after.findIndex((mark) => mark.kind === "text");
        const row = after
          .slice(0, end)
          .flatMap((mark) => (mark.kind === "path" ? [outline(mark.d)] : []));
        const starts = options.filter((option) => {
          const wanted = option.map(({ d }) => outline(d));
          return row.some((_, at) => wanted.every((part, index) => row[at + index] === part));
        });
        expect(starts.length, name).toBeGreaterThanOrEqual(6);
      }
      // 1 + 2 + … + 6 spots.
      const spots = marks.filter(
        (mark) => mark.kind === "path" && mark.fill === "ink" && !mark.stroke,
      );
      expect(spots.length).toBeGreaterThanOrEqual(21);
      expect(paths.length).toBeGreaterThan(60);
    }),
    RUNS,
  );
});
