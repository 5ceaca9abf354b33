import type { Random } from "#core/random/random.ts";

/**
 * A sheet as plain data: what stands where on paper, in millimeters. Generators make it, one drawer
 * turns it into SVG and another into PDF, tests read it. Nothing in it depends on a screen.
 */

/** Grays from ink to paper: every sheet must read in black and white. */
export type Tone = "ink" | "dark" | "mid" | "light" | "paper";

/** A line or a shape. Its `d` has absolute commands M, L, C and Z only, in millimeters. */
export interface PathMark {
  readonly kind: "path";
  readonly d: string;
  /** Tone of the line; none without it. */
  readonly stroke?: Tone;
  /** Width of the line in millimeters; LINE without it. Ends and corners are round. */
  readonly width?: number;
  readonly fill?: Tone;
  /** Lengths of dashes and gaps in millimeters. */
  readonly dash?: readonly number[];
}

/** One line of text in Andika, a typeface made for those who learn to read. */
export interface TextMark {
  readonly kind: "text";
  /** Where the anchor stands. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  /** In points, at least SMALLEST_TYPE. */
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  readonly tone?: Tone;
  /** Degrees clockwise around (x, y): upside-down answers. */
  readonly turn?: number;
}

export type Mark = PathMark | TextMark;

export interface Page {
  /** The page's heading; the sheet's title without it. */
  readonly title?: string;
  /** Positions count from the top left corner of the body; nothing leaves BODY. */
  readonly marks: readonly Mark[];
}

export interface Sheet {
  readonly title: string;
  /** At least one. */
  readonly pages: readonly Page[];
  /** The answer key, on pages of its own; empty where there is nothing to solve. */
  readonly answers: readonly Page[];
}

/**
 * Room for a sheet's content in millimeters: what A4 and US Letter both have between margins of 12,
 * below the heading and above the foot with the sheet's code.
 */
export const BODY = { width: 186, height: 212 } as const;

/** Width of an ordinary line in millimeters. */
export const LINE = 0.4;

/** Smallest type in points, and in large print. */
export const SMALLEST_TYPE = 12;
export const SMALLEST_LARGE_TYPE = 18;

export const PACK_TIMES = [5, 10, 15] as const;
export type PackTime = (typeof PACK_TIMES)[number];

/** School grades: K-2, 3-5, 6-8 (spec 3 §2). */
export const PACK_AGES = ["k2", "35", "68"] as const;
export type PackAge = (typeof PACK_AGES)[number];

export const PACK_SKILLS = ["mixed", "focus", "reading", "stem", "creativity"] as const;
export type PackSkill = (typeof PACK_SKILLS)[number];

/** All that a sheet depends on: the same parameters give the same page forever. */
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

/** Makes a sheet. All chance comes from `random`, which is seeded with the parameters. */
export type Generate = (params: SheetParams, random: Random) => Sheet;
