import type { Mark, PathMark } from "../page.ts";
import { circle, type Point, path, polygon, type Style } from "../shapes.ts";
import { textIn } from "../text.ts";
import { pointsAlong, type Stroke, strokePath } from "./stroke.ts";
import { glyphOf, LETTER_GAP } from "./strokes.ts";

/** A stroke of a written word, and the position of its glyph's (0, 0). */
interface PlacedStroke {
  readonly stroke: Stroke;
  readonly origin: Point;
  /** Its number among the strokes of its letter, from 0. */
  readonly index: number;
}

function strokesOf(word: string, at: Point, size: number): PlacedStroke[] {
  let x = at.x;
  return [...word].flatMap((character) => {
    const { width, strokes } = glyphOf(character);
    const origin = { x, y: at.y };
    x += (width + LETTER_GAP) * size;
    return strokes.map((stroke, index) => ({ stroke, origin, index }));
  });
}

/** Fine dots to trace over, closer together in small writing. */
export const traceStyle = (size: number): Style => ({
  stroke: "dark",
  width: Math.max(0.6, size * 0.055),
  dash: [0.01, size * 0.105],
});

/**
 * A word or number in single lines: its left edge at `at.x`, its baseline at `at.y`, its capitals
 * `size` millimeters high. Dotted for tracing by default.
 */
export function written(
  word: string,
  at: Point,
  size: number,
  style = traceStyle(size),
): PathMark[] {
  return strokesOf(word, at, size).map(({ stroke, origin }) =>
    path(strokePath(stroke, origin, size), style),
  );
}

/** A dot where each letter begins. */
export function startDots(word: string, at: Point, size: number, radius = size * 0.06): PathMark[] {
  return strokesOf(word, at, size)
    .filter(({ index }) => index === 0)
    .map(({ stroke, origin }) =>
      circle({ x: origin.x + stroke.start.x * size, y: origin.y + stroke.start.y * size }, radius, {
        fill: "ink",
      }),
    );
}

function arrowhead(tip: Point, from: Point, length: number): PathMark {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (turn: number): Point => ({
    x: tip.x + Math.cos(angle + turn) * length,
    y: tip.y + Math.sin(angle + turn) * length,
  });
  return polygon([tip, corner(2.65), corner(-2.65)], { fill: "ink" });
}

export interface GuideStyle {
  /** The font size of the numbers in points. */
  readonly type: number;
  /** Length of arrowheads in millimeters. */
  readonly arrow?: number;
}

/** How many points a stroke is divided into. */
const STEPS = 60;
/** The distance between arrows, in units of the letter's height. */
const ARROW_EVERY = 0.5;

const far = (one: Point, others: readonly Point[], distance: number): boolean =>
  others.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) >= distance);

/**
 * Guides for writing: arrows along each stroke, and a disc with its number at its start. A disc
 * whose place is taken moves along its stroke.
 */
export function strokeGuides(word: string, at: Point, size: number, style: GuideStyle): Mark[] {
  const { type, arrow = 3 } = style;
  const radius = type * 0.2;
  const starts: Point[] = [];
  const discs: Mark[] = [];
  const placed = strokesOf(word, at, size).map(({ stroke, origin, index }) => {
    const points = pointsAlong(stroke, STEPS + 1).map(({ x, y }) => ({
      x: origin.x + x * size,
      y: origin.y + y * size,
    }));
    const start = points.find((point) => far(point, starts, 2 * radius + 0.5)) ?? at;
    starts.push(start);
    const box = { x: start.x - radius, y: start.y - radius, width: 2 * radius, height: 2 * radius };
    discs.push(
      circle(start, radius, { fill: "ink" }),
      textIn(box, String(index + 1), { size: type, bold: true, tone: "paper" }),
    );
    return points;
  });
  const tips: Point[] = [];
  const arrows = placed.flatMap((points) => {
    const length = points
      .slice(1)
      .reduce(
        (sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)),
        0,
      );
    const count = Math.max(1, Math.round(length / size / ARROW_EVERY));
    return Array.from({ length: count }, (_, i) => Math.round((STEPS * (i + 1)) / count)).flatMap(
      (place) => {
        const [tip, from] = [points[place], points[place - 1]];
        if (!tip || !from || !far(tip, tips, 2.5 * arrow) || !far(tip, starts, radius + arrow)) {
          return [];
        }
        tips.push(tip);
        return [arrowhead(tip, from, arrow)];
      },
    );
  });
  return [...arrows, ...discs];
}
