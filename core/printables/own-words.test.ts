import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { isUnkind, MOST_OWN_WORDS, readOwnWords } from "./own-words.ts";
import { makeWordGrid } from "./puzzles/word-grid.ts";

test("commas, semicolons and new lines stand between entries", () => {
  const text = " cat, Dog;bird\n\nfish\tTREE ";
  expect(readOwnWords(text, "search")).toEqual({
    words: ["CAT", "DOG", "BIRD", "FISH", "TREE"],
    problems: [],
  });
  expect(readOwnWords("")).toEqual({ words: [], problems: [] });
});

describe.each(["tracing", "spelling"] as const)("a list for %s", (use) => {
  test("keeps capital and small letters, accents, spaces and marks as they were typed", () => {
    const words = ["Anna", "café", "ice cream", "Zoë", "T-shirt", "don't", "MUM", "façade", "Ærø"];
    expect(readOwnWords(words.join(","), use)).toEqual({ words, problems: [] });
    expect(readOwnWords("  ice \u00a0cream \n don\u2019t", use).words).toEqual([
      "ice cream",
      "don't",
    ]);
  });

  test("says which letter cannot be printed", () => {
    expect(readOwnWords("Dvořák", use).problems).toEqual([
      { word: "Dvořák", message: "For now we cannot print the letter ř." },
    ]);
  });

  test("leaves unkind words out wherever they stand", () => {
    for (const entry of ["big butt", "Bútt", "idiot-box", "bu tt"]) {
      expect(readOwnWords(entry, use).problems[0]?.message).toMatch(/kind words/u);
    }
  });
});

test("an entry of two words hides in a grid as one, and is not mixed", () => {
  expect(readOwnWords("Ice cream, tree", "search").words).toEqual(["ICE CREAM", "TREE"]);
  expect(readOwnWords("icecream, ice cream", "search").problems[0]?.message).toMatch(/already/u);
  expect(readOwnWords("ice cream", "scramble").problems[0]?.message).toMatch(/single words/u);
});

test("words in one line without commas are told to be apart", () => {
  expect(readOwnWords("tractor meadow barn", "search").problems[0]?.message).toMatch(
    /own line, or a comma/u,
  );
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
  const { words, problems } = readOwnWords(`tree, ${word}, house`, "search");
  expect(words).toEqual(["TREE", "HOUSE"]);
  expect(problems).toEqual([{ word: expect.any(String), message: expect.stringMatching(message) }]);
  expect([...(problems[0]?.word ?? "")].length).toBeLessThanOrEqual(25);
});

test("a duplicate is left out in any use, in capitals or not", () => {
  for (const use of ["search", "scramble", "tracing", "spelling"] as const) {
    expect(readOwnWords("tree, Tree", use).words).toHaveLength(1);
    expect(readOwnWords("tree, Tree", use).problems[0]?.message).toMatch(/already/u);
  }
});

test.each(["class", "grass", "butter", "peacock", "title", "number", "sheep", "fat", "assess"])(
  "%s is an innocent word",
  (word) => expect(isUnkind(word.toUpperCase())).toBe(false),
);

test("for a grid, the later of two words that share their letters is left out", () => {
  const { words, problems } = readOwnWords("cat,cattle,tac,wolf,flow,ladder,add", "search");
  expect(words).toEqual(["CAT", "WOLF", "LADDER"]);
  expect(problems.map(({ word }) => word)).toEqual(["cattle", "tac", "flow", "add"]);
  expect(problems[0]?.message).toContain("CAT hides");
  expect(problems[3]?.message).toContain("inside of LADDER");
  expect(readOwnWords("cat, cattle, tac", "tracing").words).toHaveLength(3);
});

test("letters that are all the same cannot be mixed", () => {
  expect(readOwnWords("zzz\nbuzz", "scramble").words).toEqual(["BUZZ"]);
  // Of its two other orders, one is rude, and the other is that one backward.
  expect(readOwnWords("epe", "scramble").problems.map(({ message }) => message)).toEqual([
    "Its letters cannot be mixed.",
  ]);
});

test("the list ends after twenty words, said once", () => {
  const many = Array.from(
    { length: 50 },
    (_, index) => `AB${String.fromCharCode(65 + (index % 26))}${index < 26 ? "X" : "Y"}`,
  );
  const { words, problems } = readOwnWords(many.join("\n"));
  expect(words).toHaveLength(MOST_OWN_WORDS);
  expect(problems).toEqual([{ word: "", message: expect.stringMatching(/20 words/u) }]);
});

describe("any text", () => {
  test("gives words of 3 to 12 letters, each once, and reading them again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 300 }),
          fc.lorem({ maxCount: 30 }).map((some) => some.replaceAll(" ", "\n")),
          fc.string({ unit: fc.constantFrom(..."aÀéßñZ'- ,\n"), maxLength: 60 }),
        ),
        fc.constantFrom("search", "scramble", "tracing", "spelling"),
        (text, use) => {
          const { words } = readOwnWords(text, use);
          const letters = use === "tracing" || use === "spelling" ? /^[A-Za-zÀ-ÿ]$/u : /^[A-Z]$/u;
          for (const word of words) {
            const all = [...word.replace(/[ '-]/gu, "")];
            expect(all.length).toBeGreaterThanOrEqual(3);
            expect(all.length).toBeLessThanOrEqual(12);
            expect(all.filter((letter) => !letters.test(letter))).toEqual([]);
          }
          expect(new Set(words).size).toBe(words.length);
          expect(readOwnWords(words.join(","), use)).toEqual({ words, problems: [] });
        },
      ),
      RUNS,
    );
  });

  test("gives at most twelve words that nearly always share a grid of 15 by 15", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer(), (text, seed) => {
        const words = readOwnWords(text.replaceAll(" ", ","), "search").words.slice(0, 12);
        expect(makeWordGrid({ words, size: 15 }, seededRandom(seed))).toBeDefined();
      }),
      RUNS,
    );
  });
});
