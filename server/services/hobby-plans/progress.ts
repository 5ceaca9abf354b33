import {
  changeTime,
  type DayChange,
  diffCompletedDays,
  type LatestChanges,
  LatestChangesSchema,
  mergeChanges,
} from "#core/progress/changes.ts";
import { addDays, FALLBACK_TIME_ZONE, localDate } from "#core/learning/local-date.ts";
import { makeProgress } from "#core/learning/progress.ts";
import { countStreak, longestRun } from "#core/learning/streak.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import {
  countLearnedDay,
  ensureProfile,
  findProfile,
  learnedDates,
  saveCounters,
} from "../../storage/profiles.ts";
import type { UserProfileRow, UserProgressRow } from "../../storage/tables.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { findProgress, listProgressRows, updateProgress } from "../../storage/user-progress.ts";

/** Either changes of single days and when they were made, or the desired list of completed days. */
export type ProgressInput =
  | { readonly changes: readonly DayChange[] }
  | { readonly completedDays: readonly number[] };

export interface ProgressSave {
  readonly progress: UserProgressRow;
  /** The days that this call completed and that were not completed before. */
  readonly newlyCompleted: readonly number[];
}

/** Members' progress in their plans. */
export interface MemberProgress {
  list(userId: string): Promise<UserProgressRow[]>;
  /** @throws AppError not-found when the plan is not this member's. */
  read(userId: string, planId: string): Promise<UserProgressRow>;
  /**
   * Saves changes and everything that follows from them (counters, learned calendar days, streaks)
   * in one transaction.
   * @throws AppError not-found; day-locked when none of them was possible.
   */
  save(userId: string, planId: string, input: ProgressInput): Promise<ProgressSave>;
}

export function createMemberProgress(db: Database, now: () => number): MemberProgress {
  return {
    list: (userId) => listProgressRows(db, userId),
    async read(userId, planId) {
      const row = await findProgress(db, userId, planId);
      if (!row) throw new AppError("not-found");
      return row;
    },
    save: (userId, planId, input) =>
      inTransaction(db, async (transaction) => {
        await lockOwner(transaction, userId);
        return saveProgress(transaction, userId, planId, input, now());
      }),
  };
}

/** The same inside a transaction that holds the owner's lock. */
export async function saveProgress(
  transaction: Connection,
  userId: string,
  planId: string,
  input: ProgressInput,
  clock: number,
): Promise<ProgressSave> {
  const row = await findProgress(transaction, userId, planId);
  if (!row) throw new AppError("not-found");
  const before = LatestChangesSchema.parse(JSON.parse(row.stamps));
  const at = "changes" in input ? clock : changeTime(before, clock);
  const changes =
    "changes" in input ? input.changes : diffCompletedDays(before, input.completedDays, at);
  const merged = mergeChanges(before, changes, at);
  if (merged.applied.length === 0) {
    if (merged.refused.length > 0) throw new AppError("day-locked");
    return { progress: row, newlyCompleted: [] };
  }
  const progress = makeProgress(merged.completed, "member");
  const next: UserProgressRow = {
    ...row,
    completed_days: JSON.stringify(progress.completed_days),
    unlocked_days: JSON.stringify(progress.unlocked_days),
    current_day: progress.current_day,
    stamps: JSON.stringify(merged.latest),
    last_accessed_at: clock,
  };
  await updateProgress(transaction, next);
  const facts = differences(before, merged.latest);
  if (facts.length > 0) await countFacts(transaction, userId, facts, clock);
  return {
    progress: next,
    newlyCompleted: facts.filter(({ by }) => by > 0).map(({ day }) => day),
  };
}

/** A day that became completed (+1) or is no longer completed (-1), and when it was completed. */
interface Fact {
  readonly day: number;
  readonly by: 1 | -1;
  readonly completedAt: number;
}

function differences(before: LatestChanges, after: LatestChanges): Fact[] {
  return Object.entries(after).flatMap(([key, { completed, at }]): Fact[] => {
    const earlier = before[key];
    if (completed === (earlier?.completed ?? false)) return [];
    const day = Number(key);
    return completed
      ? [{ day, by: 1, completedAt: at }]
      : [{ day, by: -1, completedAt: earlier?.at ?? at }];
  });
}

/** How many past days streaks are counted from. */
const STREAK_REACH = 400;

async function countFacts(
  transaction: Connection,
  userId: string,
  facts: readonly Fact[],
  now: number,
): Promise<void> {
  const profile = await profileOf(transaction, userId, now);
  const zone = profile.time_zone;
  for (const { by, completedAt } of facts) {
    await countLearnedDay(transaction, userId, localDate(completedAt, zone), by);
  }
  const today = localDate(now, zone);
  const dates = await learnedDates(transaction, userId, addDays(today, -STREAK_REACH));
  const change = facts.reduce((sum, { by }) => sum + by, 0);
  await saveCounters(transaction, userId, {
    total_days_completed: Math.max(0, profile.total_days_completed + change),
    current_streak: countStreak(dates, today),
    // Days completed without a network may extend a run in the past.
    longest_streak: Math.max(profile.longest_streak, longestRun(dates)),
    last_active_at: now,
  });
}

async function profileOf(
  transaction: Connection,
  userId: string,
  now: number,
): Promise<UserProfileRow> {
  const known = await findProfile(transaction, userId);
  if (known) return known;
  await ensureProfile(transaction, userId, FALLBACK_TIME_ZONE, now);
  const profile = await findProfile(transaction, userId);
  if (!profile) throw new AppError("not-found");
  return profile;
}
