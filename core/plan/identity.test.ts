import { expect, test } from "vitest";
import { categoryOf } from "./category.ts";
import { hobbyFromTitle, normalizeHobby } from "./identity.ts";

test.each([
  ["  Sourdough   Baking ", "sourdough baking"],
  ["ÉTUDE", "étude"],
])("'%s' is compared as '%s'", (hobby, normal) => {
  expect(normalizeHobby(hobby)).toBe(normal);
});

test.each([
  ["Learn Guitar in 7 Days", "Guitar"],
  ["Master Film Making in a week", "Film Making"],
  ["A week with wool", undefined],
  [`Learn ${"a ".repeat(200_000)}`, undefined],
])("the hobby of a title", (title, hobby) => {
  expect(hobbyFromTitle(title)).toBe(hobby);
});

test.each([
  ["Photography", "Arts & Creativity"],
  ["oil painting", "Arts & Creativity"],
  ["Baking bread", "Culinary"],
  ["Piano", "Music"],
  ["Yoga", "Fitness & Wellness"],
  ["coding", "Technology"],
  ["constructor", "General"],
])("%s is of the category %s", (hobby, category) => {
  expect(categoryOf(hobby)).toBe(category);
});
