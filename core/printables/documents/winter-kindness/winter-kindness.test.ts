import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { textWidth } from "../../text.ts";
import { CARD_TEXTS, COMPLIMENT_STARTS, DEEDS, KIND_WORDS, PATH_LENGTH } from "./deeds.ts";
import { pathPages } from "./path.ts";

test("every deed, card, sentence and word stands in its list once, and deeds are short", () => {
  for (const list of [DEEDS, CARD_TEXTS, COMPLIMENT_STARTS, KIND_WORDS] as const) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
  for (const deed of DEEDS) expect(deed.length).toBeLessThanOrEqual(50);
});

test("beginnings of sentences fit into their boxes, in large print too", () => {
  for (const start of COMPLIMENT_STARTS) {
    expect(textWidth(start, { size: 13 })).toBeLessThan(48);
    expect(textWidth(start, { size: 18 })).toBeLessThan(55);
  }
});

test("the path has 24 different deeds, numbered in order", () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (seed, large) => {
      const texts = pathPages({ large }, seededRandom(seed), "Path").flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
      );
      const numbers = texts.filter((words) => /^\d+$/u.test(words)).map(Number);
      expect(numbers).toEqual(Array.from({ length: PATH_LENGTH }, (_, index) => index + 1));
      const printed = texts.join(" ");
      expect(DEEDS.filter((deed) => printed.includes(deed))).toHaveLength(PATH_LENGTH);
    }),
    RUNS,
  );
});
