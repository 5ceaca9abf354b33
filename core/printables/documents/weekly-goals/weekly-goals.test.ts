import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { IDEAS } from "./ideas.ts";
import { DAYS, GOALS, generate } from "./weekly-goals.ts";

test("a week has three numbered goals, a box for each of seven days in order, and a look back", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const { pages } = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
        seededRandom(seed),
      );
      const [goals = [], steps = []] = pages.map(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "text" ? [mark] : [])),
      );
      const words = goals.map((mark) => mark.text);
      expect(words.filter((word) => /^\d$/u.test(word))).toEqual(["1", "2", "3"]);
      expect(words.filter((word) => word === "My goal:")).toHaveLength(GOALS);
      const joined = words.join(" ");
      expect(
        IDEAS[age].filter(([goal, step]) => joined.includes(`${goal} – ${step}`)),
      ).toHaveLength(GOALS);
      const days = steps.filter((mark) => DAYS.some((day) => day === mark.text));
      expect(days.map((mark) => mark.text)).toEqual(DAYS);
      expect(days.map((mark) => mark.y)).toEqual(days.map((mark) => mark.y).sort((a, b) => a - b));
      expect(steps.map((mark) => mark.text)).toContain("Look back");
    }),
    RUNS,
  );
});
