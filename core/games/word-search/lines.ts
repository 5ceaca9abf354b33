/** A cell of a square grid by its number: row × size + column, from 0. */
export type Cell = number;

/** A step to a neighbor: rows down, columns to the right. */
export type Direction = readonly [rows: number, columns: number];

/** The directions in which a word reads forward: right, down and the two diagonals. */
export const FORWARD: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
];

/** All eight directions (spec 3 §4). */
export const ALL_DIRECTIONS: readonly Direction[] = [
  ...FORWARD,
  ...FORWARD.map(([rows, columns]): Direction => [-rows, -columns]),
];

export const rowOf = (cell: Cell, size: number): number => Math.floor(cell / size);
export const columnOf = (cell: Cell, size: number): number => cell % size;

/** The cells from a start; undefined where the line would leave the grid. */
export function cellsFrom(
  start: Cell,
  [rows, columns]: Direction,
  length: number,
  size: number,
): Cell[] | undefined {
  const lastRow = rowOf(start, size) + rows * (length - 1);
  const lastColumn = columnOf(start, size) + columns * (length - 1);
  if (Math.min(lastRow, lastColumn) < 0 || Math.max(lastRow, lastColumn) >= size) return undefined;
  return Array.from({ length }, (_, step) => start + step * (rows * size + columns));
}

/** The cells of the straight line between two cells, both included; undefined if there is none. */
export function lineBetween(from: Cell, to: Cell, size: number): Cell[] | undefined {
  const rows = rowOf(to, size) - rowOf(from, size);
  const columns = columnOf(to, size) - columnOf(from, size);
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return undefined;
  const length = Math.max(Math.abs(rows), Math.abs(columns)) + 1;
  return cellsFrom(from, [Math.sign(rows), Math.sign(columns)], length, size);
}

/**
 * The end of the straight line nearest to the finger: in the closest of eight directions, as far as
 * the finger went, but not beyond the edge.
 */
export function nearestLineEnd(from: Cell, finger: Cell, size: number): Cell {
  const rows = rowOf(finger, size) - rowOf(from, size);
  const columns = columnOf(finger, size) - columnOf(from, size);
  const reach = Math.max(Math.abs(rows), Math.abs(columns));
  const slanting = Math.min(Math.abs(rows), Math.abs(columns)) * 2 > reach;
  const step: Direction = [
    slanting || Math.abs(rows) === reach ? Math.sign(rows) : 0,
    slanting || Math.abs(columns) === reach ? Math.sign(columns) : 0,
  ];
  const room = (at: number, by: number) => (by === 0 ? size : by > 0 ? size - 1 - at : at);
  const far = Math.min(
    reach,
    room(rowOf(from, size), step[0]),
    room(columnOf(from, size), step[1]),
  );
  return from + far * (step[0] * size + step[1]);
}
