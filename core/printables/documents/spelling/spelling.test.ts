import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { DICTIONARY } from "#tests/sheets/dictionary.ts";
import { AGES, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { textWidth } from "../../text.ts";
import { fits, gapIn, gappedOf } from "./gaps.ts";
import { generate } from "./spelling.ts";
import { SPELLING_WORDS } from "./words.ts";

describe.each(AGES)("the words of %s", (age) => {
  const words = SPELLING_WORDS[age].map(gappedOf);

  test("are many, differ, and are spelled as in the dictionary", () => {
    expect(words.length).toBeGreaterThanOrEqual(30);
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
    for (const { word } of words) expect(DICTIONARY.has(word.toUpperCase())).toBe(true);
  });

  test("have gaps that only one English word fills", () => {
    for (const gapped of words) {
      const { word, count } = gapped;
      expect(count).toBeGreaterThan(0);
      const capitals = { ...gapped, word: word.toUpperCase() };
      expect([...DICTIONARY].filter((other) => fits(capitals, other))).toEqual([capitals.word]);
    }
  });
});

test("ten words stand in the table, and all ten in the key", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...AGES), fc.boolean(), (seed, age, large) => {
      const { pages, answers } = generate(sheetParams({ age, large }), seededRandom(seed));
      const known = SPELLING_WORDS[age].map((marked) => gappedOf(marked).word);
      const shown = textsOn(pages).filter((text) => known.includes(text));
      expect(new Set(shown).size).toBe(10);
      for (const word of shown) expect(textsOn(answers)).toContain(word);
      expect(textsOn(answers).join(" ")).toContain("write the whole word");
    }),
    RUNS,
  );
});

describe("a teacher's list", () => {
  const word = fc.stringMatching(/^[A-E]{3,6}$/u);

  test("is printed whole, as it was typed, whatever its length", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 20 }), (words) => {
        const { pages, answers } = generate(sheetParams({ words }), seededRandom(words.join()));
        for (const each of words) expect(textsOn(pages)).toContain(each);
        expect(answers.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test("has gaps that only one of its words fills", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 10 }), (capitals) => {
        const words = capitals.map((each) => each.toLowerCase());
        for (const each of words) {
          const gapped = gapIn(each, words);
          if (gapped) expect(words.filter((other) => fits(gapped, other))).toEqual([each]);
        }
      }),
      RUNS,
    );
  });

  test("has gaps in capitals, beside accents and in entries of two words", () => {
    const words = ["ANNA", "café", "ice cream"];
    expect(words.map((each) => gapIn(each, words)?.from)).toEqual([1, 1, 6]);
  });

  test("has room for long words in capitals", () => {
    const words = ["WWWWWWWWWWWW", "MASSACHUSETS"];
    for (const large of [false, true]) {
      const { pages } = generate(sheetParams({ words, large, age: "35" }), seededRandom("wide"));
      const [first] = pages;
      const look = first?.marks.find((mark) => mark.kind === "text" && mark.text === words[0]);
      const line = first?.marks.find((mark) => mark.kind === "path" && mark.stroke === "mid");
      if (look?.kind !== "text" || line?.kind !== "path") throw new Error("no table");
      const edge = Number(/M(?<x>[\d.]+)/u.exec(line.d)?.groups?.x);
      expect(look.x + textWidth(look.text, look)).toBeLessThan(edge);
    }
  });

  test.each([
    ["friend", ["friend"], { from: 2, count: 2 }],
    ["letter", ["letter"], { from: 2, count: 2 }],
    ["cat", ["cat", "cot"], { from: 0, count: 1 }],
  ])("%s has its gap where it is hard", (each, words, gap) => {
    expect(gapIn(each, words)).toEqual({ word: each, ...gap });
  });

  test("a word that differs from others at every letter's place has no gap", () => {
    expect(gapIn("cat", ["cat", "bat", "cot", "car"])).toBeUndefined();
  });
});
