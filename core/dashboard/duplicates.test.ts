import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { normalizeHobby } from "../plan/identity.ts";
import { findDuplicates } from "./duplicates.ts";
import { type PlanSummary, summarize } from "./plan-summary.ts";

const planOf = (id: string, hobby: string, start: string, days: number): PlanSummary => {
  const completed_days = [1, 2, 3, 4, 5, 6, 7].slice(0, days);
  const summary = summarize({ id, hobby, created_at: start }, { completed_days }, 0);
  if (!summary) throw new Error(`no hobby: '${hobby}'`);
  return summary;
};
const ids = (plans: readonly PlanSummary[]) =>
  findDuplicates(plans).map(({ keep, remove }) => [keep.id, remove.map(({ id }) => id)]);

const [JAN, FEB, MAR] = ["2025-01-01", "2025-02-01", "2025-03-01"] as const;

describe("of several plans for a hobby", () => {
  test.each([
    [
      "the most recent is kept",
      [
        ["a", JAN, 2],
        ["b", MAR, 2],
        ["c", FEB, 2],
      ],
      "b",
      ["c", "a"],
    ],
    [
      "the one with more days is kept, though older",
      [
        ["a", JAN, 3],
        ["b", MAR, 2],
      ],
      "a",
      ["b"],
    ],
    [
      "days count before the date among many",
      [
        ["a", JAN, 1],
        ["b", FEB, 4],
        ["c", MAR, 3],
      ],
      "b",
      ["c", "a"],
    ],
    [
      "the most recent of those with most days is kept",
      [
        ["a", JAN, 4],
        ["b", FEB, 4],
        ["c", MAR, 0],
      ],
      "b",
      ["c", "a"],
    ],
    [
      "the greatest id is kept at equal start",
      [
        ["a", JAN, 1],
        ["c", JAN, 1],
        ["b", JAN, 1],
      ],
      "c",
      ["b", "a"],
    ],
  ] as const)("%s", (_, plans, keep, remove) => {
    const list = plans.map(([id, start, days]) => planOf(id, "Chess", start, days));
    expect(ids(list)).toEqual([[keep, remove]]);
    expect(ids(list.toReversed())).toEqual([[keep, remove]]);
  });
});

test("case and white space make no other hobby", () => {
  const plans = [
    planOf("a", "Oil  Painting", JAN, 0),
    planOf("b", "Chess", JAN, 0),
    planOf("c", " oil painting", FEB, 0),
    planOf("d", "Oil", FEB, 0),
  ];
  expect(ids(plans)).toEqual([["c", ["a"]]]);
});

test("a plan that is listed twice is not deleted as its own duplicate", () => {
  const plan = planOf("a", "Chess", JAN, 1);
  expect(findDuplicates([plan, { ...plan }])).toEqual([]);
});

test("whatever there is, one plan of each hobby is left, and none with more days goes", () => {
  const anyPlan = fc
    .tuple(
      fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
      fc.constantFrom("Chess", "CHESS ", "Go", "Oil painting", "oil  Painting"),
      fc.constantFrom(JAN, FEB, MAR),
      fc.integer({ min: 0, max: 7 }),
    )
    .map((fields) => planOf(...fields));
  fc.assert(
    fc.property(fc.uniqueArray(anyPlan, { selector: ({ id }) => id }), (plans) => {
      const found = findDuplicates(plans);
      const gone = new Set(found.flatMap(({ remove }) => remove.map(({ id }) => id)));
      const left = plans.filter(({ id }) => !gone.has(id));
      const hobbies = left.map(({ hobby }) => normalizeHobby(hobby));
      expect(hobbies).toHaveLength(new Set(hobbies).size);
      expect(new Set(hobbies)).toEqual(new Set(plans.map(({ hobby }) => normalizeHobby(hobby))));
      for (const { keep, remove } of found) {
        for (const { completedDays, startDate } of remove) {
          const fewer = completedDays.length < keep.completedDays.length;
          expect(completedDays.length).toBeLessThanOrEqual(keep.completedDays.length);
          expect(fewer || startDate <= keep.startDate).toBe(true);
        }
      }
      expect(findDuplicates(left)).toEqual([]);
    }),
    RUNS,
  );
});
