import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import type { Page, SheetParams } from "../../page.ts";
import { canBeMixed, lettersOf, makeScramble, solveScramble } from "../../puzzles/scramble.ts";
import { sameLetters } from "../../words/same-letters.ts";
import { generate, SCHOOL_WORDS } from "./my-word-scramble.ts";

const params = (words: readonly string[], large = false): SheetParams => ({
  time: 5,
  age: "35",
  skill: "mixed",
  seed: "one",
  variant: 1,
  large,
  words,
});

const lettersOn = (pages: readonly Page[]) =>
  pages
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => (mark.kind === "text" && /^[A-Z]$/u.test(mark.text) ? [mark.text] : []));

test("nothing else can be made of the letters of the sheet's own words", () => {
  const keys = new Set(SCHOOL_WORDS.map(lettersOf));
  const readings = [...DICTIONARY].filter((word) => keys.has(lettersOf(word)));
  expect(readings.sort()).toEqual([...SCHOOL_WORDS].sort());
});

test("a known second reading is ruled out by letters in their places", () => {
  for (const word of ["BEAR", "WOLF", "STOP", "HORSE", "LISTEN", "SEAL", "CAT"]) {
    const others = sameLetters(word);
    expect(others.length).toBeGreaterThan(0);
    const [scramble] = makeScramble([word], seededRandom(word), sameLetters);
    expect(scramble && solveScramble(scramble, [word, ...others])).toEqual([word]);
  }
});

test("any list is printed whole: each word's letters mixed, and in order in the key", () => {
  const word = fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      (words, large) => {
        const { pages, answers } = generate(params(words, large), seededRandom(words.join()));
        const mixable = words.filter(canBeMixed);
        if (mixable.length === 0) return;
        const key = lettersOn(answers).join("");
        for (const each of mixable) expect(key).toContain(each);
        expect(lettersOn(pages).length).toBeGreaterThanOrEqual(mixable.join("").length);
      },
    ),
    RUNS,
  );
});

test("two words of the list with the same letters are told apart by a letter", () => {
  const { pages } = generate(params(["ABCDE", "EDCBA"]), seededRandom("two"));
  expect(lettersOn(pages)).toHaveLength(10 + 2);
});
