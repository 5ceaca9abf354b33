import { LINE, type PathMark, type Tone } from "./page.ts";
import { type Box, mm } from "./shapes.ts";

/** One shape of a line drawing. */
export interface DrawingPart {
  /** Absolute M, L, C and Z, in the drawing's own units. */
  readonly d: string;
  /** Paper color where it covers what is behind it; ink for eyes and the like. */
  readonly fill?: Tone;
  readonly stroke?: true;
}

/** A drawing of black lines on white, to be colored in. */
export interface Drawing {
  /** What it is, in one or two words: 'polar bear'. */
  readonly name: string;
  /** Left, top, width and height of the drawing. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly parts: readonly DrawingPart[];
}

export interface Placing {
  /** Width of the lines in millimeters. */
  readonly width?: number;
  readonly stroke?: Tone;
  /** Whether it faces the other way. */
  readonly mirrored?: boolean;
}

const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/gu;

/**
 * A drawing scaled to fit a box and centered in it. Lines keep the requested width at any scale.
 * @throws Error for a drawing without parts, which would leave an empty place on the sheet.
 */
export function placed(drawing: Drawing, into: Box, placing: Placing = {}): PathMark[] {
  if (drawing.parts.length === 0) throw new Error(`The drawing '${drawing.name}' has no parts`);
  const { width = LINE * 1.5, stroke = "ink", mirrored = false } = placing;
  const [left, top, wide, high] = drawing.box;
  const room = { width: into.width - width, height: into.height - width };
  const scale = Math.max(0, Math.min(room.width / wide, room.height / high));
  const x = into.x + (into.width - wide * scale) / 2;
  const y = into.y + (into.height - high * scale) / 2;
  const across = (value: number) => x + (mirrored ? left + wide - value : value - left) * scale;
  const down = (value: number) => y + (value - top) * scale;
  return drawing.parts.map((part) => {
    let second = false;
    const d = part.d.replace(NUMBER, (number) => {
      const value = Number(number);
      const moved = second ? down(value) : across(value);
      second = !second;
      return mm(moved);
    });
    return {
      kind: "path",
      d,
      ...(part.fill && { fill: part.fill === "ink" ? stroke : part.fill }),
      ...(part.stroke && { stroke, width }),
    };
  });
}
