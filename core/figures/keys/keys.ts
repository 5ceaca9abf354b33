import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { circle, rectangle } from "#core/printables/shapes.ts";
import { text, textIn } from "#core/printables/text.ts";
import { type FigureKind, listed, type Sound } from "../figure.ts";
import { NOTE, numberOfNote, pitchClass } from "../notes.ts";

const NoteSchema = z.string().regex(NOTE);

export const KeysSchema = z
  .strictObject({
    kind: z.literal("keys"),
    /** What stands above: 'C major, right hand'. */
    title: z.string().min(1).max(34),
    /** The first and the last key shown; both are white. */
    from: NoteSchema,
    to: NoteSchema,
    /** The keys that are played, in their order, each with its finger: 1 is the thumb. */
    play: z
      .array(z.strictObject({ key: NoteSchema, finger: z.number().int().min(1).max(5).optional() }))
      .min(1)
      .max(16),
    /** Played together, as a chord, or one after the other. */
    together: z.boolean().default(false),
    hand: z.enum(["left", "right"]).optional(),
    chord: z.string().optional(),
    scale: z.string().optional(),
  })
  .superRefine(({ from, to, play }, context) => {
    const fault = (message: string) => context.addIssue({ code: "custom", message });
    const [first, last] = [numberOfNote(from), numberOfNote(to)];
    if (isBlack(first) || isBlack(last)) fault("a keyboard begins and ends with a white key");
    if (last - first < 6 || last - first > 24) fault("7 to 15 white keys");
    for (const { key } of play) {
      const number = numberOfNote(key);
      if (number < first || number > last) fault(`${key} is not on the keyboard shown`);
    }
  });
export type Keys = z.infer<typeof KeysSchema>;

const BLACK_STEPS = new Set([1, 3, 6, 8, 10]);
const isBlack = (number: number): boolean => BLACK_STEPS.has(pitchClass(number));

// Keys are white and black in both themes.
const WHITE: Color = "#fffdf8";
const BLACK: Color = "#23262d";
const PLAYED: Color = "#b3261e";

const WHITE_WIDTH = 5.8;
const WHITE_HEIGHT = 26;
const BLACK_SIZE = { width: 3.4, height: 16 };
const TOP = 8;

function draw({ title, from, to, play }: Keys) {
  const [first, last] = [numberOfNote(from), numberOfNote(to)];
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const whites = numbers.filter((number) => !isBlack(number));
  const keyWidth = Math.min(WHITE_WIDTH, 73 / whites.length);
  const left = 0.5;
  const whiteAt = (number: number) => left + whites.indexOf(number) * keyWidth;
  const marks: Mark[] = [];
  const line = { stroke: BLACK, width: 0.35 } as const;
  for (const number of whites) {
    marks.push(
      rectangle(
        { x: whiteAt(number), y: TOP, width: keyWidth, height: WHITE_HEIGHT },
        { ...line, fill: WHITE },
        0.6,
      ),
    );
  }
  const blackAt = (number: number) => whiteAt(number - 1) + keyWidth - BLACK_SIZE.width / 2;
  for (const number of numbers.filter(isBlack)) {
    marks.push(
      rectangle({ x: blackAt(number), y: TOP, ...BLACK_SIZE }, { ...line, fill: BLACK }, 0.4),
    );
  }
  play.forEach(({ key, finger }) => {
    const number = numberOfNote(key);
    const black = isBlack(number);
    const middle = black
      ? { x: blackAt(number) + BLACK_SIZE.width / 2, y: TOP + BLACK_SIZE.height - 3 }
      : { x: whiteAt(number) + keyWidth / 2, y: TOP + WHITE_HEIGHT - 4.4 };
    const radius = black ? 1.6 : 2.1;
    marks.push(circle(middle, radius, { fill: black ? WHITE : PLAYED, stroke: BLACK, width: 0.3 }));
    if (!finger) return;
    const box = {
      x: middle.x - radius,
      y: middle.y - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
    marks.push(textIn(box, String(finger), { size: 8, bold: true, tone: black ? BLACK : WHITE }));
  });
  const width = whites.length * keyWidth + 1;
  // Each C has its name below, so that nobody counts keys.
  for (const number of whites.filter((one) => pitchClass(one) === 0)) {
    marks.push(
      text(
        { x: whiteAt(number) + keyWidth / 2, y: TOP + WHITE_HEIGHT + 4 },
        number === 60 ? "C4" : "C",
        {
          size: 8,
          anchor: "middle",
          tone: "dark",
        },
      ),
    );
  }
  marks.push(text({ x: width / 2, y: 4.6 }, title, { size: 11, bold: true, anchor: "middle" }));
  return { width, height: TOP + WHITE_HEIGHT + 5.5, marks };
}

const told = (note: string): string =>
  note
    .replace("#", " sharp ")
    .replace(/^([A-G])b/u, "$1 flat ")
    .replace(/(\d)$/u, " $1")
    .replaceAll(/ {2,}/gu, " ");

function describe({ title, play, together, hand }: Keys): string {
  const keys = play.map(
    ({ key, finger }) => `${told(key)}${finger ? ` with finger ${finger}` : ""}`,
  );
  const how = together ? "together" : "in this order";
  return `${title}: keys ${how}${hand ? `, ${hand} hand` : ""}: ${listed(keys)}.`;
}

function sounds({ play, together }: Keys): Sound[] {
  return play.map(({ key }, index) => ({
    at: together ? 0 : index * 0.5,
    seconds: together ? 2 : 0.7,
    number: numberOfNote(key),
  }));
}

export const keys: FigureKind<Keys> = { schema: KeysSchema, draw, describe, sounds };
