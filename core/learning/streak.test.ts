import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { addDays } from "./local-date.ts";
import { countStreak, longestRun, weekStrip } from "./streak.ts";

const TODAY = "2025-03-31";
const daysAgo = (...counts: number[]) => counts.map((count) => addDays(TODAY, -count));

describe("the streak", () => {
  test.each([
    ["nothing learned", [], 0],
    ["today alone", [0], 1],
    ["yesterday, and today may still come", [1], 1],
    ["the day before yesterday: it is over", [2], 0],
    ["today and the two days before", [0, 1, 2], 3],
    ["a run up to yesterday", [1, 2, 3, 4], 4],
    ["a gap yesterday", [0, 2, 3], 1],
    ["twice on a day, in any order", [1, 0, 1, 2, 0], 3],
    ["tomorrow, before a flight westward", [-1], 0],
    ["tomorrow beside today and yesterday", [-1, 0, 1], 2],
    ["over the clock change and into February", [...Array(33).keys()], 33],
  ])("with %s", (_, counts, length) => {
    expect(countStreak(daysAgo(...counts), TODAY)).toBe(length);
  });
});

test.each([
  ["none", [], 0],
  ["one", [40], 1],
  ["every other day", [0, 2, 4], 1],
  ["two runs", [0, 1, 5, 6, 7, 20], 3],
  ["a run in any order with a day twice", [9, 7, 8, 7], 3],
])("the longest run of %s", (_, counts, length) => {
  expect(longestRun(daysAgo(...counts))).toBe(length);
});

test("the week strip ends today", () => {
  const strip = weekStrip([...daysAgo(0, 2, 6), "2025-03-01"], TODAY);
  expect(strip.map(({ date, weekday, learned }) => [date, weekday, learned])).toEqual([
    ["2025-03-25", "Tue", true],
    ["2025-03-26", "Wed", false],
    ["2025-03-27", "Thu", false],
    ["2025-03-28", "Fri", false],
    ["2025-03-29", "Sat", true],
    ["2025-03-30", "Sun", false],
    ["2025-03-31", "Mon", true],
  ]);
  expect(strip.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual([TODAY]);
});

describe("whatever days were learned", () => {
  const anyDays = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 });

  test("the streak is at most the longest run, which one more day never shortens", () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 30 }), (counts, more) => {
        const dates = daysAgo(...counts);
        const longest = longestRun(dates);
        expect(countStreak(dates, TODAY)).toBeLessThanOrEqual(longest);
        expect(longestRun([...dates, ...daysAgo(more)])).toBeGreaterThanOrEqual(longest);
      }),
      RUNS,
    );
  });

  test("the streak's days are learned, and the day before them is not", () => {
    fc.assert(
      fc.property(anyDays, (counts) => {
        const length = countStreak(daysAgo(...counts), TODAY);
        const first = counts.includes(0) ? 0 : 1;
        for (let day = first; day < first + length; day += 1) expect(counts).toContain(day);
        expect(counts).not.toContain(first + length);
      }),
      RUNS,
    );
  });

  test("learning today makes yesterday's streak one longer", () => {
    fc.assert(
      fc.property(anyDays, (counts) => {
        const before = daysAgo(...counts.filter((count) => count > 0));
        expect(countStreak([...before, TODAY], TODAY)).toBe(countStreak(before, TODAY) + 1);
      }),
      RUNS,
    );
  });
});
