import { PLAN_DAYS } from "./plan.ts";

/**
 * Spec 1 §9: how many unfinished plans an account may have. Paused plans count; finished and deleted
 * ones do not (spec 1 §5).
 */
export const PLAN_LIMIT = 5;

/** Spec 1 §9: how long a browser waits for the server to save something, and to delete a plan. */
export const SAVE_TIMEOUT_MS = 10_000;
export const DELETE_TIMEOUT_MS = 2_000;

/** All plans of an account, finished ones included: each list sends them all. */
export const STORED_PLANS_MAX = 50;

/** @param existing the completed days of each plan in the account, without deleted ones. */
export function hasRoomForPlan(existing: readonly (readonly number[])[]): boolean {
  const unfinished = existing.filter((completed) => completed.length < PLAN_DAYS);
  return unfinished.length < PLAN_LIMIT && existing.length < STORED_PLANS_MAX;
}

/** Spec 1 §9: for this many days the operator can restore a deleted plan. */
export const DELETED_PLAN_RETENTION_DAYS = 30;

/**
 * An account's latest deleted and replaced plans are kept, at most this many, so that nobody fills
 * the database by replacing a plan again and again. A plan with all days takes 28 kB.
 */
export const DELETED_PLANS_MAX = 20;
/** At most this many bytes of JSON in deleted plans. */
export const DELETED_BYTES_MAX = 2_000_000;

/**
 * Finds the deleted plans of an account that exceed these limits; the oldest go first. The latest
 * stays, however large it is.
 * @param deleted latest first; `bytes` of the plan's JSON.
 * @returns their ids.
 */
export function findExcessDeleted(
  deleted: readonly { readonly id: string; readonly bytes: number }[],
): string[] {
  let bytes = 0;
  const first = deleted.findIndex((plan, index) => {
    bytes += plan.bytes;
    return index > 0 && (index >= DELETED_PLANS_MAX || bytes > DELETED_BYTES_MAX);
  });
  return first < 0 ? [] : deleted.slice(first).map(({ id }) => id);
}
