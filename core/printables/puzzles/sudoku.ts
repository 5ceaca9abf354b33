import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";

/** Numbers per side: blocks are 2 x 2, or 2 rows of 3. */
export type SudokuSize = 4 | 6;

/**
 * Every number occurs once in each row, column and block. It can be solved without guessing: at any
 * moment, some blank has only one possible number, or some number only one blank in a row, column
 * or block. So there is exactly one solution.
 */
export interface Sudoku {
  readonly size: SudokuSize;
  /** Row by row; 0 is a blank. */
  readonly cells: readonly number[];
}

interface SudokuOptions {
  readonly size: SudokuSize;
  /**
   * How many cells are left blank: up to 9 of 16, or 20 of 36, are always possible at the first
   * attempt.
   */
  readonly blanks: number;
}

/** Sizes that can be solved: those of sheets, and the usual one, with blocks of 3 x 3. */
type SolvableSize = SudokuSize | 9;

/** Rows and columns of a block, of a sudoku with so many rows. */
export const blockHeight = (size: number): number => (size === 9 ? 3 : 2);
export const blockWidth = (size: number): number => size / blockHeight(size);

interface Layout {
  /** The cells of every row, column and block. */
  readonly groups: readonly (readonly number[])[];
  /** For each cell, those that must not contain its number. */
  readonly peers: readonly (readonly number[])[];
}

function layoutOf(size: SolvableSize): Layout {
  const [width, height] = [blockWidth(size), blockHeight(size)];
  const places = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const block = Math.floor(row / height) * height + Math.floor(column / width);
    return [row, size + column, 2 * size + block];
  });
  const groups = Array.from({ length: 3 * size }, (_, group) =>
    places.flatMap((of, cell) => (of.includes(group) ? [cell] : [])),
  );
  const peers = places.map((of, cell) => {
    const near = new Set(of.flatMap((group) => groups[group] ?? []));
    near.delete(cell);
    return [...near];
  });
  return { groups, peers };
}

const LAYOUTS = { 4: layoutOf(4), 6: layoutOf(6), 9: layoutOf(9) } as const;

function isFree(
  number: number,
  cell: number,
  cells: readonly number[],
  size: SolvableSize,
): boolean {
  return !LAYOUTS[size].peers[cell]?.some((peer) => cells[peer] === number);
}

/** The numbers that a cell may contain, given its row, column and block. */
function choices(cell: number, cells: readonly number[], size: SolvableSize): number[] {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  return numbers.filter((number) => isFree(number, cell, cells, size));
}

/**
 * All solutions, but at most `limit`; none if a number stands twice in a group. Tries every number in every blank, so it is independent of
 * how a sudoku is made.
 */
export function solutionsOf(
  { size, cells }: { readonly size: SolvableSize; readonly cells: readonly number[] },
  limit = 2,
): number[][] {
  const found: number[][] = [];
  if (cells.some((number, cell) => number !== 0 && !isFree(number, cell, cells, size)))
    return found;
  const filled = [...cells];
  const search = (): void => {
    let best: number[] | undefined;
    let blank = -1;
    for (const [cell, number] of filled.entries()) {
      if (number !== 0) continue;
      const possible = choices(cell, filled, size);
      if (best && best.length <= possible.length) continue;
      [best, blank] = [possible, cell];
    }
    if (!best) {
      found.push([...filled]);
      return;
    }
    for (const number of best) {
      if (found.length >= limit) break;
      filled[blank] = number;
      search();
    }
    filled[blank] = 0;
  };
  search();
  return found;
}

/** The one solution, row by row. */
export function solveSudoku(sudoku: Sudoku): number[] {
  return solutionsOf(sudoku, 1)[0] ?? [];
}

/** The cell and number of a step that needs no guess; undefined if there is none. */
function plainStep(
  cells: readonly number[],
  size: SudokuSize,
): { readonly cell: number; readonly number: number } | undefined {
  for (const [cell, there] of cells.entries()) {
    if (there !== 0) continue;
    const [number, other] = choices(cell, cells, size);
    if (number !== undefined && other === undefined) return { cell, number };
  }
  for (const group of LAYOUTS[size].groups) {
    for (let number = 1; number <= size; number += 1) {
      const homes = group.filter((cell) => !cells[cell] && isFree(number, cell, cells, size));
      const [cell, other] = homes;
      const placed = group.some((place) => cells[place] === number);
      if (!placed && cell !== undefined && other === undefined) return { cell, number };
    }
  }
  return undefined;
}

/** Whether steps without guessing fill every blank. */
export function isPlain({ size, cells }: Sudoku): boolean {
  const filled = [...cells];
  for (let step = plainStep(filled, size); step; step = plainStep(filled, size)) {
    filled[step.cell] = step.number;
  }
  return !filled.includes(0);
}

/**
 * A random filled grid: fills the first empty cell with its numbers in random order, backtracking.
 */
function filledGrid(size: SudokuSize, random: Random): number[] {
  const cells = new Array<number>(size * size).fill(0);
  const fill = (cell: number): boolean => {
    if (cell === cells.length) return true;
    for (const number of shuffled(choices(cell, cells, size), random)) {
      cells[cell] = number;
      if (fill(cell + 1)) return true;
      cells[cell] = 0;
    }
    return false;
  };
  fill(0);
  return cells;
}

/** A sudoku with one solution and this many blanks. */
export function makeSudoku({ size, blanks }: SudokuOptions, random: Random): Sudoku {
  for (;;) {
    const cells = filledGrid(size, random);
    let left = blanks;
    for (const cell of shuffled([...cells.keys()], random)) {
      if (left === 0) return { size, cells };
      const number = cells[cell] ?? 0;
      cells[cell] = 0;
      if (isPlain({ size, cells })) left -= 1;
      else cells[cell] = number;
    }
    if (left === 0) return { size, cells };
  }
}
