import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { PACK_AGES } from "../../page.ts";
import { gridFromPool } from "../../puzzles/pooled-grid.ts";
import { findWord, holdersOf, PACK_GRID, PACK_WORDS } from "../../puzzles/word-grid.ts";
import { isUnwanted } from "../../words/unwanted-words.ts";
import { BUCKET_LIST, SUMMER_WORDS } from "./words.ts";

describe.each(PACK_AGES)("summer words, %s", (age) => {
  const words = SUMMER_WORDS[age];

  test("they fit into the grid, differ, and hide nothing", () => {
    expect(words.length).toBeGreaterThan(PACK_WORDS);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]{3,8}$/u);
      expect(holdersOf(word, words)).toEqual([]);
      expect(isUnwanted(word)).toBe(false);
    }
  });

  test("eight of them stand in a grid of 8 by 8, each exactly once, and no unwanted word by chance", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const size = { count: PACK_WORDS, size: PACK_GRID };
        const { grid, words: chosen } = gridFromPool(words, size, seededRandom(seed));
        expect(grid.letters).toHaveLength(64);
        expect(new Set(chosen).size).toBe(8);
        expect(chosen.every((word) => words.includes(word))).toBe(true);
        for (const word of chosen) expect(findWord(grid, word)).toHaveLength(1);
        expect(chanceWords(grid, chosen)).toEqual([]);
      }),
      RUNS,
    );
  });
});

test("a pool that cannot fill a grid is refused", () => {
  expect(() => gridFromPool(["ELEPHANT"], { count: 1, size: 4 }, seededRandom(1))).toThrow();
});

test("no wish stands on the bucket list twice", () => {
  expect(new Set<string>(BUCKET_LIST).size).toBe(BUCKET_LIST.length);
});
