import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { isUnkind, MOST_OWN_WORDS, readOwnWords } from "./own-words.ts";
import { makeWordGrid } from "./puzzles/word-grid.ts";

test("words come in capitals, whatever stands between them", () => {
  expect(readOwnWords(" cat, Dog;bird\n\nfish\tTREE ")).toEqual({
    words: ["CAT", "DOG", "BIRD", "FISH", "TREE"],
    problems: [],
  });
  expect(readOwnWords("")).toEqual({ words: [], problems: [] });
});

test.each([
  ["an emoji", "🐶", /letters/u],
  ["a family of emoji", "👨‍👩‍👧", /letters/u],
  ["a flag", "🇫🇷", /letters/u],
  ["digits", "room7", /numbers as words/u],
  ["Arabic digits", "٧", /numbers as words/u],
  ["Hebrew letters", "שלום", /A to Z/u],
  ["Arabic letters", "مرحبا", /A to Z/u],
  ["Cyrillic letters that look like Latin ones", "САТ", /A to Z/u],
  ["accents", "café", /without accents/u],
  ["an accent of its own", "cafe\u0301", /without accents/u],
  ["an apostrophe", "don't", /hyphens and apostrophes/u],
  ["a short word", "ox", /at least 3/u],
  ["a long word", "a".repeat(13), /at most 12/u],
  ["forty letters", "b".repeat(40), /at most 12/u],
  ["a rude word", "poop", /kind words/u],
  ["a rude word in its plural", "idiots", /kind words/u],
])("%s is left out and explained", (_, word, message) => {
  const { words, problems } = readOwnWords(`tree ${word} house`);
  expect(words).toEqual(["TREE", "HOUSE"]);
  expect(problems).toEqual([{ word: expect.any(String), message: expect.stringMatching(message) }]);
  expect([...(problems[0]?.word ?? "")].length).toBeLessThanOrEqual(25);
});

test("a duplicate is left out in any use, in capitals or not", () => {
  for (const use of ["search", "scramble", "tracing", "spelling"] as const) {
    expect(readOwnWords("tree Tree", use).words).toEqual(["TREE"]);
    expect(readOwnWords("tree Tree", use).problems[0]?.message).toMatch(/already/u);
  }
});

test.each(["class", "grass", "butter", "peacock", "title", "number", "sheep", "fat", "assess"])(
  "%s is an innocent word",
  (word) => expect(isUnkind(word.toUpperCase())).toBe(false),
);

test("for a grid, the later of two words that share their letters is left out", () => {
  const { words, problems } = readOwnWords("cat cattle tac wolf flow ladder add", "search");
  expect(words).toEqual(["CAT", "WOLF", "LADDER"]);
  expect(problems.map(({ word }) => word)).toEqual(["cattle", "tac", "flow", "add"]);
  expect(problems[0]?.message).toContain("CAT hides");
  expect(problems[3]?.message).toContain("inside of LADDER");
  expect(readOwnWords("cat cattle tac", "tracing").words).toHaveLength(3);
});

test("letters that are all the same cannot be mixed", () => {
  expect(readOwnWords("zzz buzz", "scramble").words).toEqual(["BUZZ"]);
  // Of its other orders one is rude, and the other is that one backwards.
  expect(readOwnWords("epe", "scramble").problems.map(({ message }) => message)).toEqual([
    "Its letters cannot be mixed.",
  ]);
});

test("the list ends after twenty words, said once", () => {
  const many = Array.from(
    { length: 50 },
    (_, index) => `AB${String.fromCharCode(65 + (index % 26))}${index < 26 ? "X" : "Y"}`,
  );
  const { words, problems } = readOwnWords(many.join(" "));
  expect(words).toHaveLength(MOST_OWN_WORDS);
  expect(problems).toEqual([{ word: "", message: expect.stringMatching(/20 words/u) }]);
});

describe("any text", () => {
  test("gives words of 3 to 12 letters A-Z, each once, and reading them again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.lorem({ maxCount: 30 })),
        fc.constantFrom("search", "scramble", "tracing", "spelling"),
        (text, use) => {
          const { words } = readOwnWords(text, use);
          for (const word of words) expect(word).toMatch(/^[A-Z]{3,12}$/u);
          expect(new Set(words).size).toBe(words.length);
          expect(readOwnWords(words.join(" "), use)).toEqual({ words, problems: [] });
        },
      ),
      RUNS,
    );
  });

  test("gives at most twelve words that nearly always share a grid of 15 by 15", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer(), (text, seed) => {
        const words = readOwnWords(text, "search").words.slice(0, 12);
        expect(makeWordGrid({ words, size: 15 }, seededRandom(seed))).toBeDefined();
      }),
      RUNS,
    );
  });
});
