import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { AGES, printedGrid, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { findWord, holdersOf } from "../../puzzles/word-grid.ts";
import { isUnwanted } from "../../words/unwanted-words.ts";
import { CONTINENTS, COUNTRIES, PER_CONTINENT } from "./countries.ts";
import { generate } from "./ws-world.ts";

test.each(AGES)("%s: countries fit, differ, and hide nothing", (age) => {
  const all = CONTINENTS.flatMap((continent) => COUNTRIES[age][continent]);
  expect(new Set(all).size).toBe(all.length);
  for (const word of all) {
    expect(word).toMatch(/^[A-Z]{4,12}$/u);
    expect(holdersOf(word, all)).toEqual([]);
    expect(isUnwanted(word)).toBe(false);
  }
  for (const continent of CONTINENTS) {
    expect(COUNTRIES[age][continent].length).toBeGreaterThan(PER_CONTINENT);
  }
});

test("the printed grid holds each listed country once, three of each part of the world, and no unwanted word by chance", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...AGES), fc.boolean(), (seed, age, large) => {
      const { pages } = generate(sheetParams({ age, large }), seededRandom(seed));
      const [page] = pages;
      const grid = page && printedGrid(page);
      expect(grid?.size).toBe(12);
      const texts = textsOn(pages);
      for (const continent of CONTINENTS) {
        const listed = COUNTRIES[age][continent].filter((word) => texts.includes(word));
        expect(listed).toHaveLength(PER_CONTINENT);
        for (const word of listed) expect(grid && findWord(grid, word)).toHaveLength(1);
      }
      const listed = CONTINENTS.flatMap((continent) => COUNTRIES[age][continent]);
      expect(grid && chanceWords(grid, listed)).toEqual([]);
    }),
    RUNS,
  );
});

test("the key writes each country under its own part of the world", () => {
  const { answers } = generate(sheetParams({ age: "35" }), seededRandom("key"));
  const marks = answers.flatMap(({ marks }) => marks).filter((mark) => mark.kind === "text");
  const heads = CONTINENTS.map((name) => marks.find((mark) => mark.text === name));
  for (const [index, continent] of CONTINENTS.entries()) {
    const head = heads[index];
    const below = marks.filter(
      (mark) => head && mark.y > head.y && Math.abs(mark.x - head.x) < 24 && mark !== head,
    );
    expect(below).toHaveLength(PER_CONTINENT);
    for (const { text } of below) expect(COUNTRIES["35"][continent]).toContain(text);
  }
});
