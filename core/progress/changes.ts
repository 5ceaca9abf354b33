import { z } from "zod";
import { DayNumberSchema, PLAN_DAYS } from "../plan/plan.ts";

/**
 * How the progress of one plan is merged when several devices change it. Each day has the moment of
 * its latest change, and of two changes of a day the later one wins; at the same moment the
 * completion wins, so that no completed day is lost. Devices may therefore send what they have in
 * any order and as often as they like.
 */

const MomentSchema = z.number().int().min(0);

/**
 * A day being ticked (`completed: true`) or unticked. `at`: epoch milliseconds by the device's
 * clock.
 */
export const DayChangeSchema = z.object({
  day: DayNumberSchema,
  completed: z.boolean(),
  at: MomentSchema,
});
export type DayChange = z.infer<typeof DayChangeSchema>;

/** The latest change of a day, as it is stored. */
export const LatestChangeSchema = z.object({ completed: z.boolean(), at: MomentSchema });
export type LatestChange = z.infer<typeof LatestChangeSchema>;

/** The latest change of each day that was ever completed, by the day's number ("1" to "7"). */
export const LatestChangesSchema = z.record(z.string().regex(/^[1-7]$/u), LatestChangeSchema);
export type LatestChanges = z.infer<typeof LatestChangesSchema>;

export interface Merged {
  readonly latest: LatestChanges;
  /** The days that are completed now, in ascending order. */
  readonly completed: number[];
  /**
   * The changes that were stored, in order, with their stored moments. Ticking a ticked day again
   * is one of them; compare `completed` with its earlier value to see what is new.
   */
  readonly applied: DayChange[];
  /** Completions of locked days, as they were sent. */
  readonly refused: DayChange[];
}

const ALL_DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

/**
 * Merges changes into what is stored, without modifying `latest`. `now`: epoch milliseconds; a
 * change from a clock that runs ahead counts as made now. Changes are applied in the order of their
 * moments, then as given. A change without effect (older, or already stored) is ignored.
 *
 * Completing a locked day is refused (spec 1 §4: a day opens when the one before it is completed).
 * A day is locked when neither it nor the day before was ever completed, here or earlier in the
 * batch. Unticking is never refused: it implies an earlier tick.
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
    // Clamped moments are all equal, so their original order decides here, while it is still known.
    if (change.at > now && lastAhead.get(day) !== change) continue;
    const next: LatestChange = { completed, at: Math.min(change.at, now) };
    if (!isLater(next, merged[day])) continue;
    merged[day] = next;
    applied.push({ day, ...next });
  }
  return { latest: merged, completed: completedDays(merged), applied, refused };
}

/** Whether a change wins over the stored one. Repeating the same change does not. */
function isLater(change: LatestChange, stored: LatestChange | undefined): boolean {
  if (!stored) return true;
  if (change.at !== stored.at) return change.at > stored.at;
  return change.completed && !stored.completed;
}

/** For each day, the change that wins among changes ordered by moment. */
function latestOfEachDay(ordered: readonly DayChange[]): Map<number, DayChange> {
  const latest = new Map<number, DayChange>();
  for (const change of ordered) {
    if (isLater(change, latest.get(change.day))) latest.set(change.day, change);
  }
  return latest;
}

/** The completed days, in ascending order. */
export function completedDays(latest: LatestChanges): number[] {
  return ALL_DAYS.filter((day) => latest[day]?.completed);
}

/**
 * Changes that complete these days, all at the same moment: for progress that is known only by its
 * completed days.
 */
export function makeLatestChanges(completed: readonly number[], at: number): LatestChanges {
  return Object.fromEntries(
    ALL_DAYS.filter((day) => completed.includes(day)).map((day) => [
      String(day),
      { completed: true, at },
    ]),
  );
}

/**
 * The changes, made now, that turn the stored progress into this list of completed days (the
 * payload of spec 1 §7). Use `changeTime` as `now`, here and for the merge.
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
 * The moment for a change that is made now and must win: the clock's, or one after everything
 * stored. Otherwise unticking in the same millisecond as the tick, or on a server whose clock is
 * behind, would be lost.
 */
export function changeTime(latest: LatestChanges, clock: number): number {
  return Math.max(clock, ...Object.values(latest).map(({ at }) => at + 1));
}
