import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { AGES, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { hasUnwantedWord } from "../../words/unwanted-words.ts";
import { generate, letterMatches, pairsOf } from "./uppercase-lowercase-match.ts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test("every letter stands once on each side, big and small in the same match, never opposite, no column an unwanted word", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const matches = letterMatches(seededRandom(seed));
      expect(matches.flatMap(({ capitals }) => capitals).sort()).toEqual(ALPHABET);
      for (const { capitals, small } of matches) {
        expect(small.map((letter) => letter.toUpperCase()).sort()).toEqual([...capitals].sort());
        for (const column of [capitals, small])
          expect(hasUnwantedWord(column.join(""))).toBe(false);
        for (const [row, letter] of small.entries()) {
          expect(letter.toUpperCase()).not.toBe(capitals[row]);
        }
      }
    }),
    RUNS,
  );
});

test("the key leads each big letter to its own small one, no two to the same", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const match of letterMatches(seededRandom(seed))) {
        const pairs = pairsOf(match);
        expect(new Set(pairs.map(([, to]) => to)).size).toBe(match.small.length);
        for (const [from, to] of pairs) {
          expect(match.small[to]).toBe(match.capitals[from]?.toLowerCase());
        }
      }
    }),
    RUNS,
  );
});

test("all 26 letters are printed in both sizes at any age", () => {
  for (const age of AGES) {
    const letters = textsOn(generate(sheetParams({ age }), seededRandom(age)).pages).filter(
      (text) => text.length === 1,
    );
    const both = [...ALPHABET, ...ALPHABET.map((letter) => letter.toLowerCase())];
    expect(letters.sort()).toEqual(both.sort());
  }
});
