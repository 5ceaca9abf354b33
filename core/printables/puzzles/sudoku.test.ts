import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { isPlain, makeSudoku, type Sudoku, solutionsOf, solveSudoku } from "./sudoku.ts";

const options = fc.oneof(
  fc.record({ size: fc.constant(4 as const), blanks: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ size: fc.constant(6 as const), blanks: fc.integer({ min: 0, max: 20 }) }),
);

/**
 * Whether all rows, columns and blocks contain every number once, counted without the generator's
 * tables.
 */
function isSolved({ size, cells }: Sudoku): boolean {
  const at = (row: number, column: number) => cells[row * size + column];
  const full = (numbers: readonly (number | undefined)[]) =>
    [...numbers].sort().join() === [1, 2, 3, 4, 5, 6].slice(0, size).join();
  const wide = size === 4 ? 2 : 3;
  return Array.from({ length: size }, (_, index) => index).every((index) => {
    const range = Array.from({ length: size }, (_, other) => other);
    const top = Math.floor((index * wide) / size) * 2;
    const left = (index * wide) % size;
    return (
      full(range.map((other) => at(index, other))) &&
      full(range.map((other) => at(other, index))) &&
      full(range.map((other) => at(top + Math.floor(other / wide), left + (other % wide))))
    );
  });
}

describe("a sudoku", () => {
  test("has as many blanks as asked for and exactly one solution", () => {
    fc.assert(
      fc.property(fc.string(), options, (seed, wanted) => {
        const sudoku = makeSudoku(wanted, seededRandom(seed));
        expect(sudoku.cells).toHaveLength(wanted.size ** 2);
        expect(sudoku.cells.filter((number) => number === 0)).toHaveLength(wanted.blanks);
        expect(solutionsOf(sudoku)).toHaveLength(1);
        expect(isPlain(sudoku)).toBe(true);
      }),
      RUNS,
    );
  });

  test("is solved by numbers that fill every row, column and block and keep those given", () => {
    fc.assert(
      fc.property(fc.string(), options, (seed, wanted) => {
        const sudoku = makeSudoku(wanted, seededRandom(seed));
        const solution = solveSudoku(sudoku);
        expect(isSolved({ size: wanted.size, cells: solution })).toBe(true);
        for (const [cell, given] of sudoku.cells.entries()) {
          if (given) expect(solution[cell]).toBe(given);
        }
      }),
      RUNS,
    );
  });

  test("differs from seed to seed", () => {
    const made = Array.from({ length: 50 }, (_, seed) =>
      makeSudoku({ size: 4, blanks: 7 }, seededRandom(seed)).cells.join(""),
    );
    expect(new Set(made).size).toBeGreaterThan(45);
  });
});

describe("solutions", () => {
  test("of an empty grid of four are all 288 that exist", () => {
    const empty = { size: 4, cells: new Array<number>(16).fill(0) } as const;
    expect(solutionsOf(empty, 1000)).toHaveLength(288);
    expect(isPlain(empty)).toBe(false);
  });

  test("are two where two numbers can change places", () => {
    const cells = [0, 0, 3, 4, 3, 4, 1, 2, 0, 0, 4, 3, 4, 3, 2, 1];
    expect(solutionsOf({ size: 4, cells }, 10)).toHaveLength(2);
  });

  test("are none where a number stands twice by force", () => {
    const cells = [1, 2, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(solutionsOf({ size: 4, cells })).toEqual([]);
  });
});
