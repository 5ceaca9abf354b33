import { z } from "zod";
import { DayNumberSchema, PLAN_DAYS } from "../plan/plan.ts";

/**
 * How the progress of one plan is kept when several devices change it. Each day carries the moment
 * of its latest change, and of two changes of a day the later one wins; at the same moment the
 * completion does, so that no completed day is lost. Devices may therefore send what they have in
 * any order and as often as they like.
 */

const MomentSchema = z.number().int().min(0);

/** One tick (`completed: true`) or untick of a day. `at`: epoch milliseconds by the device's clock. */
export const DayChangeSchema = z.object({
  day: DayNumberSchema,
  completed: z.boolean(),
  at: MomentSchema,
});
export type DayChange = z.infer<typeof DayChangeSchema>;

/** The latest change of a day as it is stored. */
export const LatestChangeSchema = z.object({ completed: z.boolean(), at: MomentSchema });
export type LatestChange = z.infer<typeof LatestChangeSchema>;

/** The latest change of each day that was ever completed: the day's number "1" to "7" is the key. */
export const LatestChangesSchema = z.record(z.string().regex(/^[1-7]$/u), LatestChangeSchema);
export type LatestChanges = z.infer<typeof LatestChangesSchema>;

export interface Merged {
  readonly latest: LatestChanges;
  /** The days that are completed now, in order. */
  readonly completed: number[];
  /**
   * The changes that were stored, in the order they were made, with the moment stored. A later tick
   * of a ticked day is one of them: what is new is told by comparing `completed` with before.
   */
  readonly applied: DayChange[];
  /** Completions of days that were locked, as they were sent. */
  readonly refused: DayChange[];
}

const ALL_DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

/**
 * Merges changes into what is stored; `stamps` is left as it was. `now`: epoch milliseconds; a
 * change from a clock that runs ahead counts as made now. The changes are judged in the order of
 * their moments, then as given. A change without effect (older, or there already) is passed over.
 *
 * A completion is refused where the day was locked (spec 1 §4: a day opens when the one before it is
 * completed): neither the day itself nor the day before was ever completed, here or earlier in the
 * batch. An untick says that there was a tick, so it is never refused.
 */
export function mergeChanges(
  latest: LatestChanges,
  changes: readonly DayChange[],
  now: number,
): Merged {
  const everCompleted = new Set(Object.keys(latest).map(Number));
  const refused: DayChange[] = [];
  const accepted: DayChange[] = [];
  for (const change of changes.toSorted((one, other) => one.at - other.at)) {
    const { day, completed } = change;
    const open = day === 1 || everCompleted.has(day) || everCompleted.has(day - 1);
    if (completed && !open) {
      refused.push(change);
    } else {
      accepted.push(change);
      everCompleted.add(day);
    }
  }
  const merged: LatestChanges = { ...latest };
  const applied: DayChange[] = [];
  const lastAhead = latestOfEachDay(accepted.filter((change) => change.at > now));
  for (const change of accepted) {
    const { day, completed } = change;
    // Clamped moments are all equal: their own order decides here, while it is still known.
    if (change.at > now && lastAhead.get(day) !== change) continue;
    const next: LatestChange = { completed, at: Math.min(change.at, now) };
    if (!isLater(next, merged[day])) continue;
    merged[day] = next;
    applied.push({ day, ...next });
  }
  return { latest: merged, completed: completedDays(merged), applied, refused };
}

/** Whether the change wins over the one that is stored. The same change again does not. */
function isLater(change: LatestChange, stored: LatestChange | undefined): boolean {
  if (!stored) return true;
  if (change.at !== stored.at) return change.at > stored.at;
  return change.completed && !stored.completed;
}

/** Of changes in order of their moments, the one of each day that wins. */
function latestOfEachDay(ordered: readonly DayChange[]): Map<number, DayChange> {
  const latest = new Map<number, DayChange>();
  for (const change of ordered) {
    if (isLater(change, latest.get(change.day))) latest.set(change.day, change);
  }
  return latest;
}

/** The days that are completed by these stamps, in order. */
export function completedDays(latest: LatestChanges): number[] {
  return ALL_DAYS.filter((day) => latest[day]?.completed);
}

/** Stamps for progress of which only the completed days are known, all completed at one moment. */
export function makeLatestChanges(completed: readonly number[], at: number): LatestChanges {
  return Object.fromEntries(
    ALL_DAYS.filter((day) => completed.includes(day)).map((day) => [
      String(day),
      { completed: true, at },
    ]),
  );
}

/**
 * What a whole list of completed days means (the payload of spec 1 §7): a change made now of each
 * day that differs. For `now` take `changeTime`, here and for the merging.
 */
export function diffCompletedDays(
  latest: LatestChanges,
  completed: readonly number[],
  now: number,
): DayChange[] {
  return ALL_DAYS.filter(
    (day) => completed.includes(day) !== (latest[day]?.completed ?? false),
  ).map((day) => ({ day, completed: completed.includes(day), at: now }));
}

/**
 * The moment of a change that is made now and must win: the clock's, or the first one after all
 * that is stored. Otherwise an untick in the same millisecond as the tick, or on a server whose
 * clock is a little behind, would be lost.
 */
export function changeTime(latest: LatestChanges, clock: number): number {
  return Math.max(clock, ...Object.values(latest).map(({ at }) => at + 1));
}
