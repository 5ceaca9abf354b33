import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { startDots, written } from "../../letters/draw-strokes.ts";
import { PACK_AGES, type SheetParams } from "../../page.ts";
import { generate } from "./my-word-tracing.ts";
import { TRACING_WORDS } from "./words.ts";

const PARAMS: SheetParams = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "x",
  variant: 1,
  large: false,
  words: [],
};
const ownWords = fc.uniqueArray(
  fc.stringMatching(/^[A-Za-zÀ-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]{1,6}[ '-]?[A-Za-z]{1,6}$/u),
  {
    minLength: 1,
    maxLength: 20,
  },
);

test("each own word stands in print once, as it was typed, and is to be traced twice, nothing else", () => {
  fc.assert(
    fc.property(ownWords, fc.constantFrom(...PACK_AGES), fc.boolean(), (words, age, large) => {
      const sheet = generate({ ...PARAMS, age, large, words }, seededRandom("x"));
      const marks = sheet.pages.flatMap((page) => page.marks);
      const printed = marks.flatMap((mark) => (mark.kind === "text" && mark.bold ? mark.text : []));
      expect(printed).toEqual(words);
      const dotted = marks.filter((mark) => mark.kind === "path" && mark.dash?.[0] === 0.01);
      const letters = words.join("");
      const at = { x: 0, y: 0 };
      expect(dotted).toHaveLength(2 * written(letters, at, 12).length);
      const dots = marks.filter((mark) => mark.kind === "path" && mark.fill === "ink");
      expect(dots).toHaveLength(2 * startDots(letters, at, 12).length);
    }),
    RUNS,
  );
});

test("without own words there are eight different ones that fit the age", () => {
  for (const age of PACK_AGES) {
    const sheet = generate({ ...PARAMS, age }, seededRandom(age));
    const printed = sheet.pages
      .flatMap((page) => page.marks)
      .flatMap((mark) => (mark.kind === "text" && mark.bold ? mark.text.toUpperCase() : []));
    expect(new Set(printed).size).toBe(8);
    for (const word of printed) expect(TRACING_WORDS[age]).toContain(word);
  }
});

test("every word of the lists is in capitals, up to 12 letters, and stands there once", () => {
  const words = Object.values(TRACING_WORDS).flat();
  for (const word of words) expect(word).toMatch(/^[A-Z]{3,12}$/u);
  expect(new Set(words).size).toBe(words.length);
});
