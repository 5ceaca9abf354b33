import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type Page } from "../../page.ts";
import { BIRDS, BUGS, PLACES } from "./finds.ts";
import { listPage } from "./list.ts";
import { tallyPage } from "./tally.ts";

const wordsOf = ({ marks }: Page) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");

const someSheet = fc.record({
  seed: fc.string(),
  age: fc.constantFrom(...PACK_AGES),
  large: fc.boolean(),
});

test("no find stands in two places or has the picture of another one", () => {
  const finds = PLACES.flatMap(({ finds }) => finds);
  expect(new Set(finds.map(({ words }) => words)).size).toBe(finds.length);
  expect(new Set(finds.map(({ drawing }) => drawing)).size).toBe(finds.length);
});

test("five things to find in each of three places (four in large print), and how to stay safe", () => {
  fc.assert(
    fc.property(someSheet, ({ seed, age, large }) => {
      const words = wordsOf(listPage({ age, large }, seededRandom(seed), "List"));
      for (const { title, finds } of PLACES) {
        expect(words).toContain(title);
        const listed = finds.filter((find) => words.includes(find.words));
        expect(listed).toHaveLength(large ? 4 : 5);
      }
      expect(words).toContain("with a grown-up");
      expect(words).toContain("do not pick");
      expect(words).toContain("do not eat");
    }),
    RUNS,
  );
});

test("the tally has both birds and bugs", () => {
  fc.assert(
    fc.property(someSheet, ({ seed, age, large }) => {
      const words = wordsOf(tallyPage({ age, large }, seededRandom(seed)));
      const listed = (all: typeof BIRDS) => all.filter((find) => words.includes(find.words)).length;
      expect(listed(BIRDS)).toBeGreaterThanOrEqual(2);
      expect(listed(BUGS)).toBeGreaterThanOrEqual(2);
    }),
    RUNS,
  );
});
