import type { PathMark } from "../../page.ts";
import { type Box, curve, line } from "../../shapes.ts";
import { INK, type MonthPicture, type Spot, THIN } from "./month-picture.ts";

/** A tree whose leaves are the days. */
export function leafyTree({ x, y, width, height }: Box): MonthPicture {
  const middle = x + width / 2;
  const rows = [4, 6, 7, 8, 6];
  const radius = Math.min(width / 8 / 2 - 1.4, (height - 42) / 10.8);
  const step = 2 * radius + 2.2;
  const bottom = y + height - 34;
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const side = index - (count - 1) / 2;
      return {
        x: middle + side * step,
        y: bottom - radius - (rows.length - 1 - row) * step * 0.97 + Math.abs(side) * 1.1,
        radius: radius * 0.9,
      };
    }),
  );
  const at = (dx: number, dy: number) => ({ x: middle + dx, y: dy });
  const ground = y + height;
  const trunk = curve(
    [
      at(-24, ground),
      at(-12, ground - 8),
      at(-9, ground - 28),
      at(-14, bottom - 20),
      at(-30, bottom - 46),
      at(-4, bottom - 30),
      at(0, bottom - 62),
      at(5, bottom - 30),
      at(30, bottom - 46),
      at(14, bottom - 20),
      at(9, ground - 28),
      at(12, ground - 8),
      at(24, ground),
    ],
    INK,
  );
  const leaf = ({ x: cx, y: cy }: Spot): PathMark => {
    const r = radius;
    const points = [
      [0, -1.12],
      [0.62, -0.76],
      [1, -0.12],
      [0.78, 0.62],
      [0, 1.02],
      [-0.78, 0.62],
      [-1, -0.12],
      [-0.62, -0.76],
    ].map(([px = 0, py = 0]) => ({ x: cx + px * r, y: cy + py * r }));
    return curve(points, THIN, true);
  };
  return {
    marks: [
      curve(
        [
          { x, y: ground },
          { x: x + 40, y: ground - 5 },
          at(0, ground - 2),
          { x: x + width - 40, y: ground - 5 },
          { x: x + width, y: ground },
        ],
        { stroke: "ink", width: 0.7 },
      ),
      trunk,
      ...spots.flatMap((spot) => [
        line(
          { x: spot.x, y: spot.y + radius },
          { x: spot.x, y: spot.y + radius * 1.28 },
          { stroke: "ink", width: 0.6 },
        ),
        leaf(spot),
      ]),
    ],
    spots,
  };
}
