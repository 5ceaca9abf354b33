import { PLAN_DAYS } from "./plan.ts";

/** Spec 1 §9: unfinished plans of an account. Deleted and finished ones do not count (spec 1 §5). */
export const PLAN_LIMIT = 5;

/** Plans of an account in all, finished ones too: all of them travel with each list. */
export const KEPT_PLANS_MAX = 50;

/** @param existing the completed days of each plan that the account has, deleted ones aside. */
export function hasRoomForPlan(existing: readonly (readonly number[])[]): boolean {
  const unfinished = existing.filter((completed) => completed.length < PLAN_DAYS);
  return unfinished.length < PLAN_LIMIT && existing.length < KEPT_PLANS_MAX;
}

/** Spec 1 §9: the operator can restore a deleted plan for this many days. */
export const DELETED_PLAN_KEPT_DAYS = 30;

/**
 * Of one account so many deleted and replaced plans are kept for that at most, the latest; nobody fills
 * the database by saving over a plan again and again. A plan with all days written takes 28 kB.
 */
export const DELETED_PLANS_MAX = 20;
/** And so many bytes of their JSON together. */
export const DELETED_BYTES_MAX = 2_000_000;

/**
 * Says which deleted plans of an account are too many; the oldest go first. The latest stays, however
 * large it is.
 * @param deleted the latest first; `bytes` of the plan's JSON.
 * @returns their ids.
 */
export function deletedBeyondKept(
  deleted: readonly { readonly id: string; readonly bytes: number }[],
): string[] {
  let bytes = 0;
  const first = deleted.findIndex((plan, index) => {
    bytes += plan.bytes;
    return index > 0 && (index >= DELETED_PLANS_MAX || bytes > DELETED_BYTES_MAX);
  });
  return first < 0 ? [] : deleted.slice(first).map(({ id }) => id);
}
