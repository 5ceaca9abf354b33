import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import type { Mark, SheetParams } from "../../page.ts";
import { generate } from "./coloring-letters-numbers.ts";
import { COUNTED, LETTER_PICTURES } from "./pictures.ts";

const params: SheetParams = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "",
  variant: 1,
  large: false,
  words: [],
};
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A path's commands without its numbers, which do not change when a drawing is moved. */
const skeleton = (d: string): string => d.replace(/[^MLCZ]/gu, "");
const skeletons = (marks: readonly Mark[]): string =>
  `|${marks.map((mark) => (mark.kind === "path" ? skeleton(mark.d) : "text")).join("|")}|`;

test("every letter has a picture whose name begins with it; X ends its word", () => {
  expect(Object.keys(LETTER_PICTURES).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  for (const [letter, drawings] of Object.entries(LETTER_PICTURES)) {
    for (const { name } of drawings) {
      const place = letter === "X" ? -1 : 0;
      expect(name.at(place)?.toUpperCase(), name).toBe(letter);
    }
  }
});

test("all letters stand in their order with a word of theirs, then all numbers", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { pages } = generate(params, seededRandom(seed));
      const words = pages.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "text" && mark.bold ? [mark.text] : [])),
      );
      for (const [index, drawings] of Object.values(LETTER_PICTURES).entries()) {
        expect(drawings.map(({ name }) => name)).toContain(words[index]);
      }
      expect(words.slice(26).map((label) => label.split(" ")[0])).toEqual(NUMBERS);
    }),
    RUNS,
  );
});

test("as many things stand beside a number as it says", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { pages } = generate(params, seededRandom(seed));
      let seen = 0;
      for (const { marks } of pages) {
        for (const mark of marks) {
          if (mark.kind !== "text") continue;
          const [number = "", ...rest] = mark.text.split(" ");
          const count = NUMBERS.indexOf(number) + 1;
          const name = rest.join(" ");
          const thing = COUNTED.find(([drawing, plural]) =>
            count === 1 ? drawing.name === name : plural === name,
          );
          if (count === 0 || !thing) continue;
          seen += 1;
          const pattern = thing[0].parts.map(({ d }) => skeleton(d)).join("|");
          expect(skeletons(marks).split(pattern).length - 1, mark.text).toBe(count);
        }
      }
      expect(seen).toBe(10);
    }),
    RUNS,
  );
});
