import { expect, test } from "vitest";
import { isUnkind } from "../own-words.ts";
import { hasUnwantedWord, isUnwanted, UNKIND_WORDS, UNWANTED_WORDS } from "./unwanted-words.ts";

test("there are more than four hundred words, each once, in capitals A-Z", () => {
  expect(UNWANTED_WORDS.length).toBeGreaterThan(400);
  expect(new Set(UNWANTED_WORDS).size).toBe(UNWANTED_WORDS.length);
  expect(UNWANTED_WORDS.filter((word) => !/^[A-Z]{3,}$/u.test(word))).toEqual([]);
});

test.each(
  "hoe jap wop yid gyp dago kyke koon heeb thot clit kunt shag xxx lez lsd pube bong gay die".split(
    " ",
  ),
)("%s is found forwards, backwards, inside of others and in any case", (word) => {
  const backwards = [...word].reverse().join("");
  for (const reading of [word, backwards, word.toUpperCase()]) {
    expect(hasUnwantedWord(`qq${reading}q`)).toBe(true);
    expect(isUnwanted(reading.toUpperCase())).toBe(true);
  }
});

test("ordinary letters are no unwanted word", () => {
  for (const text of ["garden", "", "qz", "rstln", "PLANT"]) {
    expect(hasUnwantedWord(text)).toBe(false);
  }
});

test("no unkind word may be listed; an ordinary one that is unwanted by chance may", () => {
  expect(UNKIND_WORDS.filter((word) => !isUnkind(word))).toEqual([]);
  const ordinary = UNWANTED_WORDS.filter((word) => !UNKIND_WORDS.includes(word));
  expect(ordinary.filter(isUnkind)).toEqual([]);
  expect(ordinary).toEqual(expect.arrayContaining(["DIE", "FAT", "GAY", "GUN", "HOE", "WAR"]));
});
