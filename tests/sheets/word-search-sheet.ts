import fc from "fast-check";
import { expect, test } from "vitest";
import type { Generate } from "#core/printables/page.ts";
import { findWord } from "#core/printables/puzzles/word-grid.ts";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { AGES, printedGrid, sheetParams, textsOn } from "#tests/sheets/printed.ts";

/** Checks that apply to each word search with a list of its own and a clue per word. */
export function testWordSearchSheet(
  generate: Generate,
  words: readonly string[],
  clues: readonly (readonly [word: string, clue: string])[],
): void {
  test("the printed grid is 12 by 12 and holds each listed word once, and no unwanted word by chance", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...AGES), fc.boolean(), (seed, age, large) => {
        const { pages, answers } = generate(sheetParams({ age, large }), seededRandom(seed));
        const [page] = pages;
        const grid = page && printedGrid(page);
        expect(grid?.size).toBe(12);
        for (const word of words) {
          expect(textsOn(pages)).toContain(word);
          expect(grid && findWord(grid, word)).toHaveLength(1);
        }
        expect(grid && chanceWords(grid, words)).toEqual([]);
        expect(answers).toHaveLength(pages.length);
      }),
      RUNS,
    );
  });

  test("there is one clue for each word, and it does not give the word away", () => {
    expect(clues.map(([word]) => word)).toEqual(words);
    for (const [word, clue] of clues) expect(clue.toUpperCase()).not.toContain(word);
  });

  test("the key answers each printed clue", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { pages, answers } = generate(sheetParams({ age: "68" }), seededRandom(seed));
      const shown = textsOn(pages).join(" ");
      const asked = clues.filter(([, clue]) => shown.includes(clue));
      expect(asked).toHaveLength(6);
      const key = textsOn(answers);
      // Each word is in the list, and once more as an answer.
      for (const [word] of clues) {
        const times = asked.some(([one]) => one === word) ? 2 : 1;
        expect([word, key.filter((text) => text === word).length]).toEqual([word, times]);
      }
    }
  });
}
