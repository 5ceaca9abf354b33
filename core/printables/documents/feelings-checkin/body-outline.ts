import type { PathMark } from "../../page.ts";
import { type Box, circle, curve, type Point } from "../../shapes.ts";

/** The right half of a child's outline from neck to legs, for a body height of 100. */
const HALF: readonly (readonly [number, number])[] = [
  [4.5, 29],
  [5, 32.5],
  [12, 34.5],
  [18, 38],
  [23, 47],
  [27.5, 57.5],
  [30, 60.5],
  [30, 64.5],
  [26.5, 66.5],
  [23, 64],
  [19, 55.5],
  [15.2, 47.5],
  [14.6, 54],
  [15.8, 64],
  [16.5, 76],
  [16.5, 89],
  [21, 93.5],
  [22, 97.5],
  [17, 99],
  [7.5, 98.5],
  [6.5, 92],
  [5, 80],
  [1.6, 71],
];

/** The empty outline of a child, scaled to fit a box. */
export function bodyOutline(box: Box, width = 0.8): PathMark[] {
  const scale = Math.min(box.width / 63, box.height / 100);
  const middle = box.x + box.width / 2;
  const top = box.y + (box.height - 100 * scale) / 2;
  const at = (x: number, y: number): Point => ({ x: middle + x * scale, y: top + y * scale });
  const right = HALF.map(([x, y]) => at(x, y));
  const left = HALF.map(([x, y]) => at(-x, y)).reverse();
  const pen = { stroke: "ink", width, fill: "paper" } as const;
  return [curve([...right, ...left], pen, true), circle(at(0, 16), 15 * scale, pen)];
}
