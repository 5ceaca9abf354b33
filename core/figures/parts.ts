import type { Color, Mark, Tone } from "#core/printables/page.ts";
import { line, type Point, polygon } from "#core/printables/shapes.ts";

/** What several kinds of figures are drawn with. */

/** Characters of a line below a panel. */
const LINE_LENGTH = 21;

/** The words below a panel, broken into lines at spaces. */
export function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The numbers of a path, x and y by turns. */
export const numbersOf = (d: string): number[] => (d.match(PATH_NUMBER) ?? []).map(Number);
export const PATH_NUMBER = /-?\d*\.?\d+/gu;

interface HeadSize {
  readonly long: number;
  /** Half of its width. */
  readonly wide: number;
  /** How far the tip stands beyond `to`. */
  readonly beyond?: number;
  readonly fill?: Tone | Color;
}

/** The head of an arrow that comes from one point and ends at another. */
export function arrowHead(
  from: Point,
  to: Point,
  { long, wide, beyond = 0, fill = "accent" }: HeadSize,
): Mark {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - ux * long, y: to.y - uy * long };
  return polygon(
    [
      { x: to.x + ux * beyond, y: to.y + uy * beyond },
      { x: neck.x - uy * wide, y: neck.y + ux * wide },
      { x: neck.x + uy * wide, y: neck.y - ux * wide },
    ],
    { fill },
  );
}

/** A straight arrow. */
export function straightArrow(
  from: Point,
  to: Point,
  { width, fill = "accent", dash, ...size }: HeadSize & { width: number; dash?: readonly number[] },
): Mark[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // The shaft ends inside the head, so that its round end shows nowhere.
  const inside = Math.min(length, size.long / 2);
  const end = {
    x: to.x - ((to.x - from.x) / length) * inside,
    y: to.y - ((to.y - from.y) / length) * inside,
  };
  return [
    line(from, end, { stroke: fill, width, ...(dash && { dash }) }),
    arrowHead(from, to, { ...size, fill }),
  ];
}
