import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { PACK_AGES } from "../../page.ts";
import { sentenceOf } from "./clues.ts";
import { generate } from "./logic-grid.ts";
import { makeLogicPuzzle, solutionsOf } from "./puzzle.ts";

/** What each child has: its name, its pet and, for the older ones, one thing more. */
type Child = Readonly<Record<string, string>>;

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** What each child has: a name, a pet and, for the older ones, one thing more. */
function read(sentence: string): (row: readonly Child[]) => boolean {
  const bare = (words: string) => words.replace(/^(?:the|house|in house) /u, "");
  const place = (row: readonly Child[], words: string) => {
    const thing = bare(words.replace(/^the child (?:with|in|who plays|who eats) /iu, ""));
    const found = row.findIndex((child) => Object.values(child).includes(thing));
    if (found < 0) throw new Error(`nobody is ${words}`);
    return found;
  };
  const verb = "is|has|lives in|plays|eats";
  const forms: [RegExp, (row: readonly Child[], words: readonly string[]) => boolean][] = [
    [
      /^(.+) (?:stands|lives) at one end of the row\.$/u,
      (row, [a = ""]) => [0, row.length - 1].includes(place(row, a)),
    ],
    [
      /^(.+) (?:stands|lives) next to (.+)\.$/u,
      (row, [a = "", b = ""]) => Math.abs(place(row, a) - place(row, b)) === 1,
    ],
    [
      /^(.+) (?:stands|lives) just to the left of (.+)\.$/u,
      (row, [a = "", b = ""]) => place(row, a) + 1 === place(row, b),
    ],
    [
      /^(.+) and (.+) do not (?:stand|live) next to each other\.$/u,
      (row, [a = "", b = ""]) => Math.abs(place(row, a) - place(row, b)) > 1,
    ],
    [
      /^(.+) (?:is|has|lives|plays|eats) neither (.+) nor (.+)\.$/u,
      (row, [a = "", b = "", c = ""]) =>
        place(row, a) !== place(row, b) && place(row, a) !== place(row, c),
    ],
    [
      /^(.+) (?:is not|does not (?:have|live in|play|eat)) (.+)\.$/u,
      (row, [a = "", b = ""]) => place(row, a) !== place(row, b),
    ],
    [
      new RegExp(`^(.+) (?:${verb}) (.+) or (.+)\\.$`, "u"),
      (row, [a = "", b = "", c = ""]) => [place(row, b), place(row, c)].includes(place(row, a)),
    ],
    [
      /^(.+?) (?:has|lives in|plays|eats) (.+)\.$/u,
      (row, [a = "", b = ""]) => place(row, a) === place(row, b),
    ],
  ];
  for (const [form, holds] of forms) {
    const match = form.exec(sentence);
    if (match) return (row) => holds(row, match.slice(1));
  }
  throw new Error(`not understood: ${sentence}`);
}

function readPuzzle(seed: string, age: (typeof PACK_AGES)[number]) {
  const puzzle = makeLogicPuzzle(age, seededRandom(seed));
  const { categories, row } = puzzle.setting;
  const [names = [], pets = [], third] = categories.map(({ items }) => items);
  // Interprets a sentence as a reader does: for which rows of children, from left to right, it is
  // true.
  const tried = (category: number, items: readonly string[]) =>
    category === row ? [[...items]] : orders(items);
  const rows = tried(0, names).flatMap((name) =>
    tried(1, pets).flatMap((pet) =>
      (third ? tried(2, third) : [undefined]).map((more) =>
        name.map(
          (_, index): Child => ({
            name: name[index] ?? "",
            pet: pet[index] ?? "",
            ...(more && { more: more[index] ?? "" }),
          }),
        ),
      ),
    ),
  );
  const sentences = puzzle.clues.map((clue) => sentenceOf(clue, puzzle.setting));
  return { puzzle, rows, sentences };
}

describe("a logic grid", () => {
  test("has exactly one solution by its sentences alone, and needs every one of them", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
        const { rows, sentences } = readPuzzle(seed, age);
        const clues = sentences.map(read);
        const left = (without: number) =>
          rows.filter((row) => clues.every((holds, index) => index === without || holds(row)));
        expect(left(-1)).toHaveLength(1);
        for (const index of clues.keys()) expect(left(index).length).toBeGreaterThan(1);
      }),
      RUNS,
    );
  });

  test("prints the solution that its sentences allow", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
        const { puzzle, rows, sentences } = readPuzzle(seed, age);
        const clues = sentences.map(read);
        const row = rows.find((candidate) => clues.every((holds) => holds(candidate))) ?? [];
        const [solution] = solutionsOf(puzzle);
        for (const [child, name] of (puzzle.setting.categories[0]?.items ?? []).entries()) {
          const has = puzzle.setting.categories.map(
            ({ items }, category) => items[solution?.[category]?.indexOf(child) ?? -1] ?? "",
          );
          const truth = row.find((one) => one.name === name) ?? {};
          expect(has).toEqual(Object.values(truth));
        }
        const params = { time: 5, skill: "mixed", seed, variant: 1, words: [] } as const;
        const sheet = generate({ ...params, age, large: false }, seededRandom(seed));
        const cells = (sheet.answers[0]?.marks ?? []).flatMap((mark) =>
          mark.kind === "text" && mark.anchor === "middle" ? [mark] : [],
        );
        for (const child of row) {
          const lines = cells.filter(({ text }) => text === child.name).map(({ y }) => y);
          const together = lines.map((y) =>
            cells
              .filter((cell) => cell.y === y && cell.text !== child.name)
              .map(({ text }) => text),
          );
          expect(together).toContainEqual(Object.values(child).slice(1));
        }
      }),
      RUNS,
    );
  });

  test("says once that two children of a clue are two, where it could be read otherwise", () => {
    let said = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      for (const age of PACK_AGES) {
        const { pages } = generate(sheetParams({ age }), seededRandom(seed));
        const words = textsOn(pages).join(" ");
        const notes = words.split("they are two different ones.").length - 1;
        expect(notes).toBe(words.includes("next to each other") ? 1 : 0);
        said += notes;
      }
    }
    expect(said).toBeGreaterThan(10);
  });

  test("tells its clues in at least three ways and gives at most one pair away", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
        const { clues } = makeLogicPuzzle(age, seededRandom(seed));
        const kinds = clues.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
        expect(kinds.filter((kind) => kind === "has").length).toBeLessThanOrEqual(1);
        const [least, most] = { k2: [4, 4], "35": [4, 5], "68": [6, 8] }[age] as [number, number];
        expect(clues.length).toBeGreaterThanOrEqual(least);
        expect(clues.length).toBeLessThanOrEqual(most);
      }),
      RUNS,
    );
  });
});
