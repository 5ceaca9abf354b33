import type { Color, Mark, Tone } from "#core/printables/page.ts";
import { line, mm, type Point, polygon } from "#core/printables/shapes.ts";

/** What several kinds of figures are drawn with. */

/** Characters of a line below a panel: one of two side by side, or one alone. */
const LINE_LENGTH = { beside: 21, alone: 31 };

/**
 * The words below each panel, broken into lines at spaces; those of several begin with their number.
 */
export const captionsOf = (panels: readonly { readonly text: string }[]): string[][] =>
  panels.length > 1
    ? panels.map(({ text }, index) => linesOf(`${index + 1}. ${text}`, LINE_LENGTH.beside))
    : panels.map(({ text }) => linesOf(text, LINE_LENGTH.alone));

/**
 * Where each row of panels begins, and at last where they end, in millimeters.
 * @param heightOf the height of a row whose captions have so many lines at most.
 */
export function topsOfRows(
  captions: readonly string[][],
  columns: number,
  top: number,
  heightOf: (lines: number) => number,
): number[] {
  const tops = [top];
  for (let index = 0; index < captions.length; index += columns) {
    const lines = captions.slice(index, index + columns).map(({ length }) => length);
    tops.push((tops.at(-1) ?? top) + heightOf(Math.max(...lines)));
  }
  return tops;
}

function linesOf(words: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The numbers of a path, x and y by turns. */
export const numbersOf = (d: string): number[] => (d.match(PATH_NUMBER) ?? []).map(Number);
const PATH_NUMBER = /-?\d*\.?\d+/gu;

/** A path scaled, and then moved by a point. */
export function placedPath(d: string, to: Point, scale = 1): string {
  let isDown = false;
  return d.replace(PATH_NUMBER, (number) => {
    const value = Number(number) * scale + (isDown ? to.y : to.x);
    isDown = !isDown;
    return mm(value);
  });
}

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
