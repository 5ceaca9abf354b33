import { solutionsOf } from "#core/printables/puzzles/sudoku.ts";
import { type Cell, cellAt, type Grid, givensOf, placeOf } from "./grid.ts";

/** What a grid claims: that cells exist, a sudoku's digits follow, a crossword's words are long enough. */
export function proveGrid(grid: Grid): string[] {
  const cells = givensOf(grid);
  const { found, small, struck, look, arrows, of } = grid;
  const places = [
    ...Object.keys(found),
    ...Object.keys(small),
    ...Object.keys(struck),
    ...look,
    ...arrows.flat(),
  ];
  const outside = places.filter((place) => {
    const { row, column } = cellAt(place);
    return cells[row]?.[column] === undefined;
  });
  if (outside.length > 0) return outside.map((place) => `there is no cell ${place}`);
  const faults = [...Object.keys(found), ...Object.keys(small)]
    .filter((place) => signAt(cells, place) !== "")
    .map((place) => `${place} is not empty`);
  for (const [place, signs] of Object.entries(struck)) {
    const gone = [...signs].filter((sign) => !small[place]?.includes(sign));
    if (gone.length > 0) faults.push(`${place} has no pencil mark ${gone.join("")} to strike`);
  }
  if (faults.length > 0) return faults;
  if (of === "sudoku") return proveSudoku(grid, cells);
  return of === "crossword" ? proveCrossword(cells) : [];
}

const signAt = (cells: readonly (readonly string[])[], place: string): string => {
  const { row, column } = cellAt(place);
  return cells[row]?.[column] ?? "";
};

/** One solution, which the found digits and pencil marks agree with. */
function proveSudoku(
  { found, small, struck }: Grid,
  cells: readonly (readonly string[])[],
): string[] {
  const size = cells.length;
  if ((size !== 4 && size !== 6 && size !== 9) || cells[0]?.length !== size) {
    return ["a sudoku has 4, 6 or 9 rows, and as many columns"];
  }
  const digits = cells.flat().map((sign) => (sign === "" ? 0 : Number(sign)));
  if (digits.some((digit) => !Number.isInteger(digit) || digit < 0 || digit > size)) {
    return [`a sudoku of this size has digits from 1 to ${size}`];
  }
  const [solution, other] = solutionsOf({ size, cells: digits });
  if (!solution) return ["the sudoku has no solution"];
  if (other) return ["the sudoku has more than one solution"];
  const right = (place: string) => {
    const { row, column } = cellAt(place);
    return String(solution[row * size + column]);
  };
  return [
    ...Object.entries(found).flatMap(([place, sign]) =>
      right(place) === sign ? [] : [`${place} is ${right(place)}, not ${sign}`],
    ),
    ...Object.entries(small).flatMap(([place, signs]) =>
      signs.includes(right(place)) ? [] : [`the pencil marks of ${place} lack its ${right(place)}`],
    ),
    ...Object.entries(struck).flatMap(([place, signs]) =>
      signs.includes(right(place)) ? [`${right(place)} is struck in ${place}, which has it`] : [],
    ),
  ];
}

/** The fewest letters of a word. */
const WORD_LEAST = 3;

/** Every white cell belongs to a word that is long enough. */
function proveCrossword(cells: readonly (readonly string[])[]): string[] {
  const isWhite = (row: number, column: number) => (cells[row]?.[column] ?? "#") !== "#";
  const length = ({ row, column }: Cell, [down, right]: readonly [number, number]) => {
    let count = 1;
    for (const way of [1, -1]) {
      for (let at = way; isWhite(row + at * down, column + at * right); at += way) count += 1;
    }
    return count;
  };
  return cells.flatMap((signs, row) =>
    signs.flatMap((_, column) => {
      if (!isWhite(row, column)) return [];
      const cell = { row, column };
      const lengths = [length(cell, [0, 1]), length(cell, [1, 0])];
      const longest = Math.max(...lengths);
      return longest < WORD_LEAST || lengths.includes(2)
        ? [`${placeOf(cell)} is in a word of fewer than ${WORD_LEAST} letters`]
        : [];
    }),
  );
}
