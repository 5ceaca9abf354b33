import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  changeTime,
  completedDays,
  type DayChange,
  DayChangeSchema,
  diffCompletedDays,
  type LatestChanges,
  LatestChangesSchema,
  makeLatestChanges,
  mergeChanges,
} from "./changes.ts";

const NOW = 1_000;
const done = (day: number, at: number): DayChange => ({ day, completed: true, at });
const undone = (day: number, at: number): DayChange => ({ day, completed: false, at });

describe("of two changes of a day", () => {
  test.each([
    ["a later untick wins", [done(1, 10)], [undone(1, 11)], []],
    ["an earlier untick is too late", [done(1, 10)], [undone(1, 9)], [1]],
    ["a later tick wins", [undone(1, 10)], [done(1, 11)], [1]],
    ["an earlier tick is too late", [undone(1, 10)], [done(1, 9)], []],
    ["at the same moment the tick wins, come last", [undone(1, 10)], [done(1, 10)], [1]],
    ["at the same moment the tick wins, come first", [done(1, 10)], [undone(1, 10)], [1]],
  ])("%s", (_, first, second, completed) => {
    const stored = mergeChanges({}, first, NOW).latest;
    expect(mergeChanges(stored, second, NOW).completed).toEqual(completed);
  });
});

describe("a batch", () => {
  test("is judged by the moments, not by its order", () => {
    const changes = [done(3, 30), undone(1, 40), done(2, 20), done(1, 10)];
    expect(mergeChanges({}, changes, NOW)).toEqual({
      latest: {
        1: { completed: false, at: 40 },
        2: { completed: true, at: 20 },
        3: { completed: true, at: 30 },
      },
      completed: [2, 3],
      applied: [done(1, 10), done(2, 20), done(3, 30), undone(1, 40)],
      refused: [],
    });
  });

  test("of one moment is taken as given", () => {
    expect(mergeChanges({}, [done(1, 5), done(2, 5), done(3, 5)], NOW).completed).toEqual([
      1, 2, 3,
    ]);
    expect(mergeChanges({}, [done(2, 5), done(1, 5)], NOW).refused).toEqual([done(2, 5)]);
  });

  test("sent once more makes no difference, and is not refused", () => {
    const changes = [done(1, 10), done(2, 20), undone(2, 30)];
    const { latest } = mergeChanges({}, changes, NOW);
    const again = mergeChanges(latest, changes, NOW + 5);
    expect(again).toEqual({ latest, completed: [1], applied: [], refused: [] });
  });

  test("leaves what is stored as it was", () => {
    const stored = makeLatestChanges([1], 5);
    mergeChanges(stored, [undone(1, 10), done(2, 11)], NOW);
    expect(stored).toEqual({ 1: { completed: true, at: 5 } });
  });
});

describe("a locked day", () => {
  test.each([
    ["with nothing before it", {}, [done(2, 10)], [2]],
    ["two days on", makeLatestChanges([1], 5), [done(3, 10)], [3]],
    ["and the one behind it, which stays locked", {}, [done(3, 10), done(4, 11)], [3, 4]],
  ])("%s is refused", (_, stored, changes, refused) => {
    const merged = mergeChanges(stored, changes, NOW);
    expect(merged.refused.map(({ day }) => day)).toEqual(refused);
    expect(merged.latest).toEqual(stored);
    expect(merged.applied).toEqual([]);
  });

  test("is open once the day before was ever completed, though it was unticked since", () => {
    const stored: LatestChanges = { 1: { completed: false, at: 5 } };
    expect(mergeChanges(stored, [done(2, 10)], NOW).completed).toEqual([2]);
    expect(mergeChanges({}, [undone(1, 9), done(2, 10)], NOW).completed).toEqual([2]);
  });

  test("does not lock a day that was completed itself", () => {
    const stored: LatestChanges = { 4: { completed: false, at: 5 } };
    expect(mergeChanges(stored, [done(4, 10)], NOW).completed).toEqual([4]);
  });

  test("does not hold back the rest of the batch", () => {
    const merged = mergeChanges({}, [done(5, 9), done(1, 10)], NOW);
    expect(merged.completed).toEqual([1]);
    expect(merged.refused).toEqual([done(5, 9)]);
  });
});

describe("a clock that runs ahead", () => {
  test("counts as now", () => {
    const merged = mergeChanges({}, [done(1, NOW + 60)], NOW);
    expect(merged.latest).toEqual({ 1: { completed: true, at: NOW } });
    expect(merged.applied).toEqual([done(1, NOW)]);
    expect(mergeChanges(merged.latest, [undone(1, NOW + 1)], NOW + 2).completed).toEqual([]);
  });

  test("keeps the order of its own changes", () => {
    const changes = [done(1, NOW + 1), done(2, NOW + 2), undone(1, NOW + 3), undone(2, NOW + 4)];
    const merged = mergeChanges({}, changes, NOW);
    expect(merged.completed).toEqual([]);
    expect(merged.refused).toEqual([]);
    expect(mergeChanges(merged.latest, changes, NOW).applied).toEqual([]);
  });
});

test("a refused tick from a clock ahead does not hide the untick of the same moment", () => {
  const merged = mergeChanges({}, [done(5, NOW + 1), undone(5, NOW + 1)], NOW);
  expect(merged.refused).toEqual([done(5, NOW + 1)]);
  expect(merged.latest).toEqual({ 5: { completed: false, at: NOW } });
});

test("completed days without moments become changes of one moment", () => {
  expect(makeLatestChanges([3, 1, 1, 9], 7)).toEqual({
    1: { completed: true, at: 7 },
    3: { completed: true, at: 7 },
  });
});

describe("a whole list of completed days", () => {
  test("means a change of each day that differs", () => {
    const stored: LatestChanges = {
      ...makeLatestChanges([1, 2], 5),
      3: { completed: false, at: 6 },
    };
    expect(diffCompletedDays(stored, [1, 3, 4], NOW)).toEqual([
      undone(2, NOW),
      done(3, NOW),
      done(4, NOW),
    ]);
    expect(diffCompletedDays(stored, [2, 1], NOW)).toEqual([]);
  });

  test("that leaves out a day just ticked unticks it, in the same millisecond too", () => {
    const stored = makeLatestChanges([1], NOW);
    const now = changeTime(stored, NOW);
    expect(mergeChanges(stored, diffCompletedDays(stored, [], now), now).completed).toEqual([]);
    expect(changeTime(stored, NOW + 50)).toBe(NOW + 50);
    expect(changeTime({}, NOW)).toBe(NOW);
  });

  test("with a gap is refused from the gap on", () => {
    const merged = mergeChanges({}, diffCompletedDays({}, [1, 3], NOW), NOW);
    expect(merged.completed).toEqual([1]);
    expect(merged.refused).toEqual([done(3, NOW)]);
  });
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

test.each([["0"], ["8"], ["01"], ["constructor"]])("%s is not the key of a day", (key) => {
  const change = { completed: true, at: 1 };
  expect(LatestChangesSchema.safeParse({ 1: change, 7: change }).success).toBe(true);
  expect(LatestChangesSchema.safeParse({ [key]: change }).success).toBe(false);
});

/** Few moments, some ahead of the clock, so that ties and clamping occur all the time. */
const anyChange = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  completed: fc.boolean(),
  at: fc.integer({ min: NOW - 8, max: NOW + 4 }),
});
const anyBatch = fc.array(anyChange, { maxLength: 12 });

/** The part of a batch that a well-behaved device would send. */
const legitimate = (stored: LatestChanges, batch: DayChange[]): DayChange[] => {
  const { refused } = mergeChanges(stored, batch, NOW);
  return batch.filter((change) => !refused.includes(change));
};

describe("whatever was stored and is sent", () => {
  const stored = anyBatch.map((batch) => mergeChanges({}, batch, NOW).latest);

  test("two devices may come in either order", () => {
    fc.assert(
      fc.property(stored, anyBatch, anyBatch, (before, one, other) => {
        const first = legitimate(before, one);
        const second = legitimate(before, other);
        const merge = (...batches: DayChange[][]) =>
          batches.reduce((latest, batch) => {
            const merged = mergeChanges(latest, batch, NOW);
            expect(merged.refused).toEqual([]);
            return merged.latest;
          }, before);
        expect(merge(first, second)).toEqual(merge(second, first));
        expect(merge(first, second, first)).toEqual(merge(first, second));
      }),
      RUNS,
    );
  });

  test("the same again changes and applies nothing", () => {
    fc.assert(
      fc.property(stored, anyBatch, (before, batch) => {
        const once = mergeChanges(before, batch, NOW);
        const twice = mergeChanges(once.latest, legitimate(before, batch), NOW);
        expect(twice).toEqual({ ...once, applied: [], refused: [] });
      }),
      RUNS,
    );
  });

  test("each day holds its latest change, and a completed day was lost to no earlier one", () => {
    fc.assert(
      fc.property(stored, anyBatch, (before, batch) => {
        const { latest, completed, applied, refused } = mergeChanges(before, batch, NOW);
        expect(completed).toEqual(completedDays(latest));
        for (const [day, change] of Object.entries(before)) {
          expect(latest[day]?.at).toBeGreaterThanOrEqual(change.at);
          if (change.completed && latest[day]?.at === change.at) {
            expect(latest[day]?.completed).toBe(true);
          }
        }
        for (const { day, at } of batch.filter((change) => !refused.includes(change))) {
          expect(latest[day]?.at).toBeGreaterThanOrEqual(Math.min(at, NOW));
        }
        // What is stored for a day is the last change applied to it.
        for (const { day, ...change } of applied) {
          const last = applied.findLast((change) => change.day === day);
          if (last?.at === change.at && last.completed === change.completed) {
            expect(latest[day]).toEqual(change);
          }
        }
        expect(LatestChangesSchema.safeParse(latest).success).toBe(true);
      }),
      RUNS,
    );
  });

  test("a whole list in a row from day 1 is what is completed then", () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 0, max: 7 }), (before, count) => {
        const list = [1, 2, 3, 4, 5, 6, 7].slice(0, count);
        const now = changeTime(before, NOW);
        const merged = mergeChanges(before, diffCompletedDays(before, list, now), now);
        expect(merged.completed).toEqual(list);
        expect(merged.refused).toEqual([]);
      }),
      RUNS,
    );
  });
});
