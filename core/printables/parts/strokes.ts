import type { PathMark } from "../page.ts";
import {
  circle,
  curve,
  ellipse,
  mm,
  type Point,
  path,
  polygon,
  polyline,
  type Style,
} from "../shapes.ts";

/**
 * Short notation for line work: points are x, y, x, y … so that a drawing of a hundred lines stays
 * readable.
 */
export const points = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));

/** The strokes of one pen. */
export function pen(style: Style) {
  const ink: Style = { fill: style.stroke ?? "ink" };
  return {
    /** A smooth open line. */
    wave: (...at: readonly number[]): PathMark => curve(points(...at), style),
    /** A smooth closed line. */
    loop: (...at: readonly number[]): PathMark => curve(points(...at), style, true),
    /** A straight open line. */
    lines: (...at: readonly number[]): PathMark => polyline(points(...at), style),
    /** A closed shape with corners. */
    shape: (...at: readonly number[]): PathMark => polygon(points(...at), style),
    oval: (x: number, y: number, rx: number, ry = rx): PathMark => ellipse({ x, y }, rx, ry, style),
    /** An arc hanging between two points of the same height; a negative depth bulges up. */
    cup: (x: number, y: number, half: number, depth: number): PathMark => {
      const low = y + depth * (4 / 3);
      const ends = [x - half, y, x - half, low, x + half, low, x + half, y].map(mm);
      return path(`M${ends.slice(0, 2).join(" ")}C${ends.slice(2).join(" ")}`, style);
    },
    /** Solid black, without an outline. */
    dot: (x: number, y: number, radius: number): PathMark => circle({ x, y }, radius, ink),
  } as const;
}
