import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { circle, line, path } from "#core/printables/shapes.ts";
import { text, textIn } from "#core/printables/text.ts";
import { TUNINGS } from "#core/tools/pitch.ts";
import { type FigureKind, listed, type Sound, WIDTH_MAX } from "../figure.ts";

/** One box of a neck: a chord, or the dots of a scale. */
const BoxSchema = z
  .strictObject({
    /** What stands above it: 'C', 'Easy F'. */
    name: z.string().min(1).max(14),
    /** The chord that it must be, if the name is not one. */
    chord: z.string().optional(),
    /** The scale to which every dot must belong; then several dots may lie on one string. */
    scale: z.string().optional(),
    /** The fret of each string from the one nearest to the chin; 0 is open, x is not played. */
    frets: z.array(z.union([z.number().int().min(0).max(17), z.literal("x")])).optional(),
    /** The finger of each string: 1 is the index finger, 0 none. */
    fingers: z.array(z.number().int().min(0).max(4)).optional(),
    /** Dots of a scale: [string, fret, finger], the string nearest to the floor is 1. */
    dots: z
      .array(
        z.tuple([
          z.number().int().min(1),
          z.number().int().min(0).max(17),
          z.number().int().min(0).max(4),
        ]),
      )
      .optional(),
  })
  .superRefine(({ frets, dots, fingers }, context) => {
    const fault = (message: string) => context.addIssue({ code: "custom", message });
    if (Boolean(frets) === Boolean(dots)) fault("either `frets` or `dots`");
    if (fingers && fingers.length !== frets?.length) fault("a finger for each string");
  });
type FretBox = z.infer<typeof BoxSchema>;

const TuningSchema = z.enum(["guitar", "ukulele", "violin", "bass"]);

export const FretboardSchema = z
  .strictObject({
    kind: z.literal("fretboard"),
    tuning: TuningSchema,
    boxes: z.array(BoxSchema).min(1).max(6),
  })
  .superRefine(({ tuning, boxes }, context) => {
    const strings = TUNINGS[tuning].length;
    boxes.forEach(({ frets, dots }, index) => {
      const isWrong = frets ? frets.length !== strings : dots?.some(([string]) => string > strings);
      if (isWrong) {
        context.addIssue({
          code: "custom",
          path: ["boxes", index],
          message: `the ${tuning} has ${strings} strings`,
        });
      }
    });
  });
export type Fretboard = z.infer<typeof FretboardSchema>;

interface Dot {
  /** From the string nearest to the chin, 0. */
  readonly string: number;
  readonly fret: number;
  readonly finger: number;
}

/** What is pressed and left open, from the string nearest to the chin. */
export function dotsOf(box: FretBox, tuning: Fretboard["tuning"]): Dot[] {
  const strings = TUNINGS[tuning].length;
  if (box.dots) {
    return box.dots.map(([string, fret, finger]) => ({ string: strings - string, fret, finger }));
  }
  return (box.frets ?? []).flatMap((fret, string) =>
    fret === "x" ? [] : [{ string, fret, finger: box.fingers?.[string] ?? 0 }],
  );
}

/** MIDI's numbers of the dots, in their order. */
export const numbersOf = (box: FretBox, tuning: Fretboard["tuning"]): number[] =>
  dotsOf(box, tuning).map(({ string, fret }) => (TUNINGS[tuning][string] ?? 0) + fret);

const STRING_GAP = 3.9;
const FRET_GAP = 5.2;
const HEAD = 11.5;
const DOT = 1.75;
/** Room for the number of the first fret. */
const SIDE = 6.5;
const FRETS_LEAST = 4;

/** The first fret shown, from 1: low chords show the nut. */
function firstFret(dots: readonly Dot[]): number {
  const pressed = dots.map(({ fret }) => fret).filter((fret) => fret > 0);
  const highest = Math.max(FRETS_LEAST, ...pressed);
  return highest <= FRETS_LEAST + 1 ? 1 : Math.min(...pressed);
}

function drawBox(
  box: FretBox,
  tuning: Fretboard["tuning"],
  left: number,
  top: number,
  frets: number,
) {
  const strings = TUNINGS[tuning].length;
  const dots = dotsOf(box, tuning);
  const first = firstFret(dots);
  const width = (strings - 1) * STRING_GAP;
  const x = (string: number) => left + string * STRING_GAP;
  const y = (fret: number) => top + HEAD + fret * FRET_GAP;
  const marks: Mark[] = [
    text({ x: left + width / 2, y: top + 4.4 }, box.name, {
      size: 12,
      bold: true,
      anchor: "middle",
    }),
  ];
  for (let fret = 0; fret <= frets; fret += 1) {
    const isNut = fret === 0 && first === 1;
    marks.push(
      line(
        { x: x(0), y: y(fret) },
        { x: x(strings - 1), y: y(fret) },
        {
          stroke: isNut ? "ink" : "mid",
          width: isNut ? 1.1 : 0.3,
        },
      ),
    );
  }
  for (let string = 0; string < strings; string += 1) {
    marks.push(
      line(
        { x: x(string), y: y(0) },
        { x: x(string), y: y(frets) },
        { stroke: "dark", width: 0.35 },
      ),
    );
  }
  if (first > 1) {
    marks.push(text({ x: left - 2.4, y: y(0.5) + 1 }, `${first}`, { size: 9, anchor: "end" }));
  }
  const open = { stroke: "ink", width: 0.4 } as const;
  (box.frets ?? []).forEach((fret, string) => {
    const middle = { x: x(string), y: top + 8.4 };
    if (fret === 0) marks.push(circle(middle, 1.1, open));
    if (fret === "x") {
      const d = 0.95;
      marks.push(
        line({ x: middle.x - d, y: middle.y - d }, { x: middle.x + d, y: middle.y + d }, open),
        line({ x: middle.x - d, y: middle.y + d }, { x: middle.x + d, y: middle.y - d }, open),
      );
    }
  });
  const pressed = dots.filter(({ fret }) => fret > 0);
  // One finger on several strings of a fret lies flat.
  for (const finger of [1, 2, 3, 4]) {
    const lying = box.dots ? [] : pressed.filter((dot) => dot.finger === finger);
    const [one, other] = [lying[0], lying.at(-1)];
    if (!one || !other || one === other) continue;
    const at = y(one.fret - first + 0.5);
    marks.push(
      path(`M${x(one.string)} ${at}L${x(other.string)} ${at}`, { stroke: "ink", width: 2 * DOT }),
    );
  }
  for (const { string, fret, finger } of pressed) {
    const middle = { x: x(string), y: y(fret - first + 0.5) };
    marks.push(circle(middle, DOT, { fill: "ink" }));
    if (finger === 0) continue;
    const box8 = { x: middle.x - DOT, y: middle.y - DOT, width: 2 * DOT, height: 2 * DOT };
    marks.push(textIn(box8, String(finger), { size: 8, bold: true, tone: "paper" }));
  }
  for (const { string, fret } of box.dots ? dots : []) {
    if (fret === 0) marks.push(circle({ x: x(string), y: top + 8.4 }, 1.1, open));
  }
  return marks;
}

function draw({ tuning, boxes }: Fretboard) {
  const strings = TUNINGS[tuning].length;
  const boxWidth = SIDE + (strings - 1) * STRING_GAP + 3;
  const columns = Math.min(boxes.length, Math.max(1, Math.floor(WIDTH_MAX / boxWidth)));
  const frets = Math.max(
    FRETS_LEAST,
    ...boxes.map((box) => {
      const dots = dotsOf(box, tuning);
      return Math.max(...dots.map(({ fret }) => fret)) - firstFret(dots) + 1;
    }),
  );
  const boxHeight = HEAD + frets * FRET_GAP + 4;
  return {
    width: columns * boxWidth,
    height: Math.ceil(boxes.length / columns) * boxHeight,
    marks: boxes.flatMap((box, index) =>
      drawBox(
        box,
        tuning,
        (index % columns) * boxWidth + SIDE,
        Math.floor(index / columns) * boxHeight + 0.6,
        frets,
      ),
    ),
  };
}

function describe({ tuning, boxes }: Fretboard): string {
  const strings = TUNINGS[tuning].length;
  const told = boxes.map((box) => {
    const places = (box.frets ?? []).map((fret, string) => {
      const name = `string ${strings - string}`;
      if (fret === "x") return `${name} not played`;
      if (fret === 0) return `${name} open`;
      const finger = box.fingers?.[string];
      return `${name} at fret ${fret}${finger ? ` with finger ${finger}` : ""}`;
    });
    const dots = (box.dots ?? []).map(
      ([string, fret, finger]) =>
        `string ${string} ${fret === 0 ? "open" : `fret ${fret}`}${finger ? ` finger ${finger}` : ""}`,
    );
    return `${box.name}: ${listed([...places, ...dots])}.`;
  });
  return `On the ${tuning}. ${told.join(" ")}`;
}

/** A strum from the chin to the floor for each box; a scale note by note. */
function sounds({ tuning, boxes }: Fretboard): Sound[] {
  const found: Sound[] = [];
  let at = 0;
  for (const box of boxes) {
    const numbers = numbersOf(box, tuning);
    const gap = box.dots ? 0.4 : 0.06;
    const sorted = box.dots ? numbers.toSorted((a, b) => a - b) : numbers;
    sorted.forEach((number, index) => {
      found.push({ at: at + index * gap, seconds: box.dots ? 0.6 : 1.8, number });
    });
    at += numbers.length * gap + 1.4;
  }
  return found;
}

export const fretboard: FigureKind<Fretboard> = { schema: FretboardSchema, draw, describe, sounds };
