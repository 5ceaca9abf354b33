import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";

/**
 * A figure shows what words cannot: a shape, a position, a pattern. It is data in a hobby's
 * `figures.yaml`, drawn to the same marks as printable sheets, so that one renderer serves the
 * screen, the dark theme, print and PDF. Each kind is a folder: `draw` and `describe` for the browser,
 * `prove` for the build, which refuses a figure that is wrong.
 */

/** What has been drawn, in millimeters from the top left corner. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The most millimeters across: a phone of 320 pixels shows so many in their own size. */
export const WIDTH_MAX = 74;
/** The most millimeters down: a figure never fills more than a phone's screen. */
export const HEIGHT_MAX = 116;
/** The smallest type in points. */
export const TYPE_MIN = 8;

/** What a figure sounds like: a tone, or a beat if it has no number. */
export interface Sound {
  /** Seconds from the start. */
  readonly at: number;
  readonly seconds: number;
  /** MIDI's number of the note. */
  readonly number?: number | undefined;
  /** Of a beat: how it is struck. */
  readonly beat?: "accent" | "low" | "high" | "soft" | undefined;
}

/** What the browser needs of a kind. */
export interface FigureKind<Data> {
  readonly schema: z.ZodType<Data>;
  readonly draw: (data: Data) => Drawn;
  /** What the figure shows, in sentences, for those who do not see it. */
  readonly describe: (data: Data) => string;
  /** What it sounds like, if it can sound. */
  readonly sounds?: (data: Data) => readonly Sound[];
}

/** Any figure as a plan carries it: each kind reads its own. */
export const StoredFigureSchema = z.looseObject({ kind: z.string() });
export type StoredFigure = z.infer<typeof StoredFigureSchema>;

/** A list as a sentence has it: 'a, b and c'. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A text as a sentence: with a period unless it ends like one. */
export const sentence = (words: string): string => (/[.?!]$/u.test(words) ? words : `${words}.`);
