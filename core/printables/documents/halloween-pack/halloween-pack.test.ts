import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { countsOf, LEVELS, makeCounting, questionsOf } from "./count.ts";

const someCounting = fc.record({ seed: fc.string(), age: fc.constantFrom(...PACK_AGES) });

test("each kind is there as often as its grade can count, and no two equally often", () => {
  fc.assert(
    fc.property(someCounting, ({ seed, age }) => {
      const counting = makeCounting(age, seededRandom(seed));
      const counts = countsOf(counting);
      const { kinds, least, most, columns, rows } = LEVELS[age];
      expect(counts).toHaveLength(kinds);
      expect(new Set(counts).size).toBe(kinds);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
      expect(counting.cells).toHaveLength(columns * rows);
      const names = counting.kinds.map(({ many }) => many);
      expect(names.slice(0, 2)).toEqual(["pumpkins", "bats"]);
      expect(new Set(names).size).toBe(kinds);
    }),
    RUNS,
  );
});

/** Answers a question from its words and the number of each kind. */
function answerTo(words: string, there: ReadonlyMap<string, number>): string {
  const [first = "", second = ""] = [...there.keys()].filter((name) =>
    new RegExp(`\\b${name}\\b`, "u").test(words),
  );
  const count = (name: string) => there.get(name) ?? Number.NaN;
  const byCount = [...there].sort(([, one], [, other]) => one - other);
  if (words.includes("the most")) return byCount.at(-1)?.[0] ?? "";
  if (words.includes("the fewest")) return byCount[0]?.[0] ?? "";
  if (words.includes("in all")) return String([...there.values()].reduce((a, b) => a + b, 0));
  if (words.includes("together")) return String(count(first) + count(second));
  if (words.includes("more")) return String(Math.abs(count(first) - count(second)));
  const [, one = ""] = /^Every (\w+) gets 3 stars/u.exec(words) ?? [];
  return String(3 * count(one.replace(/y$/u, "ie").concat("s")));
}

test("the answers to the questions are what counting gives", () => {
  fc.assert(
    fc.property(someCounting, ({ seed, age }) => {
      const counting = makeCounting(age, seededRandom(seed));
      const there = new Map<string, number>();
      for (const cell of counting.cells) {
        const name = counting.kinds[cell]?.many;
        if (name) there.set(name, (there.get(name) ?? 0) + 1);
      }
      const questions = questionsOf(counting, age);
      expect(questions.length).toBeGreaterThanOrEqual(2);
      for (const { words, answer } of questions) expect(answer).toBe(answerTo(words, there));
    }),
    RUNS,
  );
});
