import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { textsOn } from "#tests/sheets/printed.ts";
import { findDocument } from "../catalogue.ts";
import * as mini from "../documents/sudoku4/sudoku4.ts";
import * as six from "../documents/sudoku6/sudoku6.ts";
import { PACK_AGES, type Page, type SheetParams } from "../page.ts";
import { solutionsOf } from "./sudoku.ts";

const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;

/** The single digits of a page by position, from top to bottom and left to right. */
function digitsOf(page: Page | undefined): Map<string, number> {
  const digits = (page?.marks ?? []).flatMap((mark) =>
    mark.kind === "text" && /^\d$/u.test(mark.text) ? [mark] : [],
  );
  digits.sort((one, other) => one.y - other.y || one.x - other.x);
  return new Map(digits.map(({ x, y, text }) => [`${x.toFixed(1)} ${y.toFixed(1)}`, Number(text)]));
}

describe.each([
  { name: "sudoku4", size: 4 as const, ...mini },
  { name: "sudoku6", size: 6 as const, ...six },
])("$name", ({ name, size, generate, BLANKS }) => {
  test("its card does not say another number of grids than the sheet has", () => {
    const { pages } = generate({ ...params, age: "k2", large: false }, seededRandom(1));
    const headings = textsOn(pages).filter((text) => /^Sudoku \d$/u.test(text));
    expect(headings).toHaveLength(4);
    const said = /(\w+) small grids/u.exec(findDocument(name)?.description ?? "")?.[1];
    expect(said ?? "Four").toBe("Four");
  });

  test("prints four grids whose answers are the only ones that the printed numbers allow", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
        const wanted: SheetParams = { ...params, age, large };
        const sheet = generate(wanted, seededRandom(seed));
        const given = digitsOf(sheet.pages[0]);
        const answers = [...digitsOf(sheet.answers[0])];
        expect(answers).toHaveLength(4 * size * size);
        for (const [index, blanks] of BLANKS[age].entries()) {
          const first = Math.floor(index / 2) * 2 * size * size + (index % 2) * size;
          const places = Array.from({ length: size * size }, (_, cell) => {
            return answers[first + Math.floor(cell / size) * 2 * size + (cell % size)];
          });
          const cells = places.map((place) => given.get(place?.[0] ?? "") ?? 0);
          expect(cells.filter((number) => number === 0)).toHaveLength(blanks);
          expect(solutionsOf({ size, cells })).toEqual([places.map((place) => place?.[1])]);
        }
      }),
      RUNS,
    );
  });

  test("grows harder from grid to grid and from age to age", () => {
    const all = PACK_AGES.map((age) => BLANKS[age]);
    for (const counts of all) expect(counts).toEqual([...counts].sort((a, b) => a - b));
    for (const index of [0, 1, 2, 3]) {
      const ages = all.map((counts) => counts[index] ?? 0);
      expect(ages).toEqual([...ages].sort((a, b) => a - b));
    }
  });
});
