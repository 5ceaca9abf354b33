import type { PathMark } from "../page.ts";
import { type Box, mm, type Point } from "../shapes.ts";

/** How marks are moved: made larger or mirrored around (0, 0) first, then turned, then shifted. */
export interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Left becomes right. */
  readonly mirrored?: boolean;
}

const NUMBERS = /-?\d*\.?\d+/gu;
/** A point of a path with the space around it, so that the result has none too much. */
const PAIR = / *(-?\d*\.?\d+) +(-?\d*\.?\d+)/gu;

/** Letters have codes from here on, digits and points lower ones. */
const LETTER = 65;

/** What a move does to points. */
function mover({ x = 0, y = 0, scale = 1, turn = 0, mirrored = false }: Move) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirrored ? -1 : 1;
  return (point: Point): Point => ({
    x: x + side * point.x * cos - point.y * sin,
    y: y + side * point.x * sin + point.y * cos,
  });
}

/** Where a move takes a point. */
export const movedPoint = (point: Point, move: Move): Point => mover(move)(point);

/** The points that a path's commands name, handles of curves included. */
export function pointsOf({ d }: PathMark): Point[] {
  const numbers = (d.match(NUMBERS) ?? []).map(Number);
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  }
  return points;
}

/**
 * The smallest box around marks without the width of their lines; handles of curves count too.
 * @throws Error for no marks: nothing has no place.
 */
export function boundsOf(marks: readonly PathMark[]): Box {
  const points = marks.flatMap(pointsOf);
  if (points.length === 0) throw new Error("No marks have no bounds");
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Marks at another place, in another size or turned; their lines keep their width. */
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
