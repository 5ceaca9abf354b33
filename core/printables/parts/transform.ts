import type { PathMark } from "../page.ts";
import { type Box, mm, type Point } from "../shapes.ts";

/** How marks are moved: first scaled or mirrored around (0, 0), then turned, then shifted. */
export interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Swaps left and right. */
  readonly mirrored?: boolean;
}

const NUMBERS = /-?\d*\.?\d+/gu;
/** A point of a path with the surrounding spaces, so that no extra ones remain. */
const PAIR = / *(-?\d*\.?\d+) +(-?\d*\.?\d+)/gu;

/** Letters have codes from here on, digits and points lower ones. */
const LETTER = 65;

/** Makes a function that applies a move to points. */
function mover({ x = 0, y = 0, scale = 1, turn = 0, mirrored = false }: Move) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirrored ? -1 : 1;
  return (point: Point): Point => ({
    x: x + side * point.x * cos - point.y * sin,
    y: y + side * point.x * sin + point.y * cos,
  });
}

/** A point after a move. */
export const movedPoint = (point: Point, move: Move): Point => mover(move)(point);

/** The points in a path's commands, including control points of curves. */
export function pointsOf({ d }: PathMark): Point[] {
  const numbers = (d.match(NUMBERS) ?? []).map(Number);
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  }
  return points;
}

/**
 * The smallest box around marks, without the width of their lines; control points of curves count.
 * @throws Error without marks, which have no position.
 */
export function boundsOf(marks: readonly PathMark[]): Box {
  const points = marks.flatMap(pointsOf);
  if (points.length === 0) throw new Error("No marks have no bounds");
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Marks after a move; their lines keep their width. */
export function moved(marks: readonly PathMark[], move: Move): PathMark[] {
  const to = mover(move);
  return marks.map((mark) => {
    const d = mark.d.replace(PAIR, (_, x: string, y: string, at: number) => {
      const point = to({ x: Number(x), y: Number(y) });
      const first = mark.d.charCodeAt(at - 1) >= LETTER;
      return `${first ? "" : " "}${mm(point.x)} ${mm(point.y)}`;
    });
    return { ...mark, d };
  });
}
