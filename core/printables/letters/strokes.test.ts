import { expect, test } from "vitest";
import { startDots, strokeGuides, written } from "./draw-strokes.ts";
import { pointsAlong } from "./stroke.ts";
import { canBeWritten, glyphOf, MIDLINE, rise, TAIL, TOP, writtenWidth } from "./strokes.ts";

const CAPITALS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SMALL = [..."abcdefghijklmnopqrstuvwxyz"];
const DIGITS = [..."0123456789"];
const EVERY = [...CAPITALS, ...SMALL, ...DIGITS];
const ACCENTED = [..."ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ"];
const OTHERS = [..."ÆØæøß'-"];

/** The highest and lowest point of a character's strokes; y is negative above the baseline. */
function reach(character: string) {
  const points = glyphOf(character).strokes.flatMap((stroke) => pointsAlong(stroke, 60));
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    bottom: Math.max(...points.map(({ y }) => y)),
  };
}

test("every stroke is one line without a jump", () => {
  for (const character of [...EVERY, ...ACCENTED, ...OTHERS]) {
    for (const stroke of glyphOf(character).strokes) {
      const points = pointsAlong(stroke, 200);
      const steps = points
        .slice(1)
        .map(({ x, y }, index) =>
          Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y)),
        );
      expect(Math.max(...steps), character).toBeLessThan(0.03);
    }
  }
});

test("characters begin at their left edge and are as wide as they say", () => {
  for (const character of EVERY) {
    const { left, right } = reach(character);
    expect(Math.abs(left), character).toBeLessThan(0.05);
    expect(Math.abs(right - glyphOf(character).width), character).toBeLessThan(0.05);
  }
});

test("capitals and digits stand between top line and baseline", () => {
  for (const character of [...CAPITALS, ...DIGITS]) {
    const { top, bottom } = reach(character);
    expect(Math.abs(top - TOP), character).toBeLessThan(0.02);
    expect(Math.abs(bottom), character).toBeLessThan(0.02);
  }
});

test("small letters reach the midline or the top line, and only g j p q y go below the baseline", () => {
  for (const character of SMALL) {
    const { top, bottom } = reach(character);
    const tall = "bdfhkl".includes(character);
    const expected = tall
      ? TOP
      : character === "t"
        ? -0.9
        : "ij".includes(character)
          ? -0.74
          : MIDLINE;
    expect(Math.abs(top - expected), character).toBeLessThan(0.02);
    expect(Math.abs(bottom - ("gjpqy".includes(character) ? TAIL : 0)), character).toBeLessThan(
      0.02,
    );
  }
});

test("a word is drawn letter by letter from its left edge, one start dot for each", () => {
  const marks = written("jump", { x: 10, y: 20 }, 12);
  expect(marks).toHaveLength(2 + 2 + 3 + 2);
  expect(startDots("jump", { x: 10, y: 20 }, 12)).toHaveLength(4);
  const xs = marks.flatMap(({ d }) =>
    (d.match(/-?[\d.]+/gu) ?? []).map(Number).filter((_, index) => index % 2 === 0),
  );
  expect(Math.max(...xs)).toBeLessThan(10 + writtenWidth("jump") * 12 + 0.6);
});

test("guides number every stroke of a digit from 1, at places of their own", () => {
  for (const digit of DIGITS) {
    const numbers = strokeGuides(digit, { x: 0, y: 40 }, 38, { type: 12 }).filter(
      (mark) => mark.kind === "text",
    );
    const { strokes } = glyphOf(digit);
    expect(numbers.map(({ text }) => text)).toEqual(strokes.map((_, index) => String(index + 1)));
    expect(new Set(numbers.map(({ x, y }) => `${x} ${y}`)).size).toBe(strokes.length);
  }
});

test("a letter with an accent is the letter and something above or below it", () => {
  for (const character of ACCENTED) {
    const letter = character.normalize("NFD").charAt(0);
    const [plain, accented] = [reach(letter), reach(character)];
    expect(glyphOf(character).width, character).toBe(glyphOf(letter).width);
    if (letter.toLowerCase() === "c") expect(accented.bottom, character).toBeGreaterThan(0.2);
    else {
      const top = /[A-Z]/u.test(letter) ? TOP : MIDLINE;
      expect(accented.top, character).toBeLessThan(top - 0.1);
      expect(accented.top, character).toBeGreaterThanOrEqual(top - 0.3);
      expect(accented.bottom, character).toBeCloseTo(plain.bottom, 2);
    }
  }
  // The accent of i takes the place of its dot.
  expect(glyphOf("í").strokes).toHaveLength(glyphOf("i").strokes.length);
});

test("only accents of capitals rise above the top line, and a word says how far", () => {
  for (const character of [...EVERY, ...ACCENTED, ...OTHERS]) {
    expect(reach(character).top, character).toBeGreaterThanOrEqual(TOP - rise(character) - 0.07);
  }
  expect(rise("Émile")).toBeGreaterThan(0);
  expect(["café", "Anna", "Ça va", "ice cream"].map(rise)).toEqual([0, 0, 0, 0]);
});

test("a space has no strokes and keeps words apart", () => {
  expect(glyphOf(" ").strokes).toEqual([]);
  expect(writtenWidth("ab cd")).toBeGreaterThan(writtenWidth("abcd") + 0.4);
});

test("what has no strokes is refused", () => {
  expect(() => glyphOf("ř")).toThrow(RangeError);
  expect(["ř", "я", "!", "é", "ß"].map(canBeWritten)).toEqual([false, false, false, true, true]);
  expect(() => writtenWidth("toString!")).toThrow(RangeError);
});
