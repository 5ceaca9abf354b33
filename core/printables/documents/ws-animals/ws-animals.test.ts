import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { AGES, printedGrid, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import { findWord } from "../../puzzles/word-grid.ts";
import { ANIMAL_CLUES } from "./clues.ts";
import { generate } from "./ws-animals.ts";

test("the printed grid is 12 by 12 and holds each listed animal once", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...AGES), fc.boolean(), (seed, age, large) => {
      const { pages, answers } = generate(sheetParams({ age, large }), seededRandom(seed));
      const [page] = pages;
      const grid = page && printedGrid(page);
      expect(grid?.size).toBe(12);
      for (const word of WORD_LISTS.animals) {
        expect(textsOn(pages)).toContain(word);
        expect(grid && findWord(grid, word)).toHaveLength(1);
      }
      expect(answers).toHaveLength(pages.length);
    }),
    RUNS,
  );
});

test("there is one clue for each animal, and it does not give the word away", () => {
  expect(ANIMAL_CLUES.map(([word]) => word)).toEqual(WORD_LISTS.animals);
  for (const [word, clue] of ANIMAL_CLUES) expect(clue.toUpperCase()).not.toContain(word);
});

test("the key answers each printed clue", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { pages, answers } = generate(sheetParams({ age: "68" }), seededRandom(seed));
    const shown = textsOn(pages).join(" ");
    const asked = ANIMAL_CLUES.filter(([, clue]) => shown.includes(clue));
    expect(asked).toHaveLength(6);
    const key = textsOn(answers);
    // Each word stands in the list, and once more as an answer.
    for (const [word] of ANIMAL_CLUES) {
      const times = asked.some(([one]) => one === word) ? 2 : 1;
      expect([word, key.filter((text) => text === word).length]).toEqual([word, times]);
    }
  }
});
