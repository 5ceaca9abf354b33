import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import * as balloon from "../documents/stem-balloon-rocket/stem-balloon-rocket.ts";
import * as rocket from "../documents/stem-balloon-rocket/texts.ts";
import * as walking from "../documents/stem-walking-water/stem-walking-water.ts";
import * as water from "../documents/stem-walking-water/texts.ts";
import { type Generate, PACK_AGES, type PackAge, type Sheet } from "../page.ts";

const ASKED = [fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean()] as const;

const sheetOf = (generate: Generate, seed: string, age: PackAge, large: boolean) =>
  generate({ time: 5, age, skill: "stem", seed, variant: 1, large, words: [] }, seededRandom(seed));

const wordsOf = ({ pages }: Sheet) =>
  pages
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])))
    .join(" ");

test("an experiment has every part, in the order of the work, on two pages in ordinary print", () => {
  fc.assert(
    fc.property(...ASKED, (seed, age, large) => {
      for (const { generate } of [balloon, walking]) {
        const sheet = sheetOf(generate, seed, age, large);
        const marks = sheet.pages.flatMap((page) => page.marks);
        const parts = [
          "I think:",
          "You need",
          "For grown-ups:",
          "Do it",
          "Watch",
          "Measure",
          "What I found out:",
          "Why it works",
          "Change one thing",
        ];
        const places = parts.map((part) =>
          marks.findIndex(
            (mark) =>
              mark.kind === "text" &&
              (mark.text === part ||
                mark.text.startsWith(`${part} Choking`) ||
                mark.text.startsWith(`${part} Food`)),
          ),
        );
        expect(Math.min(...places)).toBeGreaterThan(0);
        expect([...places].sort((a, b) => a - b)).toEqual(places);
        if (!large) expect(sheet.pages).toHaveLength(2);
      }
    }),
    RUNS,
  );
}, 120_000);

test("no sentence is lost on the way to the paper", () => {
  fc.assert(
    fc.property(...ASKED, (seed, age, large) => {
      const flight = wordsOf(sheetOf(balloon.generate, seed, age, large));
      const { question, steps, watch, why } = rocket.TEXTS[age];
      for (const sentence of [question, ...steps, watch, why, rocket.SAFETY.join(" ")]) {
        expect(flight).toContain(sentence);
      }
      expect(rocket.CHANGES.filter((change) => flight.includes(change))).toHaveLength(1);
      const walk = wordsOf(sheetOf(walking.generate, seed, age, large));
      for (const sentence of [
        water.TEXTS[age].question,
        water.TEXTS[age].why,
        water.SAFETY.join(" "),
      ]) {
        expect(walk).toContain(sentence);
      }
      expect(water.CHANGES.filter((change) => walk.includes(change))).toHaveLength(1);
    }),
    RUNS,
  );
}, 120_000);

test("the colors of materials, steps and drawing are the same two, and mix as paints do", () => {
  const paints = [
    ["blue", "yellow", "green"],
    ["red", "yellow", "orange"],
    ["blue", "red", "purple"],
  ];
  for (const { left, right, mixed } of water.MIXES) {
    expect(paints).toContainEqual([...[left, right].sort(), mixed]);
  }
  fc.assert(
    fc.property(...ASKED, (seed, age, large) => {
      const words = wordsOf(sheetOf(walking.generate, seed, age, large));
      const mix = water.MIXES.find(({ left, right }) =>
        words.includes(`${left} and ${right} food color`),
      );
      expect(words).toContain(`${mix?.left} water empty glass ${mix?.right} water`);
      for (const step of mix ? water.TEXTS[age].steps(mix) : ["no mix"])
        expect(words).toContain(step);
    }),
    RUNS,
  );
}, 120_000);

test("the grown-up reads of choking, of the string's height, of stains and of wet floors", () => {
  expect(rocket.SAFETY.join(" ")).toMatch(
    /Choking hazard: children under 8.*never at the height of a neck/u,
  );
  expect(water.SAFETY.join(" ")).toMatch(/stains.*wet floor is slippery/u);
});
