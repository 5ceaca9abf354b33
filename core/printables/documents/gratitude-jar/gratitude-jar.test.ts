import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { wrap } from "../../text.ts";
import { generate } from "./gratitude-jar.ts";
import { PROMPTS } from "./prompts.ts";

test("no prompt stands twice, in the jar or among the slips to cut", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const { pages } = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
        seededRandom(seed),
      );
      const shown = pages.map(({ marks }) => {
        const words = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");
        return PROMPTS[age].filter((prompt) => words.includes(prompt));
      });
      expect(shown[0]?.length).toBe(age === "k2" || large ? 6 : 8);
      const all = shown.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(all).size).toBe(PROMPTS[age].length);
    }),
    RUNS,
  );
});

test("every prompt leaves room to write: two lines at most in large print", () => {
  for (const prompt of PACK_AGES.flatMap((age) => PROMPTS[age])) {
    expect(wrap(prompt, 76, { size: 18, bold: true }).length).toBeLessThanOrEqual(2);
  }
});
