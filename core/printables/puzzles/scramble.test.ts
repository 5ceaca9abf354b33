import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import { PACK_AGES } from "../page.ts";
import { scrambleWords, WORD_THEMES } from "../words/themes.ts";
import { hasUnwantedWord } from "../words/unwanted-words.ts";
import { canBeMixed, givenFor, lettersOf, makeScramble, solveScramble } from "./scramble.ts";

/** The dictionary's words that share their letters with a listed word; no others can be answers. */
const listed = new Set(
  WORD_THEMES.flatMap((theme) => PACK_AGES.flatMap((age) => scrambleWords(theme, age))).map(
    lettersOf,
  ),
);
const candidates = [...DICTIONARY].filter((word) => listed.has(lettersOf(word)));

test("a scramble differs from its word, is no word, holds nothing unwanted, and has one answer", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...WORD_THEMES),
      fc.constantFrom(...PACK_AGES),
      (seed, theme, age) => {
        const words = scrambleWords(theme, age);
        const scrambles = makeScramble(words, seededRandom(seed));
        expect(scrambles.map(({ word }) => word)).toEqual(words);
        for (const scramble of scrambles) {
          expect(scramble.letters).not.toBe(scramble.word);
          expect(DICTIONARY.has(scramble.letters)).toBe(false);
          expect(hasUnwantedWord(scramble.letters)).toBe(false);
          expect(scramble.given).toEqual([]);
          expect(solveScramble(scramble, candidates)).toEqual([scramble.word]);
        }
      },
    ),
    RUNS,
  );
});

test("a word with a second reading gets the letter that rules it out, and never stands as the other", () => {
  const others = ["FLOW", "FOWL"];
  for (let seed = 0; seed < 200; seed += 1) {
    const [scramble] = makeScramble(["WOLF"], seededRandom(seed), () => others);
    expect(scramble?.given).toEqual([0]);
    expect(["WOLF", ...others]).not.toContain(scramble?.letters);
    expect(scramble && solveScramble(scramble, ["WOLF", ...others])).toEqual(["WOLF"]);
  }
});

test("without a given letter the solver sees both readings", () => {
  const scramble = { word: "WOLF", letters: "LFWO", given: [] };
  expect(solveScramble(scramble, DICTIONARY)).toEqual(expect.arrayContaining(["WOLF", "FLOW"]));
});

test("given letters always leave one word", () => {
  const word = fc.string({ unit: fc.constantFrom("A", "B", "C"), minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(word, fc.array(word), (meant, others) => {
      const given = givenFor(meant, others);
      const left = others.filter((other) => given.every((at) => other[at] === meant[at]));
      expect(left.filter((other) => other !== meant)).toEqual([]);
    }),
    RUNS,
  );
});

test("a word that cannot be mixed is left out", () => {
  const words = makeScramble(["AAA", "EYE"], seededRandom(1)).map(({ word }) => word);
  expect(words).toEqual(["EYE"]);
});

test("a word can be mixed if an order of its letters is another one and not unwanted", () => {
  for (const word of ["AAA", "EPE", "EEEEEEEEEEEP"]) expect(canBeMixed(word)).toBe(false);
  for (const word of ["EYE", "AAAAAAAAAAAB", "ABBREVIATION"]) expect(canBeMixed(word)).toBe(true);
});

test("whatever can be mixed is mixed, even if each other order is a word of the list", () => {
  const family = ["AAB", "ABA", "BAA"];
  for (const word of family) {
    const [scramble] = makeScramble([word], seededRandom(word), () => family);
    expect(family.filter((other) => other !== word)).toContain(scramble?.letters);
    expect(scramble && solveScramble(scramble, family)).toEqual([word]);
  }
});

test("a word with one order in thousands that may be shown is never left out", () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const word = "ZZZZZZZZZZZA";
    const [scramble] = makeScramble([word], seededRandom(seed), () => ["AZZZZZZZZZZZ"]);
    expect(scramble?.letters).toHaveLength(word.length);
  }
});
