import { expect, test } from "vitest";
import { applyAll } from "./commands.ts";
import {
  changesTo,
  DayChangeSchema,
  eventOfChange,
  eventsOfDays,
  eventsOfStoredChanges,
} from "./day-changes.ts";
import { completedDays, EventIdSchema } from "./events.ts";

const NOW = 1_000;

test("completed days without moments become events of one moment", () => {
  expect(eventsOfDays([3, 1, 1, 9], 7)).toEqual([
    { kind: "complete-day", id: "complete-1-7", day: 1, at: 7 },
    { kind: "complete-day", id: "complete-3-7", day: 3, at: 7 },
  ]);
});

test("the same change is the same event", () => {
  const change = { day: 2, completed: false, at: Number.MAX_SAFE_INTEGER };
  expect(eventOfChange(change)).toEqual(eventOfChange({ ...change }));
  expect(EventIdSchema.safeParse(eventOfChange(change).id).success).toBe(true);
});

test("a whole list means a change of each day that differs", () => {
  const events = [...eventsOfDays([1, 2], 5), eventOfChange({ day: 3, completed: false, at: 6 })];
  expect(changesTo([1, 3, 4], events, NOW)).toEqual([
    { day: 2, completed: false, at: NOW },
    { day: 3, completed: true, at: NOW },
    { day: 4, completed: true, at: NOW },
  ]);
  expect(changesTo([2, 1], events, NOW)).toEqual([]);
});

test("a list that leaves out a day just ticked unticks it, in the same millisecond too", () => {
  const before = eventsOfDays([1], NOW);
  const changes = changesTo([], before, NOW);
  const state = { role: "member", plans: { plan: { hobbyKey: "chess", events: before } } } as const;
  const commands = changes.map((change) => ({ ...eventOfChange(change), planId: "plan" }));
  const after = applyAll(state, commands, NOW + 1).state.plans.plan;
  expect(completedDays(after?.events ?? [])).toEqual([]);
});

test("what earlier versions stored becomes events, and what is damaged none", () => {
  const stored = { 1: { completed: true, at: 5 }, 2: { completed: false, at: 6 } };
  expect(completedDays(eventsOfStoredChanges(stored))).toEqual([1]);
  expect(eventsOfStoredChanges({ 8: { completed: true, at: 5 } })).toEqual([]);
  expect(eventsOfStoredChanges("[]")).toEqual([]);
  expect(eventsOfStoredChanges(undefined)).toEqual([]);
});

test.each([
  [{ day: 0, completed: true, at: 1 }],
  [{ day: 8, completed: true, at: 1 }],
  [{ day: 1, completed: true, at: -1 }],
  [{ day: 1, completed: true, at: 1.5 }],
  [{ day: 1, completed: 1, at: 1 }],
])("%j is no change", (value) => {
  expect(DayChangeSchema.safeParse(value).success).toBe(false);
});
