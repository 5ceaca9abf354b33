import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { AGES, sheetParams, textsOn } from "#tests/sheets/printed.ts";
import { generate, letterOf, PAGES, pairsOf, soundMatches } from "./beginning-sounds-az.ts";
import { PICTURES } from "./pictures.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Words whose first sound is not the most common one of their first letter. */
const OTHER_SOUNDS =
  /^(?:[cgkpstwr]h|th|kn|gn|ps|wr|c[eiy]|g[eiy]|q[^u]|eagle|ear|eye|envelope|ice|island|owl|orange|onion|unicorn|ufo|avocado)/u;

/** Letters that begin with the same sound. */
const sound = (letter: string) => ("CKQ".includes(letter) ? "K" : letter);

test("pages have every letter of the alphabet once, in its order", () => {
  expect(PAGES.join("")).toBe(ALPHABET);
});

describe.each([...ALPHABET])("%s", (letter) => {
  const names = PICTURES[letter]?.map(({ name }) => name) ?? [];

  test("has pictures that begin with its sound, or end with X", () => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(letterOf(name)).toBe(letter);
      if (letter !== "X") expect(name[0]?.toUpperCase()).toBe(letter);
      expect(name).not.toMatch(OTHER_SOUNDS);
    }
  });
});

test("no two pictures of a page begin with the same sound, and none with another letter's", () => {
  for (const page of PAGES) {
    const sounds = [...page].flatMap((letter) => [
      ...new Set(PICTURES[letter]?.map(({ name }) => sound(name[0]?.toUpperCase() ?? ""))),
    ]);
    expect(new Set(sounds).size).toBe(page.length);
    expect(page.includes("X") && page.includes("F")).toBe(false);
  }
});

test("each letter leads to one picture of its own, never straight across", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const match of soundMatches(seededRandom(seed))) {
        const pairs = pairsOf(match);
        expect(match.pictures).toHaveLength(match.letters.length);
        expect(pairs.map(([, to]) => to).sort()).toEqual(match.letters.map((_, at) => at));
        for (const [from, to] of pairs) {
          expect(from).not.toBe(to);
          const letter = match.letters[from] ?? "";
          expect(PICTURES[letter]).toContain(match.pictures[to]);
        }
      }
    }),
    RUNS,
  );
});

test("the sheet says that X comes last, on X's page only", () => {
  for (const age of AGES) {
    const { pages } = generate(sheetParams({ age }), seededRandom(age));
    const honest = pages.map((page) => textsOn([page]).join(" ").includes("X is different"));
    expect(honest).toEqual([false, false, false, true]);
  }
});
