import type { Random } from "#core/random/random.ts";

/**
 * A sheet as plain data: what is where on the paper, in millimeters. Generators make it, one
 * renderer turns it into SVG and another into PDF, and tests read it. It does not depend on a
 * screen.
 */

/**
 * Grays from ink to paper: every sheet must read in black and white. `accent` is the theme's color on a
 * screen, and dark on paper.
 */
export type Tone = "ink" | "dark" | "mid" | "light" | "paper" | "accent";

/** A color of the thing itself, such as a mixed paint: '#c98f35'. */
export type Color = `#${string}`;

/** A line or a shape. Its `d` has absolute commands M, L, C and Z only, in millimeters. */
export interface PathMark {
  readonly kind: "path";
  readonly d: string;
  /** The tone of the line; absent for no line. */
  readonly stroke?: Tone | Color;
  /** The width of the line in millimeters, by default LINE. Ends and corners are round. */
  readonly width?: number;
  readonly fill?: Tone | Color;
  /** Lengths of dashes and gaps in millimeters. */
  readonly dash?: readonly number[];
}

/** One line of text in Andika, a typeface designed for people who are learning to read. */
export interface TextMark {
  readonly kind: "text";
  /** The position of the anchor. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  /** In points, at least SMALLEST_TYPE. */
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  readonly tone?: Tone | Color;
  /** Degrees clockwise around (x, y), for upside-down answers. */
  readonly turn?: number;
}

export type Mark = PathMark | TextMark;

export interface Page {
  /** The page's heading; by default the sheet's title. */
  readonly title?: string;
  /** Positions are relative to the top left corner of the body; nothing may extend beyond BODY. */
  readonly marks: readonly Mark[];
}

export interface Sheet {
  readonly title: string;
  /** At least one. */
  readonly pages: readonly Page[];
  /** The answer key, on separate pages; empty if there is nothing to solve. */
  readonly answers: readonly Page[];
}

/**
 * The area for a sheet's content in millimeters: what A4 and US Letter both have between margins of
 * 12, below the heading and above the footer with the sheet's code.
 */
export const BODY = { width: 186, height: 212 } as const;

/** Width of an ordinary line in millimeters. */
export const LINE = 0.4;

/** The smallest font size in points, and in large print. */
export const SMALLEST_TYPE = 12;
export const SMALLEST_LARGE_TYPE = 18;

export const PACK_TIMES = [5, 10, 15] as const;
export type PackTime = (typeof PACK_TIMES)[number];

/** School grades: K-2, 3-5, 6-8 (spec 3 §2). */
export const PACK_AGES = ["k2", "35", "68"] as const;
export type PackAge = (typeof PACK_AGES)[number];

export const PACK_SKILLS = ["mixed", "focus", "reading", "stem", "creativity"] as const;
export type PackSkill = (typeof PACK_SKILLS)[number];

/** Everything that a sheet depends on: the same parameters always give the same page. */
export interface SheetParams {
  readonly time: PackTime;
  readonly age: PackAge;
  readonly skill: PackSkill;
  readonly seed: string;
  /** A whole number, at least 1. */
  readonly variant: number;
  /** Large print: no text below SMALLEST_LARGE_TYPE. */
  readonly large: boolean;
  /** The teacher's own words as `readOwnWords` gives them; empty for the sheet's own. */
  readonly words: readonly string[];
}

/** Makes a sheet. All randomness comes from `random`, which is seeded with the parameters. */
export type Generate = (params: SheetParams, random: Random) => Sheet;
