import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { path } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, HEIGHT_MAX, type Sound, sentence, WIDTH_MAX } from "../figure.ts";
import { NOTE, numberOfNote } from "../notes.ts";
import { placedPath } from "../parts.ts";

/** How long notes last, in quarters of a whole note, as players call it. */
const LENGTHS: readonly (readonly [beats: number, name: string])[] = [
  [4, "whole"],
  [3, "dotted half"],
  [2, "half"],
  [1.5, "dotted quarter"],
  [1, "quarter"],
  [0.75, "dotted eighth"],
  [0.5, "eighth"],
  [0.25, "sixteenth"],
];
/** Beats that differ by less are the same: a third has no end. */
const SAME = 0.01;

const PlaceSchema = z
  .number()
  .min(-5)
  .max(HEIGHT_MAX + 5);

/** Absolute M, L, C and Z, in millimeters. */
const PathSchema = z
  .string()
  .max(2_500)
  .regex(/^[MLCZ\d\s.-]+$/u);

/**
 * A melody on one staff. Authors write it in ABC notation; the build engraves it, so that browsers
 * only draw: this is the engraved form.
 */
export const ScoreSchema = z.strictObject({
  kind: z.literal("score"),
  title: z.string().min(1).max(38),
  /** In millimeters below the title. */
  height: z.number().min(5).max(HEIGHT_MAX),
  /** Clef, heads, signs: each is an outline that stands in several places, [glyph, x, y]. */
  glyphs: z.array(PathSchema).max(30),
  signs: z.array(z.tuple([z.int().min(0).max(29), PlaceSchema, PlaceSchema])).max(200),
  /** Filled without a width, otherwise lines of this width. */
  shapes: z.array(z.tuple([PathSchema, z.number().min(0).max(2)])).max(300),
  /** Fingers above and syllables below the notes: [x, y, text]. */
  words: z.array(z.tuple([PlaceSchema, PlaceSchema, z.string().min(1).max(16)])).max(80),
  /** What sounds together, in its order; a rest has no names. */
  notes: z
    .array(
      z.strictObject({
        names: z.array(z.string().regex(NOTE)).max(5),
        /** In quarters of a whole note. */
        beats: z.number().min(0.1).max(8),
        /** The first whole bar is 1; notes before it are in bar 0. */
        bar: z.number().int().min(0).max(40),
        /** Goes on without being struck again. */
        tied: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(80),
  /** Quarter notes a minute. */
  tempo: z.number().int().min(40).max(200),
});
export type Score = z.infer<typeof ScoreSchema>;

/** The title's room in millimeters. */
const TOP = 6;

function draw({ title, height, glyphs, signs, shapes, words }: Score) {
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  for (const [d, width] of shapes) {
    marks.push(path(d, width > 0 ? { stroke: "ink", width } : { fill: "ink" }));
  }
  for (const [glyph, x, y] of signs) {
    const outline = glyphs[glyph];
    if (outline) marks.push(path(placedPath(outline, { x, y }), { fill: "ink" }));
  }
  for (const [x, y, word] of words) marks.push(text({ x, y }, word, { size: 8, anchor: "middle" }));
  return { width: WIDTH_MAX, height: TOP + height, marks };
}

const nameOf = (beats: number): string =>
  LENGTHS.find(([length]) => Math.abs(length - beats) < SAME)?.[1] ??
  `${Math.round(beats * 100) / 100} beats`;

const SIGNS: Readonly<Record<string, string>> = { "#": " sharp", b: " flat" };

/** 'F#4' as it is said. */
const spoken = (name: string): string =>
  name.replace(
    /^([A-G])([#b]?)(-?\d)$/u,
    (_, letter, sign, octave) => `${letter}${SIGNS[sign] ?? ""} ${octave}`,
  );

function describe({ title, notes }: Score): string {
  const bars = [...Map.groupBy(notes, ({ bar }) => bar)].map(([bar, own]) => {
    const told = own.map(({ names, beats, tied }) => {
      const what = names.length > 0 ? names.map(spoken).join(" with ") : "rest";
      return `${what}, ${nameOf(beats)}${tied ? ", held on" : ""}`;
    });
    return `${bar === 0 ? "Before the first bar" : `Bar ${bar}`}: ${told.join("; ")}.`;
  });
  return `${sentence(title)} ${bars.join(" ")}`;
}

function sounds({ notes, tempo }: Score): Sound[] {
  const beat = 60 / tempo;
  const heard: Sound[] = [];
  let at = 0;
  for (const { names, beats, tied } of notes) {
    for (const number of names.map(numberOfNote)) {
      const before = heard.findLastIndex((one) => one.number === number);
      const held = tied ? heard[before] : undefined;
      if (held) heard[before] = { ...held, seconds: (at + beats) * beat - held.at };
      else heard.push({ at: at * beat, seconds: beats * beat, number });
    }
    at += beats;
  }
  return heard;
}

export const score: FigureKind<Score> = { schema: ScoreSchema, draw, describe, sounds };
