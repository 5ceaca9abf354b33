import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type PackAge } from "../../page.ts";
import { FEELINGS, face } from "../../parts/faces.ts";
import { generate } from "./feelings-checkin.ts";
import { CARE, HELP_COUNT, HELPS, WORDS } from "./words.ts";

const sheetOf = (seed: string, age: PackAge, large: boolean) =>
  generate(
    { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
    seededRandom(seed),
  );

const wordsOf = (page: ReturnType<typeof sheetOf>["pages"][number] | undefined) =>
  (page?.marks ?? []).flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("every feeling of the age stands once with its face, in an order by chance", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const words = wordsOf(sheetOf(seed, age, large).pages[0]);
      const shown = words.filter((word) => FEELINGS.some((feeling) => feeling === word));
      expect([...shown].sort()).toEqual([...WORDS[age]].sort());
    }),
    RUNS,
  );
  const orders = new Set(
    ["a", "b", "c"].map((seed) => wordsOf(sheetOf(seed, "35", false).pages[0]).join()),
  );
  expect(orders.size).toBe(3);
});

test("no two feelings share a face", () => {
  const drawn = FEELINGS.map((feeling) => JSON.stringify(face(feeling, { x: 20, y: 20 }, 10)));
  expect(new Set(drawn).size).toBe(FEELINGS.length);
});

test("the second page offers different things that help and the way to a grown-up", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const words = wordsOf(sheetOf(seed, age, large).pages[1]).join(" ");
      expect(HELPS[age].filter((help) => words.includes(help))).toHaveLength(HELP_COUNT);
      expect(words).toContain(CARE);
    }),
    RUNS,
  );
});
