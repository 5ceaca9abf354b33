import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { apply, isRefusal } from "./commands.ts";
import { eventsOfDays } from "./day-changes.ts";
import { completedDays } from "./events.ts";
import {
  canFetch,
  canToggle,
  celebrationFor,
  dayStatus,
  defaultDay,
  makeProgress,
  newProgress,
  openingDay,
  type Progress,
  parseStoredProgress,
  percentComplete,
  planStatus,
  type Role,
  shownDay,
} from "./progress.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const anyRole = fc.constantFrom<Role>("guest", "member");
const anyDays = fc.subarray(WEEK);

/** Completes a day, or takes that back, as a press on its button does. */
function toggleDay(before: Progress, day: number, role: Role): Progress {
  const plan = { hobbyKey: "chess", events: eventsOfDays(before.completed_days, 0) };
  const kind = before.completed_days.includes(day) ? "reopen-day" : "complete-day";
  const outcome = apply(
    { role, plans: { plan } },
    { kind, id: "press", planId: "plan", day, at: 1 },
    1,
  );
  if (isRefusal(outcome)) return before;
  return makeProgress(completedDays(outcome.state.plans.plan?.events ?? []), role);
}

describe("a new plan", () => {
  test("has day 1 current and open, and for guests day 2 to look at", () => {
    expect(newProgress("member")).toEqual({
      completed_days: [],
      current_day: 1,
      unlocked_days: [1],
    });
    expect(newProgress("guest")).toEqual({
      completed_days: [],
      current_day: 1,
      unlocked_days: [1, 2],
    });
  });
});

describe("members", () => {
  test("open one day after another", () => {
    let progress = newProgress("member");
    for (const day of WEEK) {
      expect(progress.current_day).toBe(day);
      if (day < 7) expect(dayStatus(progress, day + 1)).toBe("locked");
      progress = toggleDay(progress, day, "member");
    }
    expect(progress).toEqual({ completed_days: WEEK, current_day: 7, unlocked_days: WEEK });
    expect(percentComplete(progress)).toBe(100);
    expect(planStatus(progress)).toBe("completed");
  });

  test("cannot tick a day that is locked", () => {
    const progress = newProgress("member");
    expect(toggleDay(progress, 3, "member")).toBe(progress);
  });

  test("lose the next day by unticking, but never a day that is done", () => {
    const undone = toggleDay(makeProgress([1, 2, 3], "member"), 2, "member");
    expect(undone).toEqual({ completed_days: [1, 3], current_day: 2, unlocked_days: [1, 2, 3, 4] });
  });
});

describe("guests", () => {
  test("complete day 1 alone, and keep days above 2 locked", () => {
    const progress = toggleDay(newProgress("guest"), 1, "guest");
    expect(progress).toEqual({ completed_days: [1], current_day: 2, unlocked_days: [1, 2] });
    expect(canToggle(progress, 2, "guest")).toBe(false);
    expect(toggleDay(progress, 2, "guest")).toBe(progress);
  });
});

describe("celebrations", () => {
  test.each([
    ["guest", [], 1, "sign-up"],
    ["member", [], 1, "great-job"],
    ["member", [1, 2, 3, 4, 5, 6], 7, "congratulation"],
    ["member", [1], 1, "none"],
  ] as const)("%s with %j done toggles day %i: %s", (role, done, day, celebration) => {
    const before = makeProgress(done, role);
    expect(celebrationFor(before, toggleDay(before, day, role), day, role)).toBe(celebration);
  });
});

test.each([
  [0, 0],
  [1, 14],
  [2, 29],
  [3, 43],
  [6, 86],
])("%i days are %i percent", (days, percent) => {
  expect(percentComplete({ completed_days: WEEK.slice(0, days) })).toBe(percent);
});

test("a paused plan says so until it is completed", () => {
  expect(planStatus(makeProgress([1], "member"), true)).toBe("paused");
  expect(planStatus(makeProgress(WEEK, "member"), true)).toBe("completed");
});

test("the day that is shown exists", () => {
  expect(defaultDay(makeProgress([], "member"))).toBe(1);
  expect(defaultDay(makeProgress([1, 2, 5], "member"))).toBe(5);
  expect(openingDay(makeProgress([1, 2], "member"), false)).toBe(2);
  expect(openingDay(makeProgress([1, 2], "member"), true)).toBe(3);
  expect(openingDay(makeProgress(WEEK, "member"), true)).toBe(7);
  expect(shownDay(5, [1, 2])).toBe(2);
  expect(shownDay(1, [])).toBe(1);
});

test("a guest's stored days 1 and 2 leave day 2 current, not a day that is locked", () => {
  const progress = parseStoredProgress({ completed_days: [true, 1, "2"] }, "guest");
  expect(progress).toEqual({ completed_days: [1, 2], current_day: 2, unlocked_days: [1, 2] });
});

test("stored rubbish is dropped, and what is a day is kept", () => {
  fc.assert(
    fc.property(fc.anything(), anyRole, (stored, role) => {
      const progress = parseStoredProgress({ completed_days: stored }, role);
      expect(progress.unlocked_days).toContain(progress.current_day);
      parseStoredProgress(stored, role);
    }),
    RUNS,
  );
  expect(
    parseStoredProgress({ completed_days: ["2", 2, 9, -1, 1.5, 1] }, "member").completed_days,
  ).toEqual([1, 2]);
});

describe("whatever is completed", () => {
  test("the current day is the lowest open day that is not done, or the last that is open", () => {
    fc.assert(
      fc.property(anyDays, anyRole, (days, role) => {
        const { completed_days, current_day, unlocked_days } = makeProgress(days, role);
        const open = unlocked_days.filter((day) => !completed_days.includes(day));
        expect(current_day).toBe(
          Math.min(...(open.length > 0 ? open : [Math.max(...unlocked_days)])),
        );
        if (days.length === 7 && role === "member") expect(current_day).toBe(7);
      }),
      RUNS,
    );
  });

  test("toggling the newest or the next day twice changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.boolean(), (count, next) => {
        const before = makeProgress(WEEK.slice(0, count), "member");
        const day = next ? count + 1 : count;
        fc.pre(canToggle(before, day, "member"));
        expect(toggleDay(toggleDay(before, day, "member"), day, "member")).toEqual(before);
      }),
      RUNS,
    );
  });

  test("a day's text is there for whoever may open it, and one day ahead for whoever asks", () => {
    fc.assert(
      fc.property(anyDays, fc.constantFrom(...WEEK), (days, day) => {
        const progress = makeProgress(days, "member");
        expect(canFetch(progress, day, false)).toBe(dayStatus(progress, day) !== "locked");
        const isNext = day > 1 && dayStatus(progress, day - 1) !== "locked";
        expect(canFetch(progress, day, true)).toBe(dayStatus(progress, day) !== "locked" || isNext);
      }),
      RUNS,
    );
  });

  test("completing more never locks a day", () => {
    fc.assert(
      fc.property(anyDays, fc.constantFrom(...WEEK), (days, day) => {
        const before = makeProgress(days, "member");
        fc.pre(canToggle(before, day, "member") && !before.completed_days.includes(day));
        const after = toggleDay(before, day, "member");
        expect(after.unlocked_days).toEqual(expect.arrayContaining(before.unlocked_days));
      }),
      RUNS,
    );
  });
});
