import { describe, expect, test } from "vitest";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import { WORD_LISTS } from "../../games/word-search/word-lists.ts";
import { PACK_AGES } from "../page.ts";
import { lettersOf, SCRAMBLED_WORDS } from "../puzzles/scramble.ts";
import { holdersOf, PACK_GRID, PACK_WORDS } from "../puzzles/word-grid.ts";
import { scrambleWords, searchWords, WORD_THEMES } from "./themes.ts";
import { isUnwanted } from "./unwanted-words.ts";

const lists = WORD_THEMES.flatMap((theme) => PACK_AGES.map((age) => [theme, age] as const));

describe.each(lists)("%s, %s", (theme, age) => {
  test("words to hide fit into the pack's grid, differ, and hide nothing", () => {
    const words = searchWords(theme, age);
    expect(words.length).toBeGreaterThanOrEqual(PACK_WORDS);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]{3,}$/u);
      expect(word.length).toBeLessThanOrEqual(PACK_GRID);
      expect(holdersOf(word, words)).toEqual([]);
      expect(isUnwanted(word)).toBe(false);
    }
  });

  test("words to mix up are enough, known, and nothing else can be made of their letters", () => {
    const words = scrambleWords(theme, age);
    expect(words.length).toBeGreaterThan(SCRAMBLED_WORDS);
    expect(new Set(words).size).toBe(words.length);
    const keys = new Map(words.map((word) => [lettersOf(word), word]));
    const readings = [...DICTIONARY].filter((word) => keys.has(lettersOf(word)));
    expect(readings.sort()).toEqual([...words].sort());
  });
});

test("animals and space are the words of the online game", () => {
  expect(searchWords("animals", "68")).toBe(WORD_LISTS.animals);
  expect(searchWords("space", "k2")).toBe(WORD_LISTS.space);
});
