import { type Drawing, placed } from "../../drawing.ts";
import type { Mark, PathMark } from "../../page.ts";
import {
  type Box,
  circle,
  curve,
  line,
  type Point,
  polygon,
  rectangle,
  type Style,
} from "../../shapes.ts";
import { textIn } from "../../text.ts";
import type { Scale } from "./balance.ts";
import type { Sign } from "./cipher.ts";
import { DIGITS, type MatchSum } from "./matches.ts";
import type { DottedFigure } from "./odd-figure.ts";

const LINES: Style = { stroke: "ink", width: 0.6 };
const PEN = { stroke: "ink", width: 0.6, fill: "paper" } as const;

/** A match with its head at the first point. */
function match(from: Point, to: Point): PathMark[] {
  const at = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  return [
    line(at(0.1), at(0.94), { stroke: "ink", width: 1.9 }),
    line(at(0.24), at(0.94), { stroke: "paper", width: 1.1 }),
    circle(at(0.1), 1.35, { fill: "ink" }),
  ];
}

/** A sum made of matches, in the middle of a box. */
export function drawMatches({ left, plus, right, result }: MatchSum, box: Box): PathMark[] {
  const long = Math.min(box.height / 2, box.width / 7.4);
  const top = box.y + box.height / 2 - long;
  const at = (x: number, y: number): Point => ({ x, y: top + y * long });
  const digit = (value: number, x: number) => {
    const [a, b] = [x, x + long];
    const places = [
      [at(a, 0), at(b, 0)],
      [at(a, 0), at(a, 1)],
      [at(b, 0), at(b, 1)],
      [at(a, 1), at(b, 1)],
      [at(a, 1), at(a, 2)],
      [at(b, 1), at(b, 2)],
      [at(a, 2), at(b, 2)],
    ] as const;
    return places.flatMap(([from, to], place) =>
      DIGITS[value]?.[place] === "1" ? match(from, to) : [],
    );
  };
  const step = long * 1.5;
  const start = box.x + box.width / 2 - (step * 4 + long) / 2;
  const sign = start + step;
  const equals = start + step * 3;
  return [
    ...digit(left, start),
    ...match(at(sign + long * 0.05, 1), at(sign + long * 0.95, 1)),
    ...(plus ? match(at(sign + long / 2, 0.5), at(sign + long / 2, 1.5)) : []),
    ...digit(right, start + step * 2),
    ...match(at(equals + long * 0.05, 0.8), at(equals + long * 0.95, 0.8)),
    ...match(at(equals + long * 0.05, 1.2), at(equals + long * 0.95, 1.2)),
    ...digit(result, start + step * 4),
  ];
}

/** A regular shape with a corner at the top. */
const regular = (middle: Point, radius: number, corners: number, turn = -90): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (index * 360) / corners) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });

/** A shape with its dots in rows of up to four. */
export function drawFigure(
  { corners, dots }: DottedFigure,
  middle: Point,
  radius: number,
): PathMark[] {
  const turn = corners === 4 ? -45 : corners === 8 ? -67.5 : -90;
  // The space in a triangle is below its middle.
  const center = { x: middle.x, y: middle.y + (corners === 3 ? radius * 0.16 : 0) };
  const across = corners === 3 ? 3 : 4;
  const rows = Math.ceil(dots / across);
  const gap = radius * (corners === 3 ? 0.27 : 0.3);
  const marks = [polygon(regular(middle, radius, corners, turn), { stroke: "ink", width: 0.7 })];
  for (let row = 0, left = dots; row < rows; row += 1) {
    const count = Math.ceil(left / (rows - row));
    left -= count;
    // Fewer above, where a triangle is narrow.
    const y = center.y + (rows / 2 - 0.5 - row) * gap;
    for (let index = 0; index < count; index += 1) {
      const x = center.x + (index - (count - 1) / 2) * gap;
      marks.push(circle({ x, y }, radius * 0.085, { fill: "ink" }));
    }
  }
  return marks;
}

/** A secret symbol of a given size around a point. */
export function drawSign({ shape, fill }: Sign, middle: Point, size: number): PathMark[] {
  const r = size / 2;
  const { x, y } = middle;
  const pen: Style = fill === "full" ? { ...LINES, fill: "dark" } : LINES;
  const low = shape === "triangle" ? r * 0.22 : 0;
  const outline = {
    circle: () => circle(middle, r, pen),
    square: () =>
      rectangle({ x: x - r * 0.88, y: y - r * 0.88, width: r * 1.76, height: r * 1.76 }, pen),
    triangle: () => polygon(regular({ x, y: y + r * 0.2 }, r * 1.2, 3), pen),
    diamond: () => polygon(regular(middle, r * 1.12, 4), pen),
    hexagon: () => polygon(regular(middle, r * 1.05, 6, 0), pen),
  }[shape]();
  const dot = (dx: number) => circle({ x: x + dx * r, y: y + low }, r * 0.17, { fill: "ink" });
  const stroke = (dx: number, dy: number) =>
    line(
      { x: x - dx * r, y: y + low - dy * r },
      { x: x + dx * r, y: y + low + dy * r },
      { stroke: "ink", width: 0.7 },
    );
  const inside = {
    empty: [],
    full: [],
    dot: [dot(0)],
    "two dots": [dot(-0.28), dot(0.28)],
    bar: [stroke(0.38, 0)],
    cross: [stroke(0.34, 0), stroke(0, 0.34)],
  }[fill];
  return [outline, ...inside];
}

/** The side in millimeters of the square for a thing to be weighed, wherever it is. */
const THING = 12;
/** The distance between things in a pan. */
const THING_STEP = 13;

/** A thing to be weighed, always the same size, with its left edge and its foot at a point. */
export function drawThing(drawing: Drawing, { x, y }: Point): PathMark[] {
  const [, , width, height] = drawing.box;
  const high = (THING * height) / Math.max(width, height);
  return placed(drawing, { x, y: y - high, width: THING, height: high }, { width: 0.5 });
}

/** Balanced scales with things or a weight in their pans. */
export function drawScale(
  { left, right, weight }: Scale,
  drawings: readonly Drawing[],
  box: Box,
  size: number,
): Mark[] {
  const middle = box.x + box.width / 2;
  const floor = box.y + box.height;
  const pan = floor - box.height * 0.3;
  const reach = box.width * 0.25;
  const wide = box.width * 0.45;
  const things = (counts: readonly number[]) =>
    counts.flatMap((count, thing) => Array.from({ length: count }, () => drawings[thing]));
  const load = (side: -1 | 1, counts: readonly number[]): Mark[] => {
    const list = things(counts);
    return list.flatMap((drawing, index) => {
      const x = middle + side * reach + (index - list.length / 2) * THING_STEP;
      return drawing ? drawThing(drawing, { x: x + (THING_STEP - THING) / 2, y: pan - 0.2 }) : [];
    });
  };
  const weightBox = {
    x: middle + reach - 8,
    y: pan - box.height * 0.5,
    width: 16,
    height: box.height * 0.5,
  };
  return [
    polygon(
      [
        { x: middle - 6, y: floor - 0.4 },
        { x: middle, y: pan + 3 },
        { x: middle + 6, y: floor - 0.4 },
      ],
      PEN,
    ),
    rectangle({ x: middle - reach - 4, y: pan + 3, width: 2 * reach + 8, height: 2 }, PEN, 1),
    ...([-1, 1] as const).map((side) => {
      const x = middle + side * reach;
      const [from, to] = [x - wide / 2, x + wide / 2];
      const bowl = curve(
        [
          { x: from, y: pan },
          { x: x - wide * 0.38, y: pan + 2.6 },
          { x: x + wide * 0.38, y: pan + 2.6 },
          { x: to, y: pan },
        ],
        PEN,
      );
      return { ...bowl, d: `${bowl.d}Z` };
    }),
    ...load(-1, left),
    ...(weight > 0
      ? [
          circle({ x: middle + reach, y: weightBox.y }, 2.2, PEN),
          rectangle(weightBox, PEN, 2),
          textIn(weightBox, String(weight), { size, bold: true }),
        ]
      : load(1, right)),
  ];
}
