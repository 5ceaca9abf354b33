import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { BODY, PACK_AGES, type Page, type SheetParams } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { lineHeight, wrap } from "../../text.ts";
import { generate } from "./science-match.ts";
import { TOPICS } from "./topics.ts";

const ALL = PACK_AGES.flatMap((age) => TOPICS[age].map((topic) => ({ age, ...topic })));

describe("topics", () => {
  test.each(ALL)(
    "$age $title: ten words, ten meanings, no meaning that names its word",
    (topic) => {
      const entries = Object.entries(topic.meanings);
      expect(entries).toHaveLength(10);
      expect(new Set(entries.map(([, meaning]) => meaning)).size).toBe(10);
      for (const [word, meaning] of entries) {
        expect(meaning).toMatch(/^[A-Z].+\.$/u);
        expect(meaning.toLowerCase().split(/[^a-z]+/u)).not.toContain(word);
      }
    },
  );

  test("are at least three for every age", () => {
    for (const age of PACK_AGES) expect(TOPICS[age].length).toBeGreaterThanOrEqual(3);
  });

  test.each(ALL)("$age $title: every meaning has room in its box", ({ age, meanings }) => {
    const points = { k2: 14, "35": 13, "68": 12 }[age];
    for (const meaning of Object.values(meanings)) {
      expect(wrap(meaning, 82, { size: points }).length * lineHeight(points)).toBeLessThan(15);
      expect(wrap(meaning, 82, { size: 18 }).length * lineHeight(18)).toBeLessThan(32);
    }
  });
});

/** Texts of one side of the page, lines of one box joined, with the height of each line of text. */
function textsOf(page: Page | undefined, side: "left" | "right") {
  return (page?.marks ?? []).flatMap((mark) =>
    mark.kind === "text" && mark.y > 28 && mark.x < BODY.width / 2 === (side === "left")
      ? [mark]
      : [],
  );
}

const cases = fc.record({ age: fc.constantFrom(...PACK_AGES), large: fc.boolean() });
const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;

describe("the sheet", () => {
  test("joins every word with its own meaning in the key, one to one, and joins none before", () => {
    fc.assert(
      fc.property(fc.string(), cases, (seed, { age, large }) => {
        const wanted: SheetParams = { ...params, age, large };
        const sheet = generate(wanted, seededRandom(seed));
        const joins = (page: Page) =>
          page.marks.flatMap((mark) => {
            if (mark.kind !== "path" || mark.fill || !/^M[^LC]+L[^LCZ]+$/u.test(mark.d)) return [];
            const [from, to] = pointsOf(mark);
            return from && to && from.y > 28 && to.x - from.x > 30 ? [{ from, to }] : [];
          });
        const topics = new Set<string>();
        const words: string[] = [];
        for (const [number, page] of sheet.answers.entries()) {
          expect(joins(sheet.pages[number] ?? page)).toEqual([]);
          const rows = large ? 5 : 10;
          expect(joins(page)).toHaveLength(rows);
          expect(new Set(joins(page).map(({ to }) => to.y)).size).toBe(rows);
          const high = (BODY.height - 28) / rows / 2;
          for (const { from, to } of joins(page)) {
            const word = textsOf(page, "left").find(({ y }) => Math.abs(y - from.y) < 4)?.text;
            const meaning = textsOf(page, "right")
              .filter(({ y }) => Math.abs(y - to.y) < high)
              .map(({ text }) => text)
              .join(" ");
            const topic = TOPICS[age].find(({ meanings }) => meanings[word ?? ""] === meaning);
            expect(topic, `${word}: ${meaning}`).toBeDefined();
            topics.add(topic?.title ?? "");
            words.push(word ?? "");
          }
        }
        expect(topics.size).toBe(1);
        expect(new Set(words).size).toBe(10);
      }),
      RUNS,
    );
  });

  test("leaves at most one meaning beside its word", () => {
    fc.assert(
      fc.property(fc.string(), cases, (seed, { age, large }) => {
        const sheet = generate({ ...params, age, large }, seededRandom(seed));
        for (const page of sheet.answers) {
          const level = page.marks.filter((mark) => {
            if (mark.kind !== "path" || mark.fill || mark.width !== 0.8) return false;
            const [from, to] = pointsOf(mark);
            return from?.y === to?.y;
          });
          expect(level.length).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });
});
