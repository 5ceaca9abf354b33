import { bend, ring, round, type Stroke, stroke, to } from "./stroke.ts";

/**
 * Letters and digits as children first write them, made of sticks and balls: single lines in the
 * order and direction of the pen. One unit is the height of a capital. y points down from the
 * baseline, so capitals reach from -1 to 0, small letters start at the midline at -0.5, and tails
 * reach 0.5.
 */
export interface Glyph {
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

export const TOP = -1;
export const MIDLINE = -0.5;
export const TAIL = 0.5;

/** From one letter to the next in units. */
export const LETTER_GAP = 0.24;

const glyph = (width: number, ...strokes: readonly Stroke[]): Glyph => ({ width, strokes });
const stick = (x: number, from: number, until = 0): Stroke => stroke(x, from, to(x, until));
const bar = (y: number, from: number, until: number): Stroke => stroke(from, y, to(until, y));
const dot = (x: number): Stroke => stroke(x, -0.74, to(x, -0.72));

/** Counterclockwise around a ball from the upper right, as c begins. */
const ball = ring(0.25, -0.25, 0.25, 0.25, -45, -405);
/** Clockwise around a ball from a stick on its left. */
const ballOfB = ring(0.25, -0.25, 0.25, 0.25, 180, 540);
/** From a stick over a hump and down to the line. */
const hump = (x: number, radius: number): Stroke =>
  stroke(
    x,
    -0.5 + radius,
    round(x + radius, -0.5 + radius, radius, radius, 180, 360),
    to(x + 2 * radius, 0),
  );
const oval = (rx: number): Stroke => ring(rx, -0.5, rx, 0.5, -90, -450);
/** The bump of P, R and the upper one of B. */
const bump = stroke(0, -1, to(0.27, -1), round(0.27, -0.74, 0.27, 0.26, -90, 90), to(0, -0.48));

const DIGITS: Readonly<Record<string, Glyph>> = {
  "0": glyph(0.6, oval(0.3)),
  "1": glyph(0.2, stroke(0, -0.8, to(0.2, -1), to(0.2, 0))),
  "2": glyph(
    0.58,
    stroke(0.02, -0.81, round(0.28, -0.72, 0.28, 0.28, 199, 402), to(0, 0), to(0.58, 0)),
  ),
  "3": glyph(
    0.58,
    stroke(
      0.063,
      -0.875,
      round(0.28, -0.75, 0.25, 0.25, 210, 450),
      round(0.28, -0.25, 0.3, 0.25, -90, 150),
    ),
  ),
  "4": glyph(0.6, stroke(0.15, -1, to(0, -0.36), to(0.6, -0.36)), stick(0.45, -1)),
  "5": glyph(
    0.58,
    stroke(0.06, -1, to(0.015, -0.493), round(0.26, -0.3, 0.32, 0.3, -140, 145)),
    bar(-1, 0.06, 0.54),
  ),
  "6": glyph(
    0.58,
    stroke(
      0.47,
      -1,
      bend(0.2, -0.9, 0, -0.62, 0, -0.29),
      round(0.29, -0.29, 0.29, 0.29, 180, -180),
    ),
  ),
  "7": glyph(0.56, stroke(0, -1, to(0.56, -1), to(0.16, 0))),
  "8": glyph(
    0.56,
    stroke(
      0.46,
      -0.92,
      round(0.28, -0.75, 0.24, 0.25, -42, -270),
      round(0.28, -0.25, 0.28, 0.25, -90, 270),
      round(0.28, -0.75, 0.24, 0.25, 90, -42),
    ),
  ),
  "9": glyph(0.56, stroke(0.56, -0.72, round(0.28, -0.72, 0.28, 0.28, 0, -360), to(0.56, 0))),
};

const SMALL: Readonly<Record<string, Glyph>> = {
  a: glyph(0.5, ball, stick(0.5, -0.5)),
  b: glyph(0.5, stick(0, -1), ballOfB),
  c: glyph(0.43, ring(0.25, -0.25, 0.25, 0.25, -45, -315)),
  d: glyph(0.5, ball, stick(0.5, -1)),
  e: glyph(0.5, stroke(0, -0.25, to(0.5, -0.25), round(0.25, -0.25, 0.25, 0.25, 0, -315))),
  f: glyph(
    0.46,
    stroke(0.484, -0.915, round(0.32, -0.8, 0.2, 0.2, -35, -180), to(0.12, 0)),
    bar(-0.5, 0, 0.34),
  ),
  g: glyph(0.5, ball, stroke(0.5, -0.5, to(0.5, 0.25), round(0.25, 0.25, 0.25, 0.25, 0, 150))),
  h: glyph(0.44, stick(0, -1), hump(0, 0.22)),
  i: glyph(0, stick(0, -0.5), dot(0)),
  j: glyph(
    0.34,
    stroke(0.34, -0.5, to(0.34, 0.28), round(0.12, 0.28, 0.22, 0.22, 0, 120)),
    dot(0.34),
  ),
  k: glyph(0.4, stick(0, -1), stroke(0.38, -0.5, to(0, -0.22), to(0.4, 0))),
  l: glyph(0, stick(0, -1)),
  m: glyph(0.72, stick(0, -0.5), hump(0, 0.18), hump(0.36, 0.18)),
  n: glyph(0.44, stick(0, -0.5), hump(0, 0.22)),
  o: glyph(0.5, ring(0.25, -0.25, 0.25, 0.25, -90, -450)),
  p: glyph(0.5, stick(0, -0.5, 0.5), ballOfB),
  q: glyph(0.71, ball, stroke(0.5, -0.5, to(0.5, 0.36), round(0.64, 0.36, 0.14, 0.14, 180, 60))),
  r: glyph(0.36, stick(0, -0.5), ring(0.2, -0.3, 0.2, 0.2, 180, 320)),
  s: glyph(
    0.34,
    stroke(
      0.313,
      -0.438,
      round(0.17, -0.375, 0.165, 0.125, -30, -270),
      round(0.17, -0.125, 0.165, 0.125, -90, 150),
    ),
  ),
  t: glyph(0.32, stick(0.16, -0.9), bar(-0.5, 0, 0.32)),
  u: glyph(
    0.44,
    stroke(0, -0.5, to(0, -0.22), round(0.22, -0.22, 0.22, 0.22, 180, 0)),
    stick(0.44, -0.5),
  ),
  v: glyph(0.4, stroke(0, -0.5, to(0.2, 0), to(0.4, -0.5))),
  w: glyph(0.64, stroke(0, -0.5, to(0.16, 0), to(0.32, -0.5), to(0.48, 0), to(0.64, -0.5))),
  x: glyph(0.4, stroke(0, -0.5, to(0.4, 0)), stroke(0.4, -0.5, to(0, 0))),
  y: glyph(0.42, stroke(0, -0.5, to(0.21, 0)), stroke(0.42, -0.5, to(0, 0.5))),
  z: glyph(0.38, stroke(0, -0.5, to(0.38, -0.5), to(0, 0), to(0.38, 0))),
};

const CAPITAL: Readonly<Record<string, Glyph>> = {
  A: glyph(0.7, stroke(0.35, -1, to(0, 0)), stroke(0.35, -1, to(0.7, 0)), bar(-0.34, 0.119, 0.581)),
  B: glyph(
    0.58,
    stick(0, -1),
    bump,
    stroke(0.27, -0.48, round(0.3, -0.24, 0.28, 0.24, -90, 90), to(0, 0)),
  ),
  C: glyph(0.75, ring(0.42, -0.5, 0.42, 0.5, -40, -320)),
  D: glyph(
    0.65,
    stick(0, -1),
    stroke(0, -1, to(0.2, -1), round(0.2, -0.5, 0.45, 0.5, -90, 90), to(0, 0)),
  ),
  E: glyph(0.5, stick(0, -1), bar(-1, 0, 0.5), bar(-0.5, 0, 0.42), bar(0, 0, 0.5)),
  F: glyph(0.5, stick(0, -1), bar(-1, 0, 0.5), bar(-0.5, 0, 0.42)),
  G: glyph(0.84, stroke(0.742, -0.821, round(0.42, -0.5, 0.42, 0.5, -40, -360), to(0.48, -0.5))),
  H: glyph(0.62, stick(0, -1), stick(0.62, -1), bar(-0.5, 0, 0.62)),
  I: glyph(0.4, stick(0.2, -1), bar(-1, 0, 0.4), bar(0, 0, 0.4)),
  J: glyph(0.45, stroke(0.45, -1, to(0.45, -0.24), round(0.225, -0.24, 0.225, 0.24, 0, 165))),
  K: glyph(0.58, stick(0, -1), stroke(0.55, -1, to(0, -0.45), to(0.58, 0))),
  L: glyph(0.5, stroke(0, -1, to(0, 0), to(0.5, 0))),
  M: glyph(0.8, stick(0, -1), stroke(0, -1, to(0.4, 0), to(0.8, -1), to(0.8, 0))),
  N: glyph(0.62, stick(0, -1), stroke(0, -1, to(0.62, 0), to(0.62, -1))),
  O: glyph(0.9, oval(0.45)),
  P: glyph(0.54, stick(0, -1), bump),
  Q: glyph(0.9, oval(0.45), stroke(0.54, -0.28, to(0.88, 0))),
  R: glyph(0.58, stick(0, -1), bump, stroke(0.25, -0.48, to(0.58, 0))),
  S: glyph(
    0.6,
    stroke(
      0.542,
      -0.875,
      round(0.3, -0.75, 0.28, 0.25, -30, -270),
      round(0.3, -0.25, 0.3, 0.25, -90, 150),
    ),
  ),
  T: glyph(0.64, stick(0.32, -1), bar(-1, 0, 0.64)),
  U: glyph(0.6, stroke(0, -1, to(0, -0.3), round(0.3, -0.3, 0.3, 0.3, 180, 0), to(0.6, -1))),
  V: glyph(0.66, stroke(0, -1, to(0.33, 0), to(0.66, -1))),
  W: glyph(0.96, stroke(0, -1, to(0.24, 0), to(0.48, -1), to(0.72, 0), to(0.96, -1))),
  X: glyph(0.62, stroke(0, -1, to(0.62, 0)), stroke(0.62, -1, to(0, 0))),
  Y: glyph(0.62, stroke(0, -1, to(0.31, -0.5)), stroke(0.62, -1, to(0.31, -0.5), to(0.31, 0))),
  Z: glyph(0.6, stroke(0, -1, to(0.6, -1), to(0, 0), to(0.6, 0))),
};

/**
 * Letters of neighboring languages that are not accented letters, and characters inside an entry.
 */
const OTHERS: Readonly<Record<string, Glyph>> = {
  æ: glyph(
    0.98,
    ball,
    stroke(0.48, -0.25, to(0.98, -0.25), round(0.73, -0.25, 0.25, 0.25, 0, -315)),
  ),
  ø: glyph(0.5, ring(0.25, -0.25, 0.25, 0.25, -90, -450), stroke(0.47, -0.56, to(0.03, 0.06))),
  ß: glyph(
    0.46,
    stroke(
      0,
      0,
      to(0, -0.77),
      round(0.21, -0.77, 0.21, 0.23, 180, 450),
      round(0.21, -0.27, 0.25, 0.27, -90, 110),
    ),
  ),
  Æ: glyph(
    0.98,
    stroke(0.5, -1, to(0, 0)),
    stick(0.5, -1),
    bar(-0.34, 0.17, 0.5),
    bar(-1, 0.5, 0.98),
    bar(-0.5, 0.5, 0.9),
    bar(0, 0.5, 0.98),
  ),
  Ø: glyph(0.9, oval(0.45), stroke(0.84, -1.06, to(0.06, 0.06))),
  "'": glyph(0.06, stroke(0.06, -1, to(0, -0.8))),
  "-": glyph(0.34, bar(-0.25, 0, 0.34)),
  " ": glyph(0.3),
};

const GLYPHS: Readonly<Record<string, Glyph>> = { ...DIGITS, ...SMALL, ...CAPITAL, ...OTHERS };

/** Half the width of an accent in units. */
const HALF = 0.13;
/** How far an accent reaches above its letter, in units. */
const ACCENT_RISE = 0.24;
/** The space between a letter and its accent. */
const ACCENT_GAP = 0.08;

/** Accents by their combining character: strokes around (x, y), the middle of their lower edge. */
const ACCENTS: Readonly<Record<string, (x: number, y: number) => readonly Stroke[]>> = {
  "\u0300": (x, y) => [stroke(x - HALF * 0.8, y - 0.16, to(x + HALF * 0.5, y))],
  "\u0301": (x, y) => [stroke(x + HALF * 0.8, y - 0.16, to(x - HALF * 0.5, y))],
  "\u0302": (x, y) => [stroke(x - HALF, y, to(x, y - 0.16), to(x + HALF, y))],
  "\u0303": (x, y) => [
    stroke(x - HALF, y - 0.02, bend(x - 0.07, y - 0.2, x + 0.07, y + 0.08, x + HALF, y - 0.1)),
  ],
  "\u0308": (x, y) =>
    [-HALF, HALF].map((side) => stroke(x + side, y - 0.08, to(x + side, y - 0.06))),
  "\u030a": (x, y) => [ring(x, y - 0.08, 0.08, 0.08, -90, -450)],
};

/** A letter with an accent above or below it: 'é', 'ç'. */
function withAccent(letter: string, mark: string): Glyph | undefined {
  const plain = Object.hasOwn(GLYPHS, letter) ? GLYPHS[letter] : undefined;
  if (!plain) return undefined;
  // An accent replaces the dot.
  const strokes = "ij".includes(letter) ? plain.strokes.slice(0, 1) : plain.strokes;
  const middle = letter === "A" ? 0.35 : plain.width / 2;
  if (mark === "\u0327") {
    const hook = stroke(middle, 0, to(middle, 0.1), round(middle, 0.19, 0.1, 0.09, -90, 120));
    return { width: plain.width, strokes: [...strokes, hook] };
  }
  const accent = ACCENTS[mark];
  if (!accent) return undefined;
  const top = /\p{Lu}/u.test(letter) ? TOP : MIDLINE;
  return { width: plain.width, strokes: [...strokes, ...accent(middle, top - ACCENT_GAP)] };
}

function findGlyph(character: string): Glyph | undefined {
  if (Object.hasOwn(GLYPHS, character)) return GLYPHS[character];
  const [letter = "", mark, ...more] = character.normalize("NFD");
  return mark && more.length === 0 ? withAccent(letter, mark) : undefined;
}

/** Whether there are strokes for a character: the Latin letters of western Europe, digits, ' and -. */
export const canBeWritten = (character: string): boolean => findGlyph(character) !== undefined;

/**
 * How a letter (with its accent) or a digit is written.
 * @throws RangeError for any other character.
 */
export function glyphOf(character: string): Glyph {
  const found = findGlyph(character);
  if (!found) throw new RangeError(`No strokes for ${character}`);
  return found;
}

/** How far a word extends above the top line, in units: 0 without an accent on a capital. */
export const rise = (word: string): number =>
  /\p{Lu}\p{M}/u.test(word.normalize("NFD").replaceAll("\u0327", "")) ? ACCENT_RISE : 0;

/** Width of a written word in units. */
export function writtenWidth(word: string): number {
  const widths = [...word].map((character) => glyphOf(character).width);
  return widths.reduce((sum, width) => sum + width, LETTER_GAP * Math.max(0, widths.length - 1));
}
