import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import { makeSheet } from "../../make-sheet.ts";
import {
  PACK_AGES,
  PACK_SKILLS,
  PACK_TIMES,
  type PackSkill,
  type Page,
  type SheetParams,
} from "../../page.ts";
import { solveMaze } from "../../puzzles/maze.ts";
import { lettersOf, solveScramble } from "../../puzzles/scramble.ts";
import { solutionsOf } from "../../puzzles/sudoku.ts";
import { resultOf, sumText } from "../../puzzles/sums.ts";
import { findWord } from "../../puzzles/word-grid.ts";
import { searchWords, type WordTheme } from "../../words/themes.ts";
import { makePack, type PackItem } from "./contents.ts";
import { chooseTheme, itemCount, SKILL_ITEMS } from "./items.ts";
import { generate } from "./pack.ts";

const somePack = fc.record({
  seed: fc.string(),
  age: fc.constantFrom(...PACK_AGES),
  time: fc.constantFrom(...PACK_TIMES),
  skill: fc.constantFrom(...PACK_SKILLS),
  variant: fc.integer({ min: 1, max: 40 }),
  large: fc.boolean(),
});

const DOCUMENT = { name: "pack", edition: 1 };
const sheetOf = (params: Omit<SheetParams, "words">) =>
  makeSheet(DOCUMENT, generate, { ...params, words: [] });

const itemsOf = ({ seed, ...params }: Pick<SheetParams, "seed" | "age" | "time" | "skill">) =>
  makePack(params, seededRandom(seed));

const find = <Kind extends PackItem["kind"]>(items: readonly PackItem[], kind: Kind) =>
  items.find((item): item is Extract<PackItem, { kind: Kind }> => item.kind === kind);

const textsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])));

const DICTIONARY_BY_LETTERS = Map.groupBy(DICTIONARY, lettersOf);

test("5 minutes have 3 items, 10 have 4, 15 have 5", () => {
  expect(PACK_TIMES.map(itemCount)).toEqual([3, 4, 5]);
});

test("a pack has as many items as its time allows, all different, those of its skill first", () => {
  fc.assert(
    fc.property(somePack, (params) => {
      const kinds = itemsOf(params).map(({ kind }) => kind);
      expect(kinds).toHaveLength(itemCount(params.time));
      expect(new Set(kinds).size).toBe(kinds.length);
      const first = SKILL_ITEMS[params.skill];
      expect(new Set(kinds.slice(0, first.length))).toEqual(new Set(first));
    }),
    RUNS,
  );
});

describe("words", () => {
  test("reading has sight words, stem has space, all others any of three", () => {
    const themes = (skill: PackSkill) =>
      new Set(Array.from({ length: 100 }, (_, seed) => chooseTheme(skill, seededRandom(seed))));
    expect(themes("reading")).toEqual(new Set(["sight"]));
    expect(themes("stem")).toEqual(new Set(["space"]));
    for (const skill of ["mixed", "focus", "creativity"] as const) {
      expect(themes(skill)).toEqual(new Set<WordTheme>(["animals", "space", "sight"]));
    }
    expect(searchWords("animals", "k2")).toEqual(WORD_LISTS.animals);
  });

  test("the grid is 8 by 8 and holds 8 words of the theme, each exactly once", () => {
    fc.assert(
      fc.property(somePack, (params) => {
        const item = find(itemsOf({ ...params, skill: "reading" }), "word-search");
        expect(item?.search.grid.letters).toHaveLength(64);
        expect(item?.search.words).toHaveLength(8);
        for (const word of item?.search.words ?? []) {
          expect(searchWords("sight", params.age)).toContain(word);
          expect(item && findWord(item.search.grid, word)).toHaveLength(1);
        }
      }),
      RUNS,
    );
  });

  test("up to 5 scrambled words, each with one answer, none given away by the list to find", () => {
    fc.assert(
      fc.property(somePack, (params) => {
        const items = itemsOf({ ...params, time: 15 });
        const scrambles = find(items, "scramble")?.scrambles ?? [];
        expect(scrambles.length).toBeGreaterThanOrEqual(3);
        expect(scrambles.length).toBeLessThanOrEqual(5);
        const listed = find(items, "word-search")?.search.words;
        for (const scramble of scrambles) {
          expect(scramble.letters).not.toBe(scramble.word);
          const family = DICTIONARY_BY_LETTERS.get(lettersOf(scramble.letters)) ?? [];
          expect(solveScramble(scramble, family)).toEqual([scramble.word]);
          expect(listed).not.toContain(scramble.word);
        }
      }),
      RUNS,
    );
  });
});

test("mazes are 8, 10 or 12 cells wide by age and have a way", () => {
  fc.assert(
    fc.property(somePack, (params) => {
      const maze = find(itemsOf({ ...params, time: 15 }), "maze")?.maze;
      const size = { k2: 8, "35": 10, "68": 12 }[params.age];
      expect(maze?.size).toBe(size);
      expect(maze && solveMaze(maze, 0, size * size - 1).length).toBeGreaterThan(size);
    }),
    RUNS,
  );
});

test("the mini sudoku is 4 by 4 with 6 to 8 blanks and one solution", () => {
  fc.assert(
    fc.property(somePack, (params) => {
      const sudoku = find(itemsOf({ ...params, time: 15 }), "sudoku")?.sudoku;
      const blanks = sudoku?.cells.filter((cell) => cell === 0).length;
      expect(sudoku?.cells).toHaveLength(16);
      expect(blanks).toBeGreaterThanOrEqual(6);
      expect(blanks).toBeLessThanOrEqual(8);
      expect(sudoku && solutionsOf(sudoku)).toHaveLength(1);
    }),
    RUNS,
  );
});

test("8 sums: k2 only add 1 to 9, the others add and take away 1 to 12", () => {
  fc.assert(
    fc.property(somePack, (params) => {
      const sums = find(itemsOf({ ...params, time: 15 }), "sums")?.sums ?? [];
      expect(sums).toHaveLength(8);
      const young = params.age === "k2";
      for (const { left, right } of sums) {
        expect(Math.min(left, right)).toBeGreaterThanOrEqual(1);
        expect(Math.max(left, right)).toBeLessThanOrEqual(young ? 9 : 12);
      }
      const additions = sums.filter(({ operation }) => operation === "plus").length;
      expect(additions).toBe(young ? 8 : 5);
    }),
    RUNS,
  );
});

describe("the printed pack", () => {
  test("same seed and variant, same pack; large print has the same puzzles", () => {
    fc.assert(
      fc.property(somePack, (params) => {
        expect(sheetOf(params)).toEqual(sheetOf(params));
        const letters = (large: boolean) =>
          textsOf(sheetOf({ ...params, large }).pages)
            .filter((words) => /^(?:[A-Z]|\d|\d+ [+−] \d+ =)$/u.test(words))
            .join();
        expect(letters(true)).toBe(letters(false));
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });

  test("another variant or seed is another pack", () => {
    const params = { age: "35", time: 10, skill: "mixed", large: false } as const;
    const packs = Array.from({ length: 20 }, (_, index) =>
      JSON.stringify(sheetOf({ ...params, seed: "2026-01-05", variant: index + 1 }).pages),
    );
    const other = JSON.stringify(sheetOf({ ...params, seed: "2026-01-06", variant: 1 }).pages);
    expect(new Set([...packs, other]).size).toBe(21);
  });

  test("the first page says how long it takes and for whom it is; five minutes are two pages", () => {
    fc.assert(
      fc.property(somePack, (params) => {
        const { pages } = sheetOf(params);
        const first = textsOf(pages.slice(0, 1));
        expect(first).toContain(`About ${params.time} minutes`);
        expect(first).toContain(`Grades ${{ k2: "K-2", "35": "3-5", "68": "6-8" }[params.age]}`);
        expect(pages.length).toBeLessThanOrEqual(params.time === 5 ? 2 : 3);
        const picture = textsOf(pages).includes("Time left? Finish the picture.");
        expect(picture).toBe(params.skill === "creativity");
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
  });

  test("the key holds every result, every number and every word", () => {
    fc.assert(
      fc.property(somePack, (params) => {
        const source = [
          "pack",
          1,
          params.seed,
          params.variant,
          params.age,
          params.time,
          params.skill,
        ];
        const items = makePack(params, seededRandom(JSON.stringify(source)));
        const key = textsOf(sheetOf(params).answers);
        for (const sum of find(items, "sums")?.sums ?? []) {
          expect(key).toContain(String(resultOf(sumText(sum))));
        }
        const letters = key.filter((words) => /^[A-Z]$/u.test(words)).join("");
        for (const { word } of find(items, "scramble")?.scrambles ?? []) {
          expect(letters).toContain(word);
        }
        const sudoku = find(items, "sudoku")?.sudoku;
        const numbers = key.filter((words) => /^[1-4]$/u.test(words)).length;
        if (sudoku) expect(numbers).toBeGreaterThanOrEqual(16);
      }),
      RUNS,
    );
  });
});
