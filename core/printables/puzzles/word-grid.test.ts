import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { WORD_LISTS } from "../../games/word-search/word-lists.ts";
import { shuffled } from "../../random/shuffle.ts";
import { PACK_AGES } from "../page.ts";
import { searchWords, WORD_THEMES } from "../words/themes.ts";
import {
  findWord,
  holdersOf,
  makeWordGrid,
  PACK_GRID,
  PACK_WORDS,
  SHEET_GRID,
  solveWordGrid,
} from "./word-grid.ts";

const seeds = fc.string();

function expectSound(size: number, words: readonly string[], seed: string) {
  const grid = makeWordGrid({ words, size }, seededRandom(seed));
  expect(grid?.letters).toHaveLength(size * size);
  if (!grid) return;
  for (const word of words) expect([word, findWord(grid, word).length]).toEqual([word, 1]);
  expect(chanceWords(grid, words)).toEqual([]);
  const placed = grid.placements.map(({ cells }) => [...cells].sort((one, other) => one - other));
  const found = solveWordGrid(grid, words).map((c) => [...c].sort((one, other) => one - other));
  expect(found).toEqual(placed);
}

describe("a grid has each listed word once in eight directions, no unwanted one, and a true key", () => {
  test("8x8 with eight words of each theme and grade", () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...WORD_THEMES), fc.constantFrom(...PACK_AGES), (...a) => {
        const [seed, theme, age] = a;
        const words = shuffled(searchWords(theme, age), seededRandom(seed)).slice(0, PACK_WORDS);
        expectSound(PACK_GRID, words, seed);
      }),
      RUNS,
    );
  }, 120_000);

  test("12x12 with twelve words", () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(WORD_LISTS.animals, WORD_LISTS.space), (seed, words) => {
        expectSound(SHEET_GRID, words, seed);
      }),
      RUNS,
    );
  }, 120_000);
});

describe("a word that a list has on purpose", () => {
  test.each([
    ["holds an unwanted one", ["EGYPT", "JAPAN", "SHOE", "GRASS"]],
    ["holds one backwards", ["SHEEP", "WOLF", "LEVEL", "MUSIC"]],
    ["is an unwanted one", ["DIE", "KILL", "WINE", "GUN"]],
  ])("%s: it stands once, and what it holds stands nowhere else", (_, words) => {
    fc.assert(
      fc.property(seeds, (seed) => expectSound(PACK_GRID, words, seed)),
      RUNS,
    );
  });
});

test("the search finds a word in each of eight directions, and in no other cells", () => {
  const letters = [..."PQRSTUVWXYZABCDEFGHIJKLMN"]; // five rows, all letters different
  const read = (cells: number[]) => cells.map((cell) => letters[cell]).join("");
  const middle = 12;
  for (const step of [1, -1, 5, -5, 6, -6, 4, -4]) {
    const cells = [middle, middle + step, middle + 2 * step];
    expect(findWord({ letters, size: 5 }, read(cells))).toEqual([cells]);
  }
  // A line does not continue over the edge of a row.
  expect(findWord({ letters, size: 5 }, read([3, 4, 5]))).toEqual([]);
});

test("the search tells two places from one that reads the same backwards", () => {
  const size = 5;
  expect(findWord({ size, letters: [..."LEVELXXXXXXXXXXXXXXXXXXXX"] }, "LEVEL")).toHaveLength(1);
  expect(findWord({ size, letters: [..."CATXXXXXXXXXXXXXXXXXXXTAC"] }, "CAT")).toHaveLength(2);
});

test.each([
  ["one inside of another", ["CAT", "CATTLE"]],
  ["one inside of another backwards", ["TAC", "CATTLE"]],
  ["one that is another backwards", ["WOLF", "FLOW"]],
  ["a word twice", ["WOLF", "WOLF"]],
  ["a word too long", ["HIPPOPOTAMUS"]],
  ["other letters", ["ÄPFEL"]],
  ["no letters", [""]],
  ["more words than there is room", [..."ABCDEFGHIJKL"].map((letter) => letter.repeat(8))],
])("%s: no grid, said at once", (_, words) => {
  expect(makeWordGrid({ words, size: 8 }, seededRandom(1))).toBeUndefined();
});

test("the words in the way of another one are named", () => {
  expect(holdersOf("CAT", ["CAT", "CATTLE", "STACK", "DOG"])).toEqual(["CATTLE", "STACK"]);
});
