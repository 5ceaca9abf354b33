import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { STORED_PLANS } from "#tests/stored-plans/plans.ts";
import { parseStoredPlan } from "../plan/parse-stored.ts";
import {
  type StoredPlanRow,
  summarize,
  summarizeAll,
  uniqueById,
  withoutDeleted,
} from "./plan-summary.ts";

const START = "2025-01-05T09:00:00.000Z";
const NOW = Date.parse("2025-01-08T09:00:00.000Z");
const HOUR = 3_600_000;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const plan = { hobby: "Guitar", title: "Learn Guitar in 7 Days", days: [{ title: "First chord" }] };
const row: StoredPlanRow = { id: "p1", created_at: START, plan_data: plan };

test("a plan's summary holds all that its card shows", () => {
  expect(summarize(row, { completed_days: [2, 1] }, NOW)).toEqual({
    id: "p1",
    hobby: "Guitar",
    title: "Learn Guitar in 7 Days",
    progress: 29,
    totalDays: 7,
    completedDays: [1, 2],
    currentDay: 3,
    category: "Music",
    startDate: START,
    expectedEndDate: "2025-01-12T09:00:00.000Z",
    status: "in_progress",
    pausedAt: null,
    planData: parseStoredPlan(row),
  });
});

test.each([
  ["Juggling", "General"],
  ["Ukulele", "General"],
  ["Watercolor painting", "Arts & Creativity"],
  ["Yoga", "Fitness & Wellness"],
])("%s is in the category %s of the mapping, whatever its lessons say", (hobby, category) => {
  const plan_data = { ...plan, hobby, title: hobby, category: "Performing" };
  const summary = summarize({ ...row, plan_data }, undefined, NOW);
  expect(summary?.category).toBe(category);
  expect(summary?.planData?.category).toBe("Performing");
});

test("a plan without progress begins at day 1", () => {
  expect(summarize(row, undefined, NOW)).toMatchObject({
    progress: 0,
    completedDays: [],
    currentDay: 1,
    status: "in_progress",
  });
});

test("seven days complete it", () => {
  expect(summarize(row, { completed_days: WEEK }, NOW)).toMatchObject({
    progress: 100,
    currentDay: 7,
    status: "completed",
  });
});

test.each<[string, StoredPlanRow]>([
  ["moments that are none", { ...row, created_at: null, paused_at: 7, paused_ms: "long" }],
  ["texts that are none", { ...row, hobby: 3, title: ["x"], overview: {} }],
])("a row with %s is still a plan", (_, odd) => {
  expect(summarize(odd, undefined, NOW)).toMatchObject({
    hobby: "Guitar",
    status: "in_progress",
    planData: { days: [{ title: "First chord" }] },
  });
});

test("a row of which nothing but its id can be read is set apart, and hides no other", () => {
  const odd = { id: "p2", plan_data: '{"days": [', created_at: false };
  const { plans, unreadable } = summarizeAll([odd, row], new Map(), NOW);
  expect(plans.map(({ id }) => id)).toEqual(["p1"]);
  expect(unreadable).toEqual([odd]);
});

describe("the expected end", () => {
  test.each([
    ["is the start and seven days", {}, [], "2025-01-12T09:00:00.000Z"],
    ["moves by pauses that are over", { paused_ms: 36 * HOUR }, [], "2025-01-13T21:00:00.000Z"],
    [
      "moves by a pause that is running",
      { paused_at: "2025-01-07T09:00:00Z" },
      [1],
      "2025-01-13T09:00:00.000Z",
    ],
    [
      "moves by both",
      { paused_at: "2025-01-07T09:00:00Z", paused_ms: HOUR },
      [1],
      "2025-01-13T10:00:00.000Z",
    ],
    ["bears rubbish", { paused_ms: Number.NaN, paused_at: "x" }, [], "2025-01-12T09:00:00.000Z"],
    [
      "of a completed plan stands still",
      { paused_at: "2025-01-07T09:00:00Z", paused_ms: HOUR },
      WEEK,
      "2025-01-12T10:00:00.000Z",
    ],
    [
      "does not come nearer by a pause from a clock ahead",
      { paused_at: "2025-01-09T09:00:00Z" },
      [],
      "2025-01-12T09:00:00.000Z",
    ],
  ])("%s", (_, fields, completed_days, end) => {
    const summary = summarize({ ...row, ...fields }, { completed_days }, NOW);
    expect(summary?.expectedEndDate).toBe(end);
  });
});

test("a paused plan says since when", () => {
  const paused = { ...row, paused_at: "2025-01-07T10:00:00+01:00" };
  expect(summarize(paused, undefined, NOW)).toMatchObject({
    status: "paused",
    pausedAt: "2025-01-07T09:00:00.000Z",
  });
});

test.each(Object.entries(STORED_PLANS))("a card is made of a plan stored %s", (_, stored) => {
  const summary = summarize({ ...(stored as object), id: "p1", created_at: START }, undefined, NOW);
  expect(summary).toMatchObject({ id: "p1", hobby: "Guitar", category: "Music" });
  expect(summary?.planData).toMatchObject({ id: "p1", hobby: "Guitar" });
});

describe("a row without usable plan data still has a card", () => {
  test.each([
    ["no plan data", { hobby: "Guitar", title: "Strings" }, "Strings"],
    ["null", { hobby: "Guitar", plan_data: null }, "Learn Guitar in 7 days"],
    ["broken JSON", { hobby: "Guitar", plan_data: '{"days":' }, "Learn Guitar in 7 days"],
    ["no written day", { plan_data: { ...plan, days: [] } }, "Learn Guitar in 7 Days"],
    ["the title alone", { title: "Master Guitar in a Week" }, "Master Guitar in a Week"],
    ["hobby_name", { hobby_name: "Guitar" }, "Learn Guitar in 7 days"],
    ["the hobby inside", { plan_data: { hobby: "Guitar" } }, "Learn Guitar in 7 days"],
  ])("%s", (_, fields, title) => {
    const stored = { id: "p1", created_at: START, ...fields };
    const summary = summarize(stored, { completed_days: [1] }, NOW);
    expect(summary).toMatchObject({ hobby: "Guitar", title, category: "Music", progress: 14 });
    expect(summary?.planData).toBeUndefined();
  });
});

test("a start that is no date is taken from the plan, or else is now", () => {
  const inner = { ...plan, created_at: START };
  const broken = { id: "p1", created_at: "soon" };
  expect(summarize({ ...broken, plan_data: plan }, undefined, NOW)?.startDate).toBe(
    new Date(NOW).toISOString(),
  );
  expect(
    summarize({ ...broken, created_at: "", plan_data: inner }, undefined, NOW)?.startDate,
  ).toBe(START);
});

describe("a list of rows", () => {
  const older = { ...row, id: "a", created_at: "2025-01-01T00:00:00Z" };
  const newer = { ...row, id: "b", created_at: "2025-01-02T00:00:00+00:00" };
  const nameless = { id: "c", created_at: START, title: "My plan", plan_data: { days: [] } };

  test("is newest first, each id once, with the progress of each", () => {
    const progress = new Map([
      ["a", { completed_days: [1] }],
      ["b", { completed_days: [1, 2] }],
    ]);
    const { plans, unreadable } = summarizeAll([older, newer, older], progress, NOW);
    expect(plans.map(({ id, completedDays }) => [id, completedDays.length])).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
    expect(unreadable).toEqual([]);
  });

  test("reports the rows whose hobby cannot be determined", () => {
    const { plans, unreadable } = summarizeAll([nameless, older], new Map(), NOW);
    expect(plans.map(({ id }) => id)).toEqual(["a"]);
    expect(unreadable).toEqual([nameless]);
  });

  test("of one moment has the greatest id first", () => {
    const same = ["a", "c", "b"].map((id) => ({ ...row, id }));
    const { plans } = summarizeAll(same, new Map(), NOW);
    expect(plans.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  });
});

test("plans that were deleted here are left out", () => {
  const plans = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(withoutDeleted(plans, ["b", "x"])).toEqual([{ id: "a" }, { id: "c" }]);
  expect(withoutDeleted(plans, [])).toEqual(plans);
});

test("of items with one id the first stays", () => {
  const items = [
    { id: "a", n: 1 },
    { id: "b", n: 2 },
    { id: "a", n: 3 },
  ];
  expect(uniqueById(items)).toEqual([items[0], items[1]]);
});

test("no row makes it throw, and each is a card or reported", () => {
  const anyRow = fc.record(
    {
      id: fc.constantFrom("a", "b", "c"),
      created_at: fc.oneof(fc.string(), fc.constant("+275760-09-12T00:00:00Z")),
      hobby: fc.option(fc.string()),
      title: fc.option(fc.string()),
      paused_at: fc.option(fc.oneof(fc.string(), fc.constant(START))),
      paused_ms: fc.double(),
      plan_data: fc.anything(),
    },
    { requiredKeys: ["id", "created_at"] },
  );
  const anyProgress = fc.array(fc.double(), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(anyRow), anyProgress, (rows, completed_days) => {
      const { plans, unreadable } = summarizeAll(rows, new Map([["a", { completed_days }]]), NOW);
      expect(plans.length + unreadable.length).toBe(new Set(rows.map(({ id }) => id)).size);
      for (const { startDate, expectedEndDate } of plans) {
        expect(Date.parse(expectedEndDate)).toBeGreaterThan(Date.parse(startDate));
      }
    }),
    RUNS,
  );
});
