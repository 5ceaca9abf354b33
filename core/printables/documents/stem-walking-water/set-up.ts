import type { Mark, PathMark } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, curve, line, type Point, polygon } from "../../shapes.ts";
import { text } from "../../text.ts";
import type { Mix } from "./texts.ts";

const INK = { stroke: "ink", width: 0.7 } as const;

/** Half the width of a glass at its rim and at its foot, and its height. */
const RIM = 15;
const FOOT = 12;
const GLASS = 33;

/** The water of a glass that is filled to a fraction of its height. */
function water(middle: number, floor: number, filled: number): PathMark[] {
  const at = (side: number, part: number): Point => ({
    x: middle + side * (FOOT + (RIM - FOOT) * part),
    y: floor - 1 - GLASS * part,
  });
  return [
    polygon([at(-1, 0.02), at(-1, filled), at(1, filled), at(1, 0.02)], { fill: "light" }),
    line(at(-1, filled), at(1, filled), { stroke: "ink", width: 0.5 }),
  ];
}

/** A glass's outline, open at its rim. */
function outline(middle: number, floor: number): PathMark {
  return curve(
    [
      { x: middle - RIM, y: floor - 1 - GLASS },
      { x: middle - (RIM + FOOT) / 2, y: floor - 1 - GLASS / 2 },
      { x: middle - FOOT, y: floor - 2 },
      { x: middle - FOOT + 2, y: floor - 0.8 },
      { x: middle + FOOT - 2, y: floor - 0.8 },
      { x: middle + FOOT, y: floor - 2 },
      { x: middle + (RIM + FOOT) / 2, y: floor - 1 - GLASS / 2 },
      { x: middle + RIM, y: floor - 1 - GLASS },
    ],
    INK,
  );
}

/** A strip of paper from the bottom of one glass over both rims to the bottom of the other. */
function strip(from: number, to: number, floor: number): PathMark {
  const way = Math.sign(to - from);
  const rim = floor - 1 - GLASS;
  const half = 2.2;
  const outer = [
    { x: from + way * (4 - half), y: floor - 4 },
    { x: from + way * (8 - half), y: rim + 6 },
    { x: from + way * 13, y: rim - 4.5 },
    { x: (from + to) / 2, y: rim - 8 },
    { x: to - way * 13, y: rim - 4.5 },
    { x: to - way * (8 - half), y: rim + 6 },
    { x: to - way * (4 - half), y: floor - 4 },
  ];
  const inner = [
    { x: to - way * (4 + half), y: floor - 4 },
    { x: to - way * (8 + half), y: rim + 7.5 },
    { x: to - way * 14.5, y: rim - 0.6 },
    { x: (from + to) / 2, y: rim - 3 },
    { x: from + way * 14.5, y: rim - 0.6 },
    { x: from + way * (8 + half), y: rim + 7.5 },
    { x: from + way * (4 + half), y: floor - 4 },
  ];
  const [there, back] = [curve(outer, INK), curve(inner, INK)];
  return { ...there, d: `${there.d}${back.d.replace("M", "L")}Z`, width: 0.6, fill: "paper" };
}

/** Two glasses of colored water, an empty one between them, and two bridges of paper. */
export function setUp(box: Box, mix: Mix, size: number): Mark[] {
  const below = size * POINT * 1.5;
  const floor = box.y + box.height - below - 1;
  const step = 52;
  const center = box.x + box.width / 2;
  const middles = [center - step, center, center + step] as const;
  const label = (
    x: number,
    y: number,
    words: string,
    anchor: "start" | "middle" | "end" = "middle",
  ) => text({ x, y }, words, { size, anchor });
  const pointer = (from: Point, to: Point) => line(from, to, { stroke: "dark", width: 0.3 });
  const y = floor + below * 0.85;
  const top = box.y + size * POINT;
  const rim = floor - 1 - GLASS;
  return [
    ...water(middles[0], floor, 0.8),
    ...water(middles[2], floor, 0.8),
    strip(middles[0], middles[1], floor),
    strip(middles[2], middles[1], floor),
    ...middles.map((middle) => outline(middle, floor)),
    line(
      { x: box.x + 8, y: floor },
      { x: box.x + box.width - 8, y: floor },
      { stroke: "ink", width: 0.8 },
    ),
    label(middles[0], y, `${mix.left} water`),
    label(middles[1], y, "empty glass"),
    label(middles[2], y, `${mix.right} water`),
    label(center, top, "folded paper towel"),
    ...[-1, 1].map((side) =>
      pointer(
        { x: center + side * 6, y: top + 1.6 },
        { x: center + (side * step) / 2, y: rim - 7.2 },
      ),
    ),
  ];
}
