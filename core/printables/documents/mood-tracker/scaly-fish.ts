import { type Box, circle, curve, polygon } from "../../shapes.ts";
import { INK, type MonthPicture, THIN } from "./month-picture.ts";

/** A fish with a scale for each day, from its head to its tail. */
export function scalyFish({ x, y, width, height }: Box): MonthPicture {
  const columns = [5, 6, 5, 6, 5, 4];
  const radius = Math.min(height / 13.6, (width - 78) / 11.4);
  const step = 2 * radius + 0.8;
  const middle = y + height / 2;
  const from = x + 44 + radius;
  const spots = columns.flatMap((count, column) =>
    Array.from({ length: count }, (_, index) => ({
      x: from + column * step * 0.9,
      y: middle + (index - (count - 1) / 2) * step,
      radius,
    })),
  );
  const end = from + 5 * step * 0.9 + radius;
  const half = 3 * step + 3.5;
  const at = (px: number, py: number) => ({ x: px, y: middle + py });
  const body = curve(
    [
      at(x + 1, 2),
      at(x + 12, -half * 0.48),
      at(from - 2, -half * 0.86),
      at((from + end) / 2, -half),
      at(end - 4, -half * 0.78),
      at(end + 12, -half * 0.24),
      at(end + 12, half * 0.24),
      at(end - 4, half * 0.78),
      at((from + end) / 2, half),
      at(from - 2, half * 0.86),
      at(x + 12, half * 0.48),
    ],
    INK,
    true,
  );
  const tailEnd = Math.min(x + width, end + 40);
  const tail = polygon(
    [
      at(end + 8, -half * 0.2),
      at(tailEnd, -half * 0.62),
      at(tailEnd - 10, 0),
      at(tailEnd, half * 0.62),
      at(end + 8, half * 0.2),
    ],
    INK,
  );
  const gill = curve(
    [
      at(from - radius - 4, -half * 0.62),
      at(from - radius - 9, 0),
      at(from - radius - 4, half * 0.62),
    ],
    { stroke: "ink", width: 0.7 },
  );
  return {
    marks: [
      tail,
      body,
      gill,
      circle(at(x + 18, -9), 4.5, INK),
      circle(at(x + 17.4, -8.6), 1.8, { fill: "ink" }),
      curve([at(x + 4, 9), at(x + 10, 11), at(x + 15, 8)], { stroke: "ink", width: 0.7 }),
      ...[0, 1, 2].map((bubble) =>
        circle({ x: x + 5 + bubble * 5, y: y + 25 - bubble * 10 }, 2.2 + bubble * 1.1, THIN),
      ),
      ...spots.map((spot) => circle(spot, spot.radius, THIN)),
    ],
    spots,
  };
}
