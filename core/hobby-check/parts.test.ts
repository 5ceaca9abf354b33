import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { distanceWithin } from "./distance.ts";
import { isKeyMash, surprise, trainLetters } from "./gibberish.ts";
import { keyOf, letterCount, normalize } from "./normalize.ts";
import { canConfirm, type HobbyCheck } from "./result.ts";

describe("normalise", () => {
  test.each([
    ["  Crème   Brûlée! ", "creme brulee"],
    ["Rubik's Cube", "rubiks cube"],
    ["D&D", "d and d"],
    ["guitar, piano / yoga", "guitar and piano and yoga"],
    ["C++ & C#", "cpp and csharp"],
    ["Straße, Ærø", "strasse and aero"],
    ["ｇｕｉｔａｒ", "guitar"],
    ["й и é", "й и e"],
    ["हिन्दी", "हिन्दी"],
    ["한국어", "한국어"],
    ["gui\u200btar", "guitar"],
    ["& guitar,", "guitar"],
    ["🎸", ""],
  ])("%j is %j", (text, expected) => expect(normalize(text)).toBe(expected));

  test("is idempotent and keeps to letters, digits and single spaces", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        const once = normalize(text);
        expect(normalize(once)).toBe(once);
        expect(once).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });

  test("counts an ideograph for two letters", () => {
    expect(letterCount(normalize("吉他"))).toBe(4);
    expect(letterCount("a b")).toBe(2);
    expect(keyOf("Bird-Watching")).toBe("birdwatching");
  });
});

/** The definition with the full table: slow and obviously correct. */
function plainDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      let cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
      );
      if (
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1] &&
        row > 1 &&
        column > 1
      ) {
        cost = Math.min(cost, at(row - 2, column - 2) + 1);
      }
      const line = table[row];
      if (line) line[column] = cost;
    }
  }
  return at(one.length, other.length);
}

describe("distanceWithin", () => {
  test.each([
    ["guitar", "guitar", 0],
    ["guitr", "guitar", 1],
    ["gutiar", "guitar", 1],
    ["painting", "pianting", 1],
    ["kniting", "knitting", 1],
    ["ca", "abc", 3],
  ])("%s and %s are %i errors apart", (one, other, errors) => {
    expect(distanceWithin(one, other, 4)).toBe(errors);
  });

  test("is the plain distance up to its limit, and limit + 1 above", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 5 }), (one, other, limit) => {
        const expected = Math.min(plainDistance(one, other), limit + 1);
        expect(distanceWithin(one, other, limit)).toBe(expected);
        expect(distanceWithin(other, one, limit)).toBe(expected);
      }),
      { ...RUNS, numRuns: 5000 },
    );
  });
});

describe("gibberish", () => {
  test("is a walk on the keyboard or one bit repeated, in Latin letters only", () => {
    for (const word of ["asdfgh", "qwerty", "lkjhg", "aaaa", "lololo", "1234"]) {
      expect(isKeyMash([word]), word).toBe(true);
    }
    for (const word of ["guitar", "吉他", "рррр", "yoyo", "property", "were"]) {
      expect(isKeyMash([word]), word).toBe(false);
    }
  });

  test("surprises a model of the language's letters", () => {
    const model = trainLetters(["table", "stable", "cable", "tale", "late", "bale"]);
    expect(model).toHaveLength(729);
    expect(surprise("able", model)).toBeLessThan(surprise("xqzj", model));
  });
});

test("complex and unknown hobbies can be confirmed, nothing else", () => {
  const base: HobbyCheck = {
    isValid: false,
    suggestion: null,
    detectedHobbies: [],
    suggestions: [],
    unsafe: false,
  };
  expect(canConfirm({ ...base, reason: "complex" })).toBe(true);
  expect(canConfirm({ ...base, reason: "unknown" })).toBe(true);
  expect(canConfirm({ ...base, reason: "unsafe", unsafe: true, unsafeKind: "crime" })).toBe(false);
  expect(canConfirm({ ...base, reason: "gibberish" })).toBe(false);
});
