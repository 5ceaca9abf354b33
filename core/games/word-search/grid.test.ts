import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyNth, RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { isUnwanted } from "../../printables/words/unwanted-words.ts";
import { seededRandom } from "../../random/random.ts";
import { layOutGrid, type WordGrid } from "./grid.ts";
import { ALL_DIRECTIONS, cellsFrom, FORWARD } from "./lines.ts";
import { WORD_LISTS } from "./word-lists.ts";
import { initialWordSearch, LEVELS } from "./word-search.ts";

const GAMES = [
  { category: "animals", level: "medium" },
  { category: "animals", level: "easy" },
  { category: "space", level: "medium" },
  { category: "space", level: "easy" },
] as const;

/** The full lines of a grid in eight directions, from edge to edge. */
function linesOf({ size }: WordGrid): number[][] {
  return ALL_DIRECTIONS.flatMap((direction) =>
    Array.from({ length: size * size }, (_, start) => start)
      .filter((start) => !cellsFrom(start, [-direction[0], -direction[1]], 2, size))
      .map((start) => {
        for (let length = size; ; length -= 1) {
          const cells = cellsFrom(start, direction, length, size);
          if (cells) return cells;
        }
      }),
  );
}

const asKey = (cells: readonly number[]) => [...cells].sort((one, other) => one - other).join();

/** Where a word can be read, as lists of cells; a palindrome counts once. */
function placesOf(word: string, lines: readonly { text: string; cells: number[] }[]): string[] {
  const places = new Set<string>();
  for (const { text, cells } of lines) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      places.add(asKey(cells.slice(at, at + word.length)));
    }
  }
  return [...places];
}

const linesOfTwelve = linesOf({ size: 12, letters: [], placements: [] });

function expectSound(grid: WordGrid, words: readonly string[]) {
  const lines = (grid.size === 12 ? linesOfTwelve : linesOf(grid)).map((cells) => ({
    text: cells.map((cell) => grid.letters[cell]).join(""),
    cells,
  }));
  const all = lines.map(({ text }) => text).join(" ");
  expect(chanceWords(grid, words)).toEqual([]);
  expect(all).toMatch(/^[A-Z ]+$/u);
  expect(grid.letters).toHaveLength(grid.size ** 2);
  expect(grid.placements.map(({ word }) => word)).toEqual(words);
  for (const { word, cells } of grid.placements) {
    expect(cells.map((cell) => grid.letters[cell]).join("")).toBe(word);
    expect(placesOf(word, lines)).toEqual([asKey(cells)]);
  }
}

describe("word lists", () => {
  test.each(Object.entries(WORD_LISTS))("%s: words fit, differ, and hide nothing", (_, words) => {
    expect(words).toHaveLength(12);
    expect(new Set(words).size).toBe(12);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]{3,12}$/u);
      expect(isUnwanted(word)).toBe(false);
      const backwards = [...word].reverse().join("");
      const others = words.filter((other) => other !== word);
      expect(others.filter((o) => o.includes(word) || o.includes(backwards))).toEqual([]);
    }
  });
});

test("the test itself reads all lines: eight directions of 12 rows, 12 columns and 46 slants", () => {
  expect(linesOfTwelve).toHaveLength(2 * (12 + 12 + 23 + 23));
  expect(linesOfTwelve.flat()).toHaveLength(8 * 144);
});

const SEEDS = 1_000 / everyNth(10);

describe("the grid of a game", () => {
  test.each(GAMES)(
    `$category, $level: ${SEEDS} seeds hold each word exactly once and nothing unwanted`,
    ({ category, level }) => {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const { grid } = initialWordSearch({ category, level, seed: `seed ${seed}` });
        expectSound(grid, WORD_LISTS[category]);
      }
    },
    120_000,
  );

  test.each(GAMES)(
    "$category, $level: the first attempt nearly always succeeds",
    ({ category, level }) => {
      let failures = 0;
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const random = seededRandom(seed);
        if (!layOutGrid(12, WORD_LISTS[category], LEVELS[level], random)) failures += 1;
      }
      expect(failures).toBeLessThanOrEqual(SEEDS / 100);
    },
    60_000,
  );

  test("same options, same grid, for ever", () => {
    const options = { category: "animals", level: "medium", seed: "brave-otter-417" } as const;
    const { grid } = initialWordSearch(options);
    expect(initialWordSearch(options).grid).toEqual(grid);
    expect(grid.letters.join("")).toMatchInlineSnapshot(
      `"ESROHCGNZMADRQNVVOJYDKZYNOILDZJZOZPJZXZHWPAENJNVCFLOWYNBLDFNOBBVWICALGUAPNPMZGORFBABCWENEIMOUSEEDOKTBHLAESQATFAVRDCDIVYRULNGAWQTACZDDBSUXKQJTVNG"`,
    );
  });

  test("another seed, category or level gives another grid", () => {
    const options = { category: "space", level: "medium", seed: "one" } as const;
    const letters = [
      options,
      { ...options, seed: "two" },
      { ...options, level: "easy" as const },
      { ...options, category: "animals" as const },
    ].map((some) => initialWordSearch(some).grid.letters.join(""));
    expect(new Set(letters).size).toBe(4);
  });

  test("any text is a seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (seed) => {
        const { grid } = initialWordSearch({ category: "space", level: "medium", seed });
        expectSound(grid, WORD_LISTS.space);
      }),
      RUNS,
    );
  });

  test("words of the easy level never read backwards; the other level uses all eight ways", () => {
    const ways = { easy: new Set<number>(), medium: new Set<number>() };
    for (const { category, level } of GAMES) {
      for (let seed = 0; seed < 30; seed += 1) {
        const { grid } = initialWordSearch({ category, level, seed: String(seed) });
        for (const { cells } of grid.placements) ways[level].add((cells[1] ?? 0) - (cells[0] ?? 0));
      }
    }
    expect([...ways.easy].sort((one, other) => one - other)).toEqual([-11, 1, 12, 13]);
    expect(ways.medium.size).toBe(8);
  });
});

describe("any list of words", () => {
  test("a grid with the words exactly once, or none at all", () => {
    const word = fc.stringMatching(/^[A-E]{3,6}$/u);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), fc.nat(), (words, seed) => {
        const grid = layOutGrid(8, words, ALL_DIRECTIONS, seededRandom(seed));
        if (grid) expectSound(grid, words);
      }),
      RUNS,
    );
  });

  test.each([
    ["a word inside of another", ["CAT", "CATTLE"]],
    ["a word that is another one backwards", ["WOLF", "FLOW"]],
    ["a word too long", ["HIPPOPOTAMUS"]],
  ])("%s: no grid rather than a wrong one", (_, words) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const grid = layOutGrid(8, words, FORWARD, seededRandom(seed));
      if (grid) expectSound(grid, words);
    }
  });

  test("words that read the same backwards stand there once", () => {
    const grid = layOutGrid(8, ["LEVEL", "NOON"], ALL_DIRECTIONS, seededRandom(3));
    expect(grid).toBeDefined();
    if (grid) expectSound(grid, ["LEVEL", "NOON"]);
  });

  test("a listed word may hold an unwanted one backwards", () => {
    expect(layOutGrid(8, ["SHEEP"], ALL_DIRECTIONS, seededRandom(1))).toBeDefined();
  });
});
