import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import { printedGrid } from "#tests/sheets/printed.ts";
import {
  addPrinted,
  fillPrinted,
  findPrinted,
  letterRows,
  walkPrinted,
  wayOfKey,
} from "#tests/sheets/solve-printed.ts";
import { makeSheet } from "../../make-sheet.ts";
import { type Mark, PACK_AGES, PACK_SKILLS, PACK_TIMES, type Page } from "../../page.ts";
import { generate } from "./pack.ts";

const TITLES = ["Word Search", "Maze", "Mini Sudoku", "Quick Sums", "Word Scramble"] as const;
type Title = (typeof TITLES)[number];

/** What is printed under the title of each item: all marks up to the next badge. */
function itemsOn(pages: readonly Page[]): Map<Title, Mark[]> {
  const items = new Map<Title, Mark[]>();
  for (const { marks } of pages) {
    let open: Mark[] | undefined;
    for (const [index, mark] of marks.entries()) {
      const title = mark.kind === "text" ? TITLES.find((one) => one === mark.text) : undefined;
      const next = marks[index + 2];
      const isBadge = next?.kind === "text" && TITLES.some((one) => one === next.text);
      const isEnd = mark.kind === "text" && /^(?:Color a star|Time left)/u.test(mark.text);
      if (title) {
        open = [];
        items.set(title, open);
      } else if (isBadge || isEnd) open = undefined;
      else open?.push(mark);
    }
  }
  return items;
}

const sorted = (word: string) => [...word].sort().join("");
const FAMILIES = Map.groupBy(DICTIONARY, sorted);

const anyPack = fc.record({
  seed: fc.string({ minLength: 1 }),
  age: fc.constantFrom(...PACK_AGES),
  time: fc.constantFrom(...PACK_TIMES),
  skill: fc.constantFrom(...PACK_SKILLS),
  variant: fc.integer({ min: 1, max: 9_999 }),
  large: fc.boolean(),
  words: fc.constant([]),
});

test("every puzzle is solved from the page alone, and its key says the same", () => {
  fc.assert(
    fc.property(anyPack, (params) => {
      const sheet = makeSheet({ name: "pack", edition: 1 }, generate, params);
      const [tasks, keys] = [itemsOn(sheet.pages), itemsOn(sheet.answers)];
      expect([...keys.keys()]).toEqual([...tasks.keys()]);
      expect(tasks.size).toBe({ 5: 3, 10: 4, 15: 5 }[params.time]);
      for (const [title, task] of tasks) {
        const key = keys.get(title) ?? [];
        if (title === "Word Search") {
          const found = findPrinted(task);
          expect([...found.values()], [...found.keys()].join()).toEqual(Array(8).fill(1));
          expect(chanceWords(printedGrid({ marks: task }), [...found.keys()])).toEqual([]);
          expect(letterRows(key)).toEqual(letterRows(task));
        } else if (title === "Mini Sudoku") {
          const ways = fillPrinted(task);
          expect(ways).toHaveLength(1);
          expect(fillPrinted(key)).toEqual(ways);
          expect(key.filter(({ kind }) => kind === "text").length).toBeGreaterThanOrEqual(16);
        } else if (title === "Quick Sums") {
          const results = addPrinted(task);
          expect(results).toHaveLength(8);
          const printed = key.flatMap((mark) =>
            mark.kind === "text" && /^\d+$/u.test(mark.text) ? [Number(mark.text)] : [],
          );
          expect(printed.toSorted()).toEqual(results.toSorted());
        } else if (title === "Maze") {
          const size = { k2: 8, "35": 10, "68": 12 }[params.age];
          const { way, perfect } = walkPrinted(task, size);
          expect(perfect).toBe(true);
          expect(wayOfKey(key, size)).toEqual(way);
        } else {
          const given = letterRows(task);
          const solved = letterRows(key);
          expect(given.length).toBeGreaterThan(0);
          expect(solved).toHaveLength(given.length);
          for (const [index, row] of solved.entries()) {
            const half = row.length / 2;
            const [tiles, word] = [row.slice(0, half), row.slice(half)];
            const shown = given[index] ?? "";
            expect(shown.slice(0, half)).toBe(tiles);
            expect(tiles).not.toBe(word);
            const answers = (FAMILIES.get(sorted(tiles)) ?? []).filter((one) => one !== tiles);
            expect(answers).toContain(word);
            // If several words fit, the letters in the boxes decide.
            if (answers.length > 1) expect(shown.length).toBeGreaterThan(half);
          }
        }
      }
    }),
    RUNS,
  );
});
