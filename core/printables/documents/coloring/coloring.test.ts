import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { generate } from "./coloring.ts";

test("the book has one page of each set under the set's name, and not always the same ones", () => {
  const books = new Set<string>();
  fc.assert(
    fc.property(fc.string({ minLength: 6 }), fc.constantFrom(...PACK_AGES), (seed, age) => {
      const { pages } = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large: false, words: [] },
        seededRandom(seed),
      );
      expect(pages.map(({ title }) => title)).toEqual([
        "Animal Coloring",
        "Nature Coloring",
        "Space Coloring",
        "Vehicles and Heroes Coloring",
        "Letters and Numbers Coloring",
      ]);
      books.add(JSON.stringify(pages));
    }),
    { ...RUNS, numRuns: 12 },
  );
  expect(books.size).toBeGreaterThan(6);
});
