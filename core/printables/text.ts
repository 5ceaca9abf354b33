import { ADVANCES } from "./font-metrics.ts";
import type { Color, SheetParams, TextMark, Tone } from "./page.ts";
import { POINT } from "./point.ts";
import type { Box, Point } from "./shapes.ts";

export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  readonly tone?: Tone | Color;
}

/** The height of a capital letter relative to the font size. */
const CAPITAL = 0.68;

/** The distance between baselines relative to the font size. */
const LEADING = 1.4;

/** A sheet's font sizes in points: ordinary, or large print. */
export function typeSizes({ large }: Pick<SheetParams, "large">) {
  return large
    ? ({ small: 18, body: 18, heading: 24, display: 32 } as const)
    : ({ small: 12, body: 13, heading: 18, display: 28 } as const);
}

/**
 * The width of a text in millimeters. @throws RangeError for a character that the typeface lacks.
 */
export function textWidth(text: string, { size, bold }: TextStyle): number {
  const advances = bold ? ADVANCES.bold : ADVANCES.regular;
  let units = 0;
  for (const character of text) {
    const advance = advances[character];
    if (advance === undefined) throw new RangeError(`The typeface has no ${character}`);
    units += advance;
  }
  return (units / 1000) * size * POINT;
}

export const lineHeight = (size: number): number => size * POINT * LEADING;

/** One line of text whose anchor is at a point on the baseline. */
export function text(at: Point, words: string, style: TextStyle): TextMark {
  return { kind: "text", x: at.x, y: at.y, text: words, ...style };
}

/** One line of text centered in a box; vertically by the height of its capitals. */
export function textIn(box: Box, words: string, style: Omit<TextStyle, "anchor">): TextMark {
  return text(
    {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + (style.size * POINT * CAPITAL) / 2,
    },
    words,
    { ...style, anchor: "middle" },
  );
}

/** Breaks a text between words into lines of a width in millimeters. */
export function wrap(words: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const paragraph of words.split("\n")) {
    let current = "";
    for (const word of paragraph.split(" ")) {
      const longer = current ? `${current} ${word}` : word;
      if (current && textWidth(longer, style) > width) {
        lines.push(current);
        current = word;
      } else current = longer;
    }
    lines.push(current);
  }
  return lines;
}

export interface TextBlock {
  readonly marks: readonly TextMark[];
  /** In millimeters; what follows may begin below. */
  readonly height: number;
}

/**
 * A text broken into lines, with its top at `at.y`. The anchor says whether `at.x` is its left
 * edge, its middle or its right edge.
 */
export function textBlock(at: Point, words: string, width: number, style: TextStyle): TextBlock {
  const step = lineHeight(style.size);
  const marks = wrap(words, width, style).map((line, index) =>
    text({ x: at.x, y: at.y + style.size * POINT + index * step }, line, style),
  );
  return { marks, height: marks.length * step };
}
