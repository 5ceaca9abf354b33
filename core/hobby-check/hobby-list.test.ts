import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { CATEGORIES } from "../plan/category.ts";
import { byCategory, findByOtherSlug, findListed, type ListedHobby } from "./hobby-list.ts";

const listed = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-z]{3,10}$/u),
    name: fc.stringMatching(/^[A-Za-zé]{3,10}( [a-z]{2,6})?$/u),
    category: fc.constantFrom(...CATEGORIES),
    summary: fc.string(),
    taught: fc.boolean(),
    pictured: fc.boolean(),
    terms: fc.array(fc.stringMatching(/^[a-z]{3,10}$/u), { maxLength: 3 }),
  }),
  { selector: ({ slug }) => slug, maxLength: 20 },
);

test("every hobby stands in its category once, in the order of the alphabet", () => {
  fc.assert(
    fc.property(listed, (hobbies) => {
      const groups = byCategory(hobbies);
      expect(groups.flatMap((group) => group.hobbies)).toHaveLength(hobbies.length);
      for (const { category, hobbies: inside } of groups) {
        expect(inside.every((hobby) => hobby.category === category)).toBe(true);
        const names = inside.map(({ name }) => name);
        expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
      }
    }),
    RUNS,
  );
});

test("each is found by part of its name or of another name, whatever the case", () => {
  fc.assert(
    fc.property(listed, fc.nat(), fc.boolean(), (hobbies, pick, byTerm) => {
      const wanted = hobbies[pick % Math.max(1, hobbies.length)];
      if (!wanted) return;
      const words = (byTerm && wanted.terms[0]) || wanted.name;
      expect(findListed(hobbies, words.slice(0, 4).toUpperCase())).toContain(wanted);
    }),
    RUNS,
  );
});

test("accents need not be typed, and nothing typed finds all", () => {
  const hobby: ListedHobby = {
    slug: "plie",
    name: "Plié",
    category: "Performing",
    summary: "",
    taught: false,
    pictured: false,
    terms: ["ballet basics"],
  };
  expect(findListed([hobby], "plie")).toEqual([hobby]);
  expect(findListed([hobby], "Ballet")).toEqual([hobby]);
  expect(findListed([hobby], "  ")).toEqual([hobby]);
  expect(findListed([hobby], ".*")).toEqual([hobby]);
  expect(findListed([hobby], "tuba")).toEqual([]);
});

test("an address with another name of a hobby leads to it", () => {
  const hobby: ListedHobby = {
    slug: "watercolor-painting",
    name: "Watercolor painting",
    category: "Arts & Creativity",
    summary: "",
    taught: true,
    pictured: false,
    terms: ["aquarelle", "Watercolour painting"],
  };
  expect(findByOtherSlug([hobby], "watercolour-painting")).toBe(hobby);
  expect(findByOtherSlug([hobby], "aquarelle")).toBe(hobby);
  expect(findByOtherSlug([hobby], "tuba")).toBeUndefined();
});
