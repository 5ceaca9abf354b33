import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { printedGrid, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { readOwnWords } from "../../own-words.ts";
import { findWord } from "../../puzzles/word-grid.ts";
import { comfortableSize, generate, SCHOOL_WORDS } from "./my-word-search.ts";

/** The listed words are each once in the grid; the others are named as left out. */
function expectSound(words: readonly string[], large: boolean, seed: string) {
  const { pages, answers } = generate(sheetParams({ words, large, age: "35" }), seededRandom(seed));
  const [page] = pages;
  const grid = page && printedGrid(page);
  const texts = textsOn(pages);
  const listed = words.filter((word) => texts.includes(word));
  for (const word of listed) expect(grid && findWord(grid, word)).toHaveLength(1);
  expect(grid && chanceWords(grid, listed)).toEqual([]);
  const prose = texts.join(" ");
  for (const word of words) expect(prose).toContain(word);
  expect(answers.length).toBe(pages.length);
  return listed;
}

test("without words of a teacher, words of school are hidden", () => {
  expect(expectSound(SCHOOL_WORDS, false, "school")).toEqual(SCHOOL_WORDS);
  const { pages } = generate(sheetParams(), seededRandom(1));
  for (const word of SCHOOL_WORDS) expect(textsOn(pages)).toContain(word);
});

test("whatever the form accepts is hidden whole", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 15 }), fc.boolean(), (text, large) => {
      const { words } = readOwnWords(text.replaceAll(" ", ","), "search");
      fc.pre(words.length > 0);
      expect(expectSound(words, large, text)).toEqual(words);
    }),
    RUNS,
  );
});

test("an entry of two words is hidden without its space and listed with it", () => {
  const words = ["ICE CREAM", "TREE HOUSE", "MEADOW"];
  const { pages } = generate(sheetParams({ words, age: "35" }), seededRandom("two"));
  const grid = pages[0] && printedGrid(pages[0]);
  expect(textsOn(pages)).toEqual(expect.arrayContaining(words));
  for (const word of ["ICECREAM", "TREEHOUSE", "MEADOW"]) {
    expect(grid && findWord(grid, word)).toHaveLength(1);
  }
});

test("words that hold an unwanted one are hidden whole, and it stands nowhere else", () => {
  const words = ["DIE", "SHOE", "EGYPT", "JAPAN", "GRASS", "SHEEP", "BUTTER", "KILL"];
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(expectSound(words, false, seed)).toEqual(words);
    }),
    RUNS,
  );
});

test("any other words are hidden, or named as left out", () => {
  const word = fc.stringMatching(/^[A-D]{3,12}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.boolean(), (words, large) => {
      expect(expectSound(words, large, words.join()).length).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

test("twenty words of twelve letters still give a page", () => {
  const words = Array.from({ length: 20 }, (_, index) =>
    Array.from({ length: 12 }, (_, at) =>
      String.fromCharCode(65 + ((index * 7 + at * 5) % 26)),
    ).join(""),
  );
  expect(expectSound(words, true, "long").length).toBeGreaterThan(5);
});

test.each([
  [["CAT"], 8],
  [["HIPPOPOTAMUS"], 12],
  [Array.from({ length: 20 }, () => "ABCDEFGHIJKL"), 18],
])("%j has a comfortable grid of %i", (words, size) => {
  expect(comfortableSize(words)).toBe(size);
});
