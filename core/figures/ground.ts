import type { Color, Mark, Tone } from "#core/printables/page.ts";
import type { Point } from "#core/printables/shapes.ts";
import { numbersOf } from "./parts.ts";

/**
 * Things keep their own color in both themes: paper, wood, dough. What is drawn or written on one
 * must not take the theme's ink, which may be as pale as the thing.
 */

/** Pieces of a curve: a figure is seen at hand's size. */
const PIECES = 6;

/** A path as points; a curve as the ends of its pieces. */
export function pointsAlong(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLCZ])([^MLCZ]*)/gu)) {
    const values = numbersOf(rest);
    const pair = (index: number): Point => ({ x: values[index] ?? 0, y: values[index + 1] ?? 0 });
    if (command === "M" || command === "L") {
      for (let index = 0; index + 1 < values.length; index += 2) points.push(pair(index));
    }
    for (let index = 0; command === "C" && index + 5 < values.length; index += 6) {
      const from = points.at(-1) ?? pair(index);
      const [one, two, to] = [pair(index), pair(index + 2), pair(index + 4)];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        points.push(onCurve([from, one, two, to], piece / PIECES));
      }
    }
  }
  return points;
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const at = (p: number, q: number, r: number, s: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

/** Whether a point lies inside of a closed line (even-odd rule). */
export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  outline.forEach((one, index) => {
    const other = outline.at(index - 1) ?? one;
    if (one.y > y !== other.y > y) {
      const crossing = one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
      if (x < crossing) isIn = !isIn;
    }
  });
  return isIn;
}

/** What is drawn so far, as the surfaces that later marks lie on. */
export class Ground {
  readonly #surfaces: { readonly outline: readonly Point[]; readonly fill: Tone | Color }[] = [];

  add(marks: readonly Mark[]): void {
    for (const mark of marks) {
      if (mark.kind === "path" && mark.fill) {
        this.#surfaces.push({ outline: pointsAlong(mark.d), fill: mark.fill });
      }
    }
  }

  /** The own color of the thing that most of these points lie on; undefined for the theme's. */
  colorUnder(points: readonly Point[]): Color | undefined {
    const counts = new Map<Tone | Color | undefined, number>();
    for (const point of points) {
      const fill = this.#surfaces.findLast(({ outline }) => isInside(point, outline))?.fill;
      counts.set(fill, (counts.get(fill) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
    return most?.[0]?.startsWith("#") ? (most[0] as Color) : undefined;
  }
}

/** The two themes' ink and accent, for things whose color is the same in both. */
const ON_PALE = { ink: "#1b1f29", accent: "#a33325" } as const;
const ON_DARK = { ink: "#ffffff", accent: "#ffb68f" } as const;

/** Of the light that white reflects, how much a color must to count as pale (WCAG 2, relative luminance). */
const PALE = 0.18;

/** The colors that can be read on a thing of this color. */
export const inksOn = (color: Color): { readonly ink: Color; readonly accent: Color } =>
  luminanceOf(color) > PALE ? ON_PALE : ON_DARK;

/** WCAG 2, relative luminance: 0 for black, 1 for white. */
function luminanceOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
