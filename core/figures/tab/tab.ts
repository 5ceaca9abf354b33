import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { line, rectangle } from "#core/printables/shapes.ts";
import { text, textWidth } from "#core/printables/text.ts";
import { TUNINGS } from "#core/tools/pitch.ts";
import { type FigureKind, type Sound, WIDTH_MAX } from "../figure.ts";

/**
 * Tablature: each bar is a list of moments, '1:0' is string 1 open, '2:1+1:0' two strings at once,
 * '1:3*2' lasts two beats, '-' is a rest of one beat.
 */
const MOMENT = /^(?:-|\d:\d{1,2}(?:\+\d:\d{1,2})*)(?:\*(?:\d+(?:\.\d+)?))?$/u;

export const TabSchema = z
  .strictObject({
    kind: z.literal("tab"),
    title: z.string().min(1).max(34),
    tuning: z.enum(["guitar", "ukulele", "violin", "bass"]),
    beats: z.number().int().min(2).max(8),
    tempo: z.number().int().min(40).max(160).default(80),
    bars: z
      .array(
        z
          .string()
          .max(120)
          .refine(
            (bar) => bar.split(/\s+/u).every((one) => MOMENT.test(one)),
            "a moment is '1:0', '2:1+1:0', '1:3*2' or '-'",
          ),
      )
      .min(1)
      .max(8),
    /** What is sung, or counted, below each moment that is no rest. */
    words: z.array(z.string().max(8)).optional(),
  })
  .superRefine(({ tuning, bars, words }, context) => {
    const moments = bars.flatMap(momentsOf);
    const strings = TUNINGS[tuning].length;
    if (moments.some(({ notes }) => notes.some(([string]) => string < 1 || string > strings))) {
      context.addIssue({ code: "custom", message: `the ${tuning} has ${strings} strings` });
    }
    const played = moments.filter(({ notes }) => notes.length > 0).length;
    if (words && words.length !== played) {
      context.addIssue({ code: "custom", message: `${words.length} words for ${played} moments` });
    }
  });
export type Tab = z.infer<typeof TabSchema>;

interface Moment {
  readonly notes: readonly (readonly [string: number, fret: number])[];
  readonly beats: number;
}

/** The moments of a bar. */
export const momentsOf = (bar: string): Moment[] =>
  bar.split(/\s+/u).map((moment) => {
    const [played = "", beats = "1"] = moment.split("*");
    const notes =
      played === "-"
        ? []
        : played.split("+").map((note) => note.split(":").map(Number) as [number, number]);
    return { notes, beats: Number(beats) };
  });

const LINE_GAP = 4.2;
const TOP = 8.5;
const BAR_LEFT = 3;

function draw({ title, tuning, bars, beats, words }: Tab) {
  const strings = TUNINGS[tuning].length;
  const perRow = bars.length === 1 || beats > 4 ? 1 : 2;
  const barWidth = (WIDTH_MAX - 2) / perRow;
  const height = (strings - 1) * LINE_GAP;
  const rowHeight = height + (words ? 13 : 8);
  const rows = Math.ceil(bars.length / perRow);
  const marks: Mark[] = [text({ x: 0.4, y: 4.6 }, title, { size: 11, bold: true })];
  let word = 0;
  bars.forEach((bar, index) => {
    const left = 1 + (index % perRow) * barWidth;
    const top = TOP + Math.floor(index / perRow) * rowHeight;
    for (let string = 0; string < strings; string += 1) {
      const y = top + string * LINE_GAP;
      marks.push(line({ x: left, y }, { x: left + barWidth, y }, { stroke: "mid", width: 0.3 }));
    }
    for (const x of [left, left + barWidth]) {
      marks.push(line({ x, y: top }, { x, y: top + height }, { stroke: "dark", width: 0.5 }));
    }
    let at = 0;
    for (const moment of momentsOf(bar)) {
      const x = left + BAR_LEFT + (at / beats) * (barWidth - BAR_LEFT) + 1;
      for (const [string, fret] of moment.notes) {
        const y = top + (string - 1) * LINE_GAP;
        const label = String(fret);
        const width = textWidth(label, { size: 10, bold: true }) + 0.8;
        marks.push(
          rectangle({ x: x - width / 2, y: y - 1.7, width, height: 3.4 }, { fill: "paper" }),
          text({ x, y: y + 1.25 }, label, { size: 10, bold: true, anchor: "middle" }),
        );
      }
      if (words && moment.notes.length > 0) {
        marks.push(
          text({ x, y: top + height + 6 }, words[word] ?? "", {
            size: 8,
            anchor: "middle",
            tone: "dark",
          }),
        );
        word += 1;
      }
      at += moment.beats;
    }
  });
  return { width: WIDTH_MAX, height: TOP + rows * rowHeight - 2, marks };
}

function describe({ title, tuning, bars }: Tab): string {
  const told = bars.map((bar, index) => {
    const moments = momentsOf(bar).map(({ notes, beats }) => {
      const places = notes.map(
        ([string, fret]) => `string ${string} ${fret === 0 ? "open" : `fret ${fret}`}`,
      );
      const played = notes.length === 0 ? "rest" : places.join(" and ");
      return beats === 1 ? played : `${played} for ${beats} beats`;
    });
    return `Bar ${index + 1}: ${moments.join(", ")}.`;
  });
  return `${title}, on the ${tuning}. ${told.join(" ")}`;
}

function sounds({ tuning, bars, tempo }: Tab): Sound[] {
  const open = TUNINGS[tuning];
  const beat = 60 / tempo;
  let at = 0;
  return bars.flatMap(momentsOf).flatMap(({ notes, beats }) => {
    const start = at;
    at += beats * beat;
    return notes.map(([string, fret]) => ({
      at: start,
      seconds: Math.max(0.5, beats * beat * 1.2),
      number: (open[open.length - string] ?? 0) + fret,
    }));
  });
}

export const tab: FigureKind<Tab> = { schema: TabSchema, draw, describe, sounds };
