import { describe, expect, test } from "vitest";
import { hasUnwantedWord, isUnwanted } from "../../printables/words/unwanted-words.ts";
import { DIFFICULTIES, POOL, textOf } from "./text.ts";
import { EASY_WORDS, MEDIUM_WORDS } from "./words.ts";

describe("words", () => {
  test.each([
    ["easy", EASY_WORDS, 80, /^[a-z]{3,5}$/u],
    ["medium", MEDIUM_WORDS, 120, /^[a-z]{5,8}$/u],
  ])(
    "%s: enough, all different, typeable, of the right length, none unwanted",
    (_, words, least, form) => {
      expect(words.length).toBeGreaterThanOrEqual(least);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => !form.test(word))).toEqual([]);
      expect(words.filter((word) => isUnwanted(word.toUpperCase()))).toEqual([]);
    },
  );

  test("no word is easy and medium at once", () => {
    expect(MEDIUM_WORDS.filter((word) => EASY_WORDS.includes(word))).toEqual([]);
  });
});

test("the pool has twenty-seven different keys", () => {
  expect(new Set(POOL).size).toBe(27);
});

describe("the text of a round", () => {
  const seeds = Array.from({ length: 1_000 }, (_, index) => `seed ${index}`);

  test("letters: ten different keys of the pool, which spell nothing unwanted, over 1,000 seeds", () => {
    const used = new Set<string>();
    for (const seed of seeds) {
      const text = textOf("letters", seed, 0);
      expect(new Set(text).size).toBe(10);
      expect([...text].every((key) => POOL.includes(key))).toBe(true);
      expect(text.trim()).toBe(text);
      expect(hasUnwantedWord(text.replaceAll(" ", ""))).toBe(false);
      for (const key of text) used.add(key);
    }
    expect(used.size).toBe(27);
  });

  test.each([
    ["easy", EASY_WORDS],
    ["medium", MEDIUM_WORDS],
  ] as const)(
    "%s: three different words of the list with a space between, over 1,000 seeds",
    (difficulty, list) => {
      for (const seed of seeds) {
        const words = textOf(difficulty, seed, 0).split(" ");
        expect(words).toHaveLength(3);
        expect(new Set(words).size).toBe(3);
        expect(words.every((word) => list.includes(word))).toBe(true);
      }
    },
  );

  test.each(DIFFICULTIES)(
    "%s: the same for ever, another one for another round or seed",
    (difficulty) => {
      const text = textOf(difficulty, "brave-otter-417", 0);
      expect(textOf(difficulty, "brave-otter-417", 0)).toBe(text);
      expect(textOf(difficulty, "brave-otter-417", 1)).not.toBe(text);
      expect(textOf(difficulty, "brave-otter-418", 0)).not.toBe(text);
    },
  );

  test("texts that friends have shared stay as they are", () => {
    expect(
      DIFFICULTIES.map((difficulty) => textOf(difficulty, "today-2026-11-21", 0)),
    ).toMatchInlineSnapshot(`
      [
        "dqkszonhec",
        "cap bed rope",
        "shadow village cheetah",
      ]
    `);
  });
});
