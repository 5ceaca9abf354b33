import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { circle, line, polygon, rectangle } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, type Sound, sentence, WIDTH_MAX } from "../figure.ts";

/**
 * What happens in a part of a beat: D and U strum down and up, X is muted, R and L are hands or feet,
 * o is a hit, O a louder one, - a rest, and a space is for the eye only.
 */
const SIGNS = {
  D: "down",
  U: "up",
  X: "muted",
  R: "right",
  L: "left",
  o: "hit",
  O: "accent",
} as const;
type Sign = keyof typeof SIGNS;

export const RhythmSchema = z.strictObject({
  kind: z.literal("rhythm"),
  title: z.string().min(1).max(34),
  /** Beats in a bar, and parts of each beat: 2 counts '1 &', 3 '1 la li', 4 '1 e & a'. */
  beats: z.number().int().min(2).max(12),
  parts: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  bars: z.number().int().min(1).max(4).default(1),
  /** Beats a minute at which it is played. */
  tempo: z.number().int().min(40).max(160).default(80),
  rows: z
    .array(
      z.strictObject({
        /** Left out where there is only one. */
        name: z.string().max(12).optional(),
        pattern: z
          .string()
          .max(200)
          .regex(/^[DUXRLoO -]+$/u),
        /** Whether it sounds high or low. */
        pitch: z.enum(["low", "high", "soft"]).default("high"),
      }),
    )
    .min(1)
    .max(4),
});
export type Rhythm = z.infer<typeof RhythmSchema>;

/** The signs of a row, one for each part of a beat. */
export const signsOf = (pattern: string): string[] => [...pattern.replaceAll(" ", "")];

const COUNTS = { 1: [""], 2: ["", "&"], 3: ["", "la", "li"], 4: ["", "e", "&", "a"] } as const;

/** How a part is counted: '1', '&', '2'. */
const countAt = (index: number, { beats, parts }: Rhythm): string => {
  const part = index % parts;
  return part === 0 ? String((Math.floor(index / parts) % beats) + 1) : (COUNTS[parts][part] ?? "");
};

const TOP = 8;
const COUNT_HEIGHT = 5.5;
const ROW_HEIGHT = 8;

function draw(rhythm: Rhythm) {
  const { title, beats, parts, bars, rows } = rhythm;
  const label = rows.some(({ name }) => name) ? 19 : 1;
  const inBar = beats * parts;
  const cell = Math.min(8, (WIDTH_MAX - label - 1) / inBar);
  const width = label + inBar * cell + 1;
  const barHeight = COUNT_HEIGHT + rows.length * ROW_HEIGHT + 3;
  const marks: Mark[] = [text({ x: 0.4, y: 4.6 }, title, { size: 11, bold: true })];
  for (let bar = 0; bar < bars; bar += 1) {
    const top = TOP + bar * barHeight;
    for (let index = 0; index < inBar; index += 1) {
      const x = label + (index + 0.5) * cell;
      const isBeat = index % parts === 0;
      if (isBeat && Math.floor(index / parts) % 2 === 0) {
        marks.push(
          rectangle(
            { x: label + index * cell, y: top, width: parts * cell, height: barHeight - 3 },
            { fill: "light" },
            1,
          ),
        );
      }
      marks.push(
        text({ x, y: top + 4 }, countAt(index, rhythm), {
          size: isBeat ? 10 : 8,
          bold: isBeat,
          anchor: "middle",
          tone: isBeat ? "ink" : "dark",
        }),
      );
    }
    rows.forEach(({ name, pattern }, row) => {
      const y = top + COUNT_HEIGHT + (row + 0.5) * ROW_HEIGHT;
      if (name) marks.push(text({ x: 0.4, y: y + 1 }, name, { size: 9 }));
      signsOf(pattern)
        .slice(bar * inBar, (bar + 1) * inBar)
        .forEach((sign, index) => {
          marks.push(...drawSign(sign, label + (index + 0.5) * cell, y, Math.min(cell, 6)));
        });
    });
  }
  return { width, height: TOP + bars * barHeight, marks };
}

function drawSign(sign: string, x: number, y: number, size: number): Mark[] {
  const ink = { stroke: "ink", width: 0.5 } as const;
  const half = 2.7;
  const tip = Math.min(1.3, size / 3);
  if (sign === "D" || sign === "U") {
    const way = sign === "D" ? 1 : -1;
    return [
      line({ x, y: y - way * half }, { x, y: y + way * (half - 1) }, { ...ink, width: 0.7 }),
      polygon(
        [
          { x, y: y + way * half },
          { x: x - tip, y: y + way * (half - 2) },
          { x: x + tip, y: y + way * (half - 2) },
        ],
        { fill: "ink" },
      ),
    ];
  }
  if (sign === "X") {
    return [
      line({ x: x - tip, y: y - tip }, { x: x + tip, y: y + tip }, { ...ink, width: 0.6 }),
      line({ x: x - tip, y: y + tip }, { x: x + tip, y: y - tip }, { ...ink, width: 0.6 }),
    ];
  }
  if (sign === "R" || sign === "L") {
    return [text({ x, y: y + 1.3 }, sign, { size: 11, bold: true, anchor: "middle" })];
  }
  if (sign === "o") return [circle({ x, y }, Math.min(1.3, size / 3), { fill: "ink" })];
  if (sign === "O") {
    return [
      circle({ x, y }, Math.min(1.6, size / 2.4), { fill: "accent" }),
      line({ x: x - 1.2, y: y - 4 }, { x: x + 1.2, y: y - 3.2 }, ink),
      line({ x: x - 1.2, y: y - 2.4 }, { x: x + 1.2, y: y - 3.2 }, ink),
    ];
  }
  return [circle({ x, y }, 0.35, { fill: "mid" })];
}

function describe(rhythm: Rhythm): string {
  const told = rhythm.rows.map(({ name, pattern }) => {
    const parts = signsOf(pattern).flatMap((sign, index) =>
      sign in SIGNS ? [`${countAt(index, rhythm)} ${SIGNS[sign as Sign]}`] : [],
    );
    return `${name ? `${name}: ` : ""}${parts.join(", ")}.`;
  });
  return `${sentence(rhythm.title)} ${told.join(" ")}`;
}

function sounds({ rows, parts, tempo, beats, bars }: Rhythm): Sound[] {
  const part = 60 / tempo / parts;
  const once = rows.flatMap(({ pattern, pitch }) =>
    signsOf(pattern).flatMap((sign, index): Sound[] => {
      if (!(sign in SIGNS)) return [];
      const beat = sign === "O" ? "accent" : sign === "X" ? "soft" : sign === "U" ? "soft" : pitch;
      return [{ at: index * part, seconds: 0.1, beat }];
    }),
  );
  // Twice, because a pattern is felt only when it comes again.
  const length = beats * bars * parts * part;
  return [...once, ...once.map((sound) => ({ ...sound, at: sound.at + length }))];
}

export const rhythm: FigureKind<Rhythm> = { schema: RhythmSchema, draw, describe, sounds };
