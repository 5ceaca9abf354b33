import { addDays, FALLBACK_TIME_ZONE, localDate } from "#core/learning/local-date.ts";
import { countStreak, longestRun } from "#core/learning/streak.ts";
import { AppError } from "../../app-error.ts";
import type { Connection } from "../../storage/owner-lock.ts";
import {
  countLearnedDay,
  ensureProfile,
  findProfile,
  learnedDates,
  saveCounters,
} from "../../storage/profiles.ts";
import type { UserProfileRow } from "../../storage/tables.ts";

/** A day of a plan became completed (+1) or is no longer completed (-1). */
export interface CompletionFact {
  readonly by: 1 | -1;
  /** When it was completed: epoch milliseconds. */
  readonly completedAt: number;
}

/** How many past days streaks are counted from. */
const STREAK_REACH = 400;

/**
 * Counts completions in the member's calendar and totals, which outlive deleted plans (spec 1 §3).
 */
export async function countFacts(
  transaction: Connection,
  userId: string,
  facts: readonly CompletionFact[],
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
