import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { type PlanStatus, planStatus } from "../learning/progress.ts";
import { makeTiles } from "./tiles.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const planOf = (days: number, paused = false) => {
  const completedDays = WEEK.slice(0, days);
  return { completedDays, status: planStatus({ completed_days: completedDays }, paused) };
};
const shown = (tiles: ReturnType<typeof makeTiles>) =>
  Object.fromEntries(tiles.map(({ label, value }) => [label, value]));

test("stand in the order of the specification", () => {
  expect(makeTiles([]).map(({ id, label }) => [id, label])).toEqual([
    ["active", "Active Plans"],
    ["completed", "Completed"],
    ["days", "Days Learned"],
    ["average", "Avg Progress"],
    ["created", "Plans Created"],
  ]);
});

test("of nothing are zero", () => {
  expect(makeTiles([]).map(({ value }) => value)).toEqual(["0", "0", "0", "0%", "0/5"]);
});

test("count a paused plan as active", () => {
  expect(shown(makeTiles([planOf(7), planOf(2), planOf(3, true)]))).toEqual({
    "Active Plans": "2",
    Completed: "1",
    "Days Learned": "12",
    "Avg Progress": "57%",
    "Plans Created": "2/5",
  });
});

describe("the plans that exist", () => {
  test.each([
    [4, "Plans Created", "4/5"],
    [5, "Plan Limit", "5/5"],
    [6, "Plan Limit", "6/5"],
  ])("%i: %s %s", (count, label, value) => {
    expect(makeTiles(Array(count).fill(planOf(0))).at(-1)).toMatchObject({ label, value });
  });

  test("that are finished do not count", () => {
    const plans = [...Array(5).fill(planOf(7)), planOf(6)];
    expect(makeTiles(plans).at(-1)).toMatchObject({ label: "Plans Created", value: "1/5" });
  });

  test("count though they have no card", () => {
    expect(shown(makeTiles([planOf(1)], 4))).toMatchObject({
      "Active Plans": "1",
      "Avg Progress": "14%",
      "Plan Limit": "5/5",
    });
  });
});

test("active and completed plans add up, and the mean lies among the plans", () => {
  const anyPlan = fc.record({
    completedDays: fc.subarray(WEEK),
    status: fc.constantFrom<PlanStatus>("in_progress", "completed", "paused"),
  });
  fc.assert(
    fc.property(fc.array(anyPlan, { minLength: 1 }), (plans) => {
      const tiles = shown(makeTiles(plans));
      expect(Number(tiles["Active Plans"]) + Number(tiles.Completed)).toBe(plans.length);
      const percents = plans.map(({ completedDays }) => (completedDays.length / 7) * 100);
      const mean = Number.parseInt(tiles["Avg Progress"] ?? "", 10);
      expect(mean).toBeGreaterThanOrEqual(Math.round(Math.min(...percents)));
      expect(mean).toBeLessThanOrEqual(Math.round(Math.max(...percents)));
    }),
    RUNS,
  );
});
