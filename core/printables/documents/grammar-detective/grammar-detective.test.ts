import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { canBe, DICTIONARY } from "#tests/sheets/dictionary.ts";
import { AGES, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { generate } from "./grammar-detective.ts";
import { PARTS_OF_SPEECH, repairOf, wordsOf } from "./parts-of-speech.ts";
import { REPAIRS, SENTENCES } from "./sentences.ts";

/** Words that may be unmarked, because they are none of the three. */
const BINDING = new Set(
  "a an the in on at to of with from into onto under above across behind beneath before and when".split(
    " ",
  ),
);

const possible = { noun: canBe("noun"), verb: canBe("verb"), adjective: canBe("adj") };

describe.each(AGES)("%s", (age) => {
  test.each(SENTENCES[age])("%s", (sentence) => {
    const words = wordsOf(sentence);
    // No part of the sentence got lost when its marks were read.
    expect(words.map(({ text }) => text).join(" ")).toBe(sentence.replace(/\/[nva]/gu, ""));
    for (const { word, part } of words) {
      if (part) expect([word, possible[part](word)]).toEqual([word, true]);
      else expect(BINDING).toContain(word.toLowerCase());
    }
    for (const part of PARTS_OF_SPEECH) {
      expect(words.some((word) => word.part === part)).toBe(true);
    }
    // An adjective is before its noun, or after a verb that links it to one.
    for (const [index, { part }] of words.entries()) {
      if (part !== "adjective") continue;
      expect(words[index + 1]?.part === "noun" || words[index - 1]?.part === "verb").toBe(true);
    }
  });

  test.each(REPAIRS[age])("%s", (marked) => {
    const { right, wrong, mistakes } = repairOf(marked);
    expect(right).toMatch(/^[A-Z][A-Za-z ,]+[.?]$/u);
    expect(wrong).toMatch(/^[a-z ,]+$/u);
    for (const word of right.match(/[A-Za-z]+/gu) ?? []) {
      const name = /^[A-Z]/u.test(word);
      expect([word, name || DICTIONARY.has(word.toUpperCase())]).toEqual([word, true]);
    }
    const [goodWords, badWords] = [right, wrong].map((text) => text.match(/[A-Za-z]+/gu) ?? []);
    const capitals = goodWords?.filter((word) => /^[A-Z]/u.test(word)).length ?? 0;
    const verbs = goodWords?.filter((word, at) => word.toLowerCase() !== badWords?.[at]).length;
    expect(verbs).toBe(1);
    expect(mistakes).toBe(capitals + 1 + 1);
    // 'Have been to' and 'have gone to' would both be right.
    expect(right).not.toMatch(/\b(?:has|have|had)\b.*\b(?:been|gone) to\b/iu);
  });

  test("another seed gives other sentences", () => {
    const sheets = [..."abcdef"].map((seed) =>
      textsOn(generate(sheetParams({ age }), seededRandom(seed)).pages).join(" "),
    );
    expect(new Set(sheets).size).toBe(6);
  });

  test("the key counts what the sentences on the page have, and writes each repaired one", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { pages, answers } = generate(sheetParams({ age }), seededRandom(seed));
      const shown = textsOn(pages).join(" ").replaceAll("  ", " ");
      const sentences = SENTENCES[age].filter((marked) =>
        shown.includes(marked.replace(/\/[nva]/gu, "")),
      );
      const key = textsOn(answers);
      const counts = key.filter((text) => /^\d+$/u.test(text)).map(Number);
      const expected = ["n", "v", "a"].map(
        (mark) => sentences.join(" ").split(`/${mark}`).length - 1,
      );
      expect(counts).toEqual(expected);
      const repairs = REPAIRS[age].map(repairOf).filter(({ wrong }) => shown.includes(wrong));
      expect(repairs.length).toBeGreaterThanOrEqual(3);
      for (const { right } of repairs) expect(key).toContain(right);
    }
  });
});
