import { type Box, circle, curve, ellipse, line, rectangle } from "../../shapes.ts";
import { INK, type MonthPicture, type Spot, THIN } from "./month-picture.ts";

/** Rows of spots within a width, each shifted by half a spot, as marbles lie. */
function heap(rows: readonly number[], middle: number, bottom: number, radius: number): Spot[] {
  const step = 2 * radius + 0.9;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: middle + (index - (count - 1) / 2) * step,
      y: bottom - radius - row * step * 0.88,
      radius,
    })),
  );
}

/** A jar that fills up with marbles from its bottom. */
export function marbleJar({ x, y, width, height }: Box): MonthPicture {
  const middle = x + width / 2;
  const rows = [6, 5, 6, 5, 6, 3];
  const radius = Math.min((height - 30) / (2 + 5 * 1.76 + 0.6), 12.2);
  const half = 3 * (2 * radius + 0.9) + 3;
  const spots = heap(rows, middle, y + height - 5, radius);
  const neck = y + 24;
  const at = (dx: number, dy: number) => ({ x: middle + dx, y: dy });
  const glass = curve(
    [
      at(-half * 0.72, neck),
      at(-half * 0.8, neck + 5),
      at(-half, neck + 16),
      at(-half, y + height - 22),
      at(-half + 1.5, y + height - 5),
      at(-half + 9, y + height),
      at(0, y + height),
      at(half - 9, y + height),
      at(half - 1.5, y + height - 5),
      at(half, y + height - 22),
      at(half, neck + 16),
      at(half * 0.8, neck + 5),
      at(half * 0.72, neck),
    ],
    INK,
  );
  const lid = rectangle(
    { x: middle - half * 0.8, y: y + 8, width: half * 1.6, height: 16 },
    INK,
    4,
  );
  const knob = ellipse(at(0, y + 5), 10, 5, INK);
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const rib = middle + (index - 6) * half * 0.115;
    return line({ x: rib, y: y + 12 }, { x: rib, y: y + 20 }, { stroke: "dark", width: 0.4 });
  });
  return {
    marks: [glass, knob, lid, ...ribs, ...spots.map((spot) => circle(spot, spot.radius, THIN))],
    spots,
  };
}
