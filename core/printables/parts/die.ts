import type { PathMark } from "../page.ts";
import { circle, type Point, rectangle } from "../shapes.ts";

/** The positions of the spots on each face, in quarters of its side from the middle. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A face of a die, 1 to 6, centered at a point. */
export function dieFace(middle: Point, side: number, spots: number): PathMark[] {
  return [
    rectangle(
      { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side },
      { stroke: "ink", width: 0.6, fill: "paper" },
      side * 0.2,
    ),
    ...(SPOTS[spots] ?? []).map(([x, y]) =>
      circle({ x: middle.x + (x * side) / 4, y: middle.y + (y * side) / 4 }, side * 0.09, {
        fill: "ink",
      }),
    ),
  ];
}
