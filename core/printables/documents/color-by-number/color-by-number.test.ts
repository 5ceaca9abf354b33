import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { generate } from "./color-by-number.ts";
import { COLORS, PICTURES } from "./pictures.ts";

const PARAMS = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "x",
  variant: 1,
  large: false,
  words: [],
} as const;

test("every picture has 16 rows of 16 squares and all four colors, each on four squares or more", () => {
  expect(PICTURES.length).toBeGreaterThanOrEqual(6);
  expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length);
  for (const { name, rows } of PICTURES) {
    expect(rows, name).toHaveLength(16);
    for (const row of rows) expect(row, name).toMatch(/^[1-4]{16}$/u);
    for (const number of "1234") {
      expect(rows.join("").split(number).length - 1, name).toBeGreaterThanOrEqual(4);
    }
  }
});

test("the colors are 1 yellow, 2 blue, 3 green, 4 red", () => {
  expect(COLORS).toEqual(["yellow", "blue", "green", "red"]);
});

test("the sheet prints the numbers of one picture and the legend, and the key says its name", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const sheet = generate(PARAMS, seededRandom(seed));
      const texts = (sheet.pages[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "text" ? mark.text : [],
      );
      const squares = texts.filter((text) => /^\d$/u.test(text)).join("");
      const picture = PICTURES.find(({ rows }) => rows.join("") === squares);
      expect(picture).toBeDefined();
      expect(texts).toEqual(
        expect.arrayContaining(COLORS.map((color, index) => `${index + 1} ${color}`)),
      );
      const key = (sheet.answers[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "text" ? mark.text : [],
      );
      expect(key).toContain(`It is ${picture?.name}.`);
    }),
    RUNS,
  );
});

test("in the key each number has a look of its own", () => {
  const marks = generate(PARAMS, seededRandom("looks")).answers[0]?.marks ?? [];
  const fills = marks.flatMap((mark) =>
    mark.kind === "path" ? `${mark.fill} ${mark.stroke} ${mark.width}` : [],
  );
  const looks = ["paper mid 0.25", "light mid 0.25", "dark mid 0.25", "undefined dark 0.7"];
  for (const look of looks) expect(fills).toContain(look);
});
