import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSeed } from "#core/random/seed.ts";
import { RUNS } from "#tests/property-runs.ts";
import {
  LARGEST_SET,
  LARGEST_VARIANT,
  readAddress,
  readWordsText,
  usualPaper,
  writeAddress,
} from "./address.ts";
import { DOCUMENTS } from "./catalogue.ts";
import { PACK_AGES, PACK_SKILLS, PACK_TIMES } from "./page.ts";

const read = (query: string) => readAddress(new URLSearchParams(query));

const DEFAULTS = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: undefined,
  variant: 1,
  paper: undefined,
  large: false,
  saveInk: false,
  answers: false,
  count: 1,
};

test("an address without a document shows the animal word search with the defaults", () => {
  const { document, ...rest } = read("");
  expect(document?.name).toBe("ws-animals");
  expect(rest).toEqual(DEFAULTS);
});

test("every parameter is read", () => {
  const { document, ...rest } = read(
    "doc=pack&time=15&age=68&skill=stem&seed=Class 4b&variant=7&paper=letter&large=1&ink=1&answers=1&count=40",
  );
  expect(document?.name).toBe("pack");
  expect(rest).toEqual({
    time: 15,
    age: "68",
    skill: "stem",
    seed: "Class 4b",
    variant: 7,
    paper: "letter",
    large: true,
    saveInk: true,
    answers: true,
    count: 40,
  });
});

test("what is unknown falls to its default, and an unknown document to none", () => {
  const { document, ...rest } = read(
    "doc=sudoku9&time=7&age=adult&skill=magic&seed=%20%20&variant=-3&paper=a3&large=yes&ink=2&answers=true&count=many",
  );
  expect(document).toBeUndefined();
  expect(rest).toEqual(DEFAULTS);
});

test("'spotdiff' is another name of the same sheet, and a name of Object is none", () => {
  expect(read("doc=spotdiff").document?.name).toBe("spot-difference");
  for (const name of ["constructor", "toString", "__proto__"]) {
    expect(read(`doc=${name}`).document).toBeUndefined();
  }
});

test.each([
  ["0", 1],
  ["1.5", 1],
  ["2", 2],
  ["41", LARGEST_SET],
  ["999999", LARGEST_SET],
  ["1e3", 1],
  ["٣", 1],
])("a class set of %s is one of %i", (text, count) => {
  expect(read(`count=${encodeURIComponent(text)}`).count).toBe(count);
});

test("a number beyond the last variant is the last variant", () => {
  expect(read("variant=999999").variant).toBe(LARGEST_VARIANT);
});

test("letter paper is usual where English is American, A4 elsewhere", () => {
  expect(["en-US", "es-MX", "fr-CA", "en-us"].map(usualPaper)).toEqual(Array(4).fill("letter"));
  expect(["en-GB", "de", "", "en-AU", "uz-Latn-UZ"].map(usualPaper)).toEqual(Array(5).fill("a4"));
});

describe("writing an address", () => {
  const address = fc.record({
    document: fc.constantFrom(...DOCUMENTS),
    time: fc.constantFrom(...PACK_TIMES),
    age: fc.constantFrom(...PACK_AGES),
    skill: fc.constantFrom(...PACK_SKILLS),
    seed: fc.string({ unit: "binary", maxLength: 200 }).map(readSeed),
    variant: fc.integer({ min: 1, max: LARGEST_VARIANT }),
    paper: fc.constantFrom(undefined, "a4" as const, "letter" as const),
    large: fc.boolean(),
    saveInk: fc.boolean(),
    answers: fc.boolean(),
    count: fc.integer({ min: 1, max: LARGEST_SET }),
  });

  test("and reading it gives the same address and the same words", () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ]{2,6}[ '-]?[A-Za-z]{1,6}$/u), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(address, words, (wanted, own) => {
        const url = new URL(writeAddress(wanted, own), "https://example.org");
        expect(url.pathname).toBe("/print");
        expect(readAddress(url.searchParams)).toEqual(wanted);
        expect(readWordsText(url.hash)).toBe(own.join(","));
      }),
      RUNS,
    );
  });

  test("leaves out what is usual", () => {
    expect(writeAddress(read("doc=sudoku4&time=5&variant=1&large=0"))).toBe("/print?doc=sudoku4");
  });
});

test("words of an address from before case was kept are what they printed", () => {
  expect(readWordsText("#words=TRACTOR,MEADOW")).toBe("tractor,meadow");
});

test("damaged words in an address are read as they stand", () => {
  expect(readWordsText("#own=%E0%A4%A,CAT")).toBe("%E0%A4%A,CAT");
  expect(readWordsText("#main")).toBe("");
  expect(readWordsText("")).toBe("");
});
