import type { Random } from "#core/random/random.ts";
import type { PackAge } from "../page.ts";

/**
 * A square maze: connected and without loops, so exactly one path leads from any cell to any other.
 */
export interface Maze {
  readonly size: number;
  /** For each cell, row by row: whether it is open to the right, and downward. */
  readonly right: readonly boolean[];
  readonly down: readonly boolean[];
}

/** Cells per side (spec 3 §9). */
export const MAZE_SIZES: Readonly<Record<PackAge, number>> = { k2: 8, "35": 10, "68": 12 };

/** The adjacent cells, with or without a wall. */
function neighbors(cell: number, size: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size];
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ];
}

/** A maze with long winding paths: depth-first search that turns back only at dead ends. */
export function makeMaze(size: number, random: Random): Maze {
  const right = new Array<boolean>(size * size).fill(false);
  const down = new Array<boolean>(size * size).fill(false);
  const start = Math.floor(random() * size * size);
  const seen = new Set([start]);
  const way = [start];
  for (let cell = way.at(-1); cell !== undefined; cell = way.at(-1)) {
    const next = neighbors(cell, size).filter((other) => !seen.has(other));
    const chosen = next[Math.floor(random() * next.length)];
    if (chosen === undefined) {
      way.pop();
      continue;
    }
    const first = Math.min(cell, chosen);
    if (Math.abs(cell - chosen) === 1) right[first] = true;
    else down[first] = true;
    seen.add(chosen);
    way.push(chosen);
  }
  return { size, right, down };
}

/** The cells that can be reached in one step. */
export function stepsFrom({ size, right, down }: Maze, cell: number): number[] {
  return neighbors(cell, size).filter((other) => {
    const first = Math.min(cell, other);
    return Math.abs(cell - other) === 1 ? right[first] : down[first];
  });
}

/**
 * The shortest path between two cells, both included (breadth-first search); [] if there is none.
 */
export function solveMaze(maze: Maze, from: number, to: number): number[] {
  const cameFrom = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let cell = queue.shift(); cell !== undefined && cell !== to; cell = queue.shift()) {
    for (const next of stepsFrom(maze, cell)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, cell);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return [];
  const way = [to];
  for (let cell = to; cell !== from; ) {
    cell = cameFrom.get(cell) ?? from;
    way.unshift(cell);
  }
  return way;
}
