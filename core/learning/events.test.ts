import { describe, expect, test } from "vitest";
import {
  completedDays,
  daysCompleted,
  EVENTS_MAX,
  findForgettable,
  type LearningEvent,
  LearningEventSchema,
  momentAfter,
  wasEverCompleted,
} from "./events.ts";
import { givenTitle, pausesOf, progressOf } from "./plan-progress.ts";

let made = 0;
const id = () => {
  made += 1;
  return `event-${made}`;
};
const done = (day: number, at: number): LearningEvent => ({
  kind: "complete-day",
  id: id(),
  day,
  at,
});
const undone = (day: number, at: number): LearningEvent => ({
  kind: "reopen-day",
  id: id(),
  day,
  at,
});

describe("of two events about a day", () => {
  test.each([
    ["a later reopening counts", [done(1, 10), undone(1, 11)], []],
    ["an earlier reopening is too late", [done(1, 10), undone(1, 9)], [1]],
    ["a later completion counts", [undone(1, 10), done(1, 11)], [1]],
    ["an earlier completion is too late", [undone(1, 10), done(1, 9)], []],
    ["at the same moment the completion counts, come last", [undone(1, 10), done(1, 10)], [1]],
    ["at the same moment the completion counts, come first", [done(1, 10), undone(1, 10)], [1]],
  ])("%s", (_, events, completed) => {
    expect(completedDays(events)).toEqual(completed);
  });
});

test("a day was completed when the event that counts says", () => {
  const events = [done(3, 30), done(1, 10), undone(1, 20), done(1, 15), done(2, 5), done(2, 7)];
  expect(daysCompleted(events)).toEqual([
    { day: 2, at: 7 },
    { day: 3, at: 30 },
  ]);
});

test("a day that was reopened was completed once", () => {
  expect(wasEverCompleted([undone(2, 5)], 2)).toBe(true);
  expect(wasEverCompleted([undone(2, 5)], 1)).toBe(false);
});

test("what is done now comes after everything known, even if the clock was set back", () => {
  expect(momentAfter([], 50)).toBe(50);
  expect(momentAfter([done(1, 10), done(2, 90)], 50)).toBe(91);
});

test("steps are ticked each for themselves", () => {
  const step = (kind: "tick-step" | "untick-step", day: number, name: string, at: number) =>
    ({ kind, id: id(), day, step: name, at }) as const;
  const events = [
    step("tick-step", 1, "tune", 1),
    step("tick-step", 1, "strum", 2),
    step("untick-step", 1, "tune", 3),
    step("tick-step", 2, "tune", 4),
    step("untick-step", 1, "strum", 2),
  ];
  expect(progressOf(events).tickedSteps).toEqual({ 1: ["strum"], 2: ["tune"] });
  expect(completedDays(events)).toEqual([]);
});

test("the latest title counts, and without one the plan keeps its own", () => {
  const named = (title: string, at: number) =>
    ({ kind: "rename-plan", id: id(), title, at }) as const;
  expect(givenTitle([])).toBeUndefined();
  expect(givenTitle([named("Second", 2), named("First", 1)])).toBe("Second");
});

describe("pauses", () => {
  const pause = (at: number) => ({ kind: "pause-plan", id: id(), at }) as const;
  const resume = (at: number) => ({ kind: "resume-plan", id: id(), at }) as const;
  test.each([
    ["none", [], { since: null, finished: 0 }],
    ["one that lasts", [pause(10)], { since: 10, finished: 0 }],
    ["one that is over", [pause(10), resume(25)], { since: null, finished: 15 }],
    [
      "two, arrived in another order",
      [resume(25), pause(30), pause(10)],
      { since: 30, finished: 15 },
    ],
    [
      "pausing twice is pausing once",
      [pause(10), pause(12), resume(20)],
      { since: null, finished: 10 },
    ],
    [
      "resuming what is active",
      [resume(5), pause(10), resume(12), resume(15)],
      { since: null, finished: 2 },
    ],
  ])("%s", (_, events, expected) => {
    expect(pausesOf(events)).toEqual(expected);
  });
});

describe("too many events", () => {
  test("are forgotten from the oldest on, but none that counts", () => {
    const events = Array.from({ length: EVENTS_MAX + 1 }, (_, at) =>
      at % 2 === 0 ? done(1, at) : undone(1, at),
    );
    const first = done(2, 0);
    const forgotten = new Set(findForgettable([first, ...events]));
    const kept = [first, ...events].filter((event) => !forgotten.has(event.id));
    expect(kept).toHaveLength(EVENTS_MAX / 2);
    expect(kept).toContain(first);
    expect(daysCompleted(kept)).toEqual(daysCompleted([first, ...events]));
  });

  test("within the limit none is", () => {
    expect(findForgettable(Array.from({ length: EVENTS_MAX }, (_, at) => done(1, at)))).toEqual([]);
  });
});

test.each([
  [{ kind: "complete-day", id: "a", day: 0, at: 1 }],
  [{ kind: "complete-day", id: "a", day: 8, at: 1 }],
  [{ kind: "complete-day", id: "a", day: 1, at: -1 }],
  [{ kind: "complete-day", id: "a", day: 1, at: 1.5 }],
  [{ kind: "complete-day", id: "a b", day: 1, at: 1 }],
  [{ kind: "complete-day", id: "", day: 1, at: 1 }],
  [{ kind: "tick-step", id: "a", day: 1, at: 1 }],
  [{ kind: "tick-step", id: "a", day: 1, step: "two words", at: 1 }],
  [{ kind: "rename-plan", id: "a", title: "  ", at: 1 }],
  [{ kind: "dance", id: "a", at: 1 }],
])("%j is no event", (value) => {
  expect(LearningEventSchema.safeParse(value).success).toBe(false);
});
