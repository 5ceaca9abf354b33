import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { apple } from "../../drawings/apple.ts";
import { writtenWidth } from "../../letters/strokes.ts";
import { generate, THINGS, thingsToCount } from "./number-tracing-1-10.ts";

test("every number from 1 to 10 has its name and its things, other things each time", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const params = {
        time: 5,
        age: "k2",
        skill: "mixed",
        seed: "x",
        variant: 1,
        large: false,
        words: [],
      } as const;
      const sheet = generate(params, seededRandom(seed));
      expect(sheet.pages).toHaveLength(5);
      const labels = sheet.pages
        .flatMap((page) => page.marks)
        .flatMap((mark) =>
          mark.kind === "text" && mark.anchor === "middle" && mark.size > 12 ? mark.text : [],
        );
      expect(labels.map((label) => label.split(" ")[0])).toEqual([
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
      ]);
      expect(new Set(labels.map((label) => label.split(" ")[1])).size).toBe(10);
    }),
    RUNS,
  );
});

test("as many things are drawn as the number says, none over another", () => {
  for (let number = 1; number <= 10; number += 1) {
    for (const [drawing] of THINGS) {
      const marks = thingsToCount(drawing, number, { x: 0, y: 0, width: 110, height: 40 });
      expect(marks.length).toBe(number * drawing.parts.length);
    }
    const places = thingsToCount(apple, number, { x: 0, y: 0, width: 110, height: 40 })
      .filter((_, index) => index % apple.parts.length === 0)
      .map(({ d }) => d);
    expect(new Set(places).size).toBe(number);
  }
});

test("the widest number fits its panel and its row", () => {
  expect(writtenWidth("10") * 38).toBeLessThan(62 - 12);
});
