import { z } from "zod";
import { ALL_DAYS, DayNumberSchema, PLAN_DAYS } from "../plan/plan.ts";

/**
 * A learner's stored progress in a plan (spec 1 §3). The completed days are the source; the rest
 * follows from them.
 */
export const ProgressSchema = z.object({
  completed_days: z.array(DayNumberSchema).max(PLAN_DAYS),
  current_day: DayNumberSchema,
  unlocked_days: z.array(DayNumberSchema).max(PLAN_DAYS),
});
export type Progress = z.infer<typeof ProgressSchema>;

/** Guests may view days 1 and 2 and complete day 1; members unlock one day after another. */
export type Role = "guest" | "member";

/** The days that a guest may open (spec 1 §4). */
const GUEST_DAYS = [1, 2] as const;

/** Spec 1 §4: no completed days, day 1 current and unlocked. */
export function newProgress(role: Role): Progress {
  return makeProgress([], role);
}

/**
 * What opens a day (spec 1 §4): the day before it is done, or it is done itself; day 1 is always
 * open. Shown is what is done now. Accepted is what was ever done: that never becomes false, so no
 * order in which devices send decides whether a completion is refused (`commands.ts`).
 */
export const isOpenDay = (day: number, isDone: (day: number) => boolean): boolean =>
  day === 1 || isDone(day) || isDone(day - 1);

/**
 * The progress that follows from the completed days (spec 1 §4). A completed day stays open. The
 * current day is the first open one that is not completed.
 * @param completed numbers of days in any order; those out of range are ignored.
 */
export function makeProgress(completed: readonly number[], role: Role): Progress {
  const done = new Set(completed.filter((day) => ALL_DAYS.includes(day)));
  const unlocked = ALL_DAYS.filter((day) =>
    role === "guest"
      ? GUEST_DAYS.some((open) => open === day)
      : isOpenDay(day, (other) => done.has(other)),
  );
  return {
    completed_days: ALL_DAYS.filter((day) => done.has(day)),
    // With nothing left to do, the last day that may be opened: 7, or 2 for a guest.
    current_day: unlocked.find((day) => !done.has(day)) ?? Math.max(...unlocked),
    unlocked_days: unlocked,
  };
}

/**
 * Reads progress stored by any version: days that are out of range or repeated are dropped. Never
 * throws.
 */
export function parseStoredProgress(value: unknown, role: Role): Progress {
  const fields =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const completed = Array.isArray(fields.completed_days) ? fields.completed_days : [];
  return makeProgress(
    completed
      .filter((day) => typeof day === "number" || typeof day === "string")
      .map(Number)
      .filter((day) => Number.isInteger(day)),
    role,
  );
}

export type DayStatus = "completed" | "open" | "locked";

export function dayStatus(progress: Progress, day: number): DayStatus {
  if (progress.completed_days.includes(day)) return "completed";
  return progress.unlocked_days.includes(day) ? "open" : "locked";
}

/** Spec 1 §5: without an account only day 1 can be completed. */
export const needsAccount = (day: number, role: Role): boolean => role === "guest" && day !== 1;

/** Whether this learner may complete this day now, or take that back. */
export const canToggle = (progress: Progress, day: number, role: Role): boolean =>
  !needsAccount(day, role) && dayStatus(progress, day) !== "locked";

/**
 * Whether a day's text may be fetched: it is open, or it is the next one and fetched in advance.
 */
export const canFetch = (
  { unlocked_days }: Pick<Progress, "unlocked_days">,
  day: number,
  ahead: boolean,
): boolean => unlocked_days.includes(day) || (ahead && unlocked_days.includes(day - 1));

/** Completed days in percent of seven, rounded as the dashboard shows it. */
export function percentComplete(progress: Pick<Progress, "completed_days">): number {
  return Math.round((progress.completed_days.length / PLAN_DAYS) * 100);
}

export type PlanStatus = "in_progress" | "completed" | "paused";

/** Spec 1 §4: completed after seven days, even if it was paused; otherwise paused until resumed. */
export function planStatus(progress: Pick<Progress, "completed_days">, paused = false): PlanStatus {
  if (progress.completed_days.length >= PLAN_DAYS) return "completed";
  return paused ? "paused" : "in_progress";
}

/** The day shown first: the highest completed one, or 1 (spec 1 §4). */
export function defaultDay(progress: Pick<Progress, "completed_days">): number {
  return Math.max(1, ...progress.completed_days);
}

/**
 * The day that a plan opens at: the current one for learners who continue, otherwise the default.
 */
export const openingDay = (progress: Progress, continues: boolean): number =>
  continues ? progress.current_day : defaultDay(progress);

/** The selected day if it has been written, otherwise the highest one that has (spec 1 §4). */
export function shownDay(selected: number, written: readonly number[]): number {
  return written.includes(selected) ? selected : Math.max(1, ...written);
}

/** What completing a day triggers (spec 1 §4). */
export type Celebration = "sign-up" | "congratulation" | "great-job" | "none";

export function celebrationFor(
  before: Progress,
  after: Progress,
  day: number,
  role: Role,
): Celebration {
  const completed = after.completed_days.includes(day) && !before.completed_days.includes(day);
  if (!completed) return "none";
  if (role === "guest") return day === 1 ? "sign-up" : "none";
  return after.completed_days.length === PLAN_DAYS || day === PLAN_DAYS
    ? "congratulation"
    : "great-job";
}
