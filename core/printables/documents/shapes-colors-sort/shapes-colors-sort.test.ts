import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type PathMark, type SheetParams } from "../../page.ts";
import { KINDS, type Kind, PLURALS } from "./shapes.ts";
import { COUNTED, generate } from "./shapes-colors-sort.ts";

/** The kind of a shape, determined by its corners alone. */
function kindOf({ d }: PathMark): Kind | undefined {
  if (d.includes("C")) return "circle";
  const numbers = (d.match(/-?[\d.]+/gu) ?? []).map(Number);
  const corners = numbers.length / 2;
  const side = (index: number) =>
    Math.hypot(
      (numbers[index * 2] ?? 0) - (numbers[(index * 2 + 2) % numbers.length] ?? 0),
      (numbers[index * 2 + 1] ?? 0) - (numbers[(index * 2 + 3) % numbers.length] ?? 0),
    );
  if (corners === 3) return "triangle";
  if (corners === 4) return Math.abs(side(0) - side(1)) < 0.5 ? "square" : "rectangle";
  if (corners === 6) return "hexagon";
  return corners === 10 ? "star" : undefined;
}

const anySheet = fc.tuple(fc.string(), fc.constantFrom(...PACK_AGES)).map(([seed, age]) => {
  const params: SheetParams = {
    ...{ time: 5, skill: "mixed", seed: "x", variant: 1, large: false, words: [] },
    age,
  };
  return generate(params, seededRandom(seed));
});

test("the key's counts are those of the shapes that are drawn, three at least of each", () => {
  fc.assert(
    fc.property(anySheet, ({ pages, answers }) => {
      const drawn = (pages[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "path" && mark.width === COUNTED.width ? kindOf(mark) : [],
      );
      const counts = KINDS.map((kind) => drawn.filter((other) => other === kind).length);
      const key = (answers[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "text" && mark.bold ? Number(mark.text) : [],
      );
      expect(key).toEqual(counts);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
      expect(drawn).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
    }),
    RUNS,
  );
});

test("the legend gives each kind a color of its own", () => {
  fc.assert(
    fc.property(anySheet, ({ pages }) => {
      const legend = (pages[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "text" && mark.text.includes(": ") ? mark.text.split(": ") : [],
      );
      expect(legend.filter((_, index) => index % 2 === 0)).toEqual(
        KINDS.map((kind) => PLURALS[kind]),
      );
      expect(new Set(legend.filter((_, index) => index % 2)).size).toBe(KINDS.length);
    }),
    RUNS,
  );
});
