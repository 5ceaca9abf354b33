import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { CATEGORIES } from "../plan/category.ts";
import { choosePicture, DEFAULT_PICTURE, PICTURES } from "./picture.ts";

const categoryOfPicture = (id: string) => PICTURES.find((picture) => picture.id === id)?.category;

test("there are 18 pictures, for every category at least one", () => {
  expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(18);
  expect(new Set(PICTURES.map(({ alt }) => alt)).size).toBe(18);
  expect(new Set(PICTURES.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
});

// A card keeps its picture: these expectations may change only with the pictures themselves.
test.each([
  ["Guitar", "Music", "music-2"],
  ["Piano", "Music", "music-1"],
  ["Drawing", "Arts & Creativity", "arts-2"],
  ["Photography", "Arts & Creativity", "arts-1"],
  ["Running", "Fitness & Wellness", "fitness-1"],
  ["Football", "Fitness & Wellness", "fitness-2"],
  ["Yoga", "Fitness & Wellness", "fitness-3"],
  ["Knitting", "Crafts", "crafts-1"],
  ["Pottery", "Crafts", "crafts-2"],
  ["Chess", "Games & Strategy", "games-1"],
  ["將棋", "Games & Strategy", "games-1"],
  ["", "General", "general-1"],
])("%s in %s has the picture %s", (hobby, category, id) => {
  expect(choosePicture(hobby, category).id).toBe(id);
});

test("every picture is some hobby's", () => {
  const shown = new Set<string>();
  for (const category of CATEGORIES) {
    for (let count = 0; count < 50; count += 1) {
      shown.add(choosePicture(`hobby ${count}`, category).id);
    }
  }
  expect(shown.size).toBe(18);
});

describe("whatever the hobby", () => {
  test("its picture is of its category, and the same in any spelling", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CATEGORIES), (hobby, category) => {
        const picture = choosePicture(hobby, category);
        expect(categoryOfPicture(picture.id)).toBe(category);
        expect(choosePicture(`  ${hobby} `, category)).toBe(picture);
      }),
      RUNS,
    );
    expect(choosePicture("OIL   Painting", "Arts & Creativity")).toBe(
      choosePicture("oil painting", "Arts & Creativity"),
    );
  });

  test.each([["Astrology"], [""], ["constructor"]])(
    "the category '%s', which is not known, has the default",
    (category) => {
      expect(choosePicture("Chess", category)).toBe(DEFAULT_PICTURE);
    },
  );
});
