import type { Mark } from "../page.ts";
import { type Box, type Point, path, polyline } from "../shapes.ts";
import type { Maze } from "./maze.ts";

/** The width of walls and of the key's path, in millimeters. */
const WALL = 0.9;
const WAY = 1.4;

const middleOfCell = (cell: number, size: number, box: Box): Point => ({
  x: box.x + ((cell % size) + 0.5) * (box.width / size),
  y: box.y + (Math.floor(cell / size) + 0.5) * (box.height / size),
});

/**
 * The walls of a maze in a box, open above the first cell and below the last; with `way`, the
 * solution's cells as a dashed line.
 */
export function drawMaze(maze: Maze, box: Box, way: readonly number[] = []): Mark[] {
  const { size, right, down } = maze;
  const [wide, high] = [box.width / size, box.height / size];
  const walls: string[] = [];
  const wall = (fromX: number, fromY: number, toX: number, toY: number) =>
    walls.push(
      `M${(box.x + fromX * wide).toFixed(2)} ${(box.y + fromY * high).toFixed(2)}` +
        `L${(box.x + toX * wide).toFixed(2)} ${(box.y + toY * high).toFixed(2)}`,
    );
  wall(1, 0, size, 0);
  wall(0, size, size - 1, size);
  wall(0, 0, 0, size);
  wall(size, 0, size, size);
  for (let cell = 0; cell < size * size; cell += 1) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    if (column < size - 1 && !right[cell]) wall(column + 1, row, column + 1, row + 1);
    if (row < size - 1 && !down[cell]) wall(column, row + 1, column + 1, row + 1);
  }
  const marks: Mark[] = [path(walls.join(""), { stroke: "ink", width: WALL })];
  const points = way.map((cell) => middleOfCell(cell, size, box));
  const [first, last] = [points[0], points.at(-1)];
  if (first && last) {
    const ends = [{ ...first, y: box.y }, ...points, { ...last, y: box.y + box.height }];
    marks.push(polyline(ends, { stroke: "dark", width: WAY, dash: [2.5, 2] }));
  }
  return marks;
}
