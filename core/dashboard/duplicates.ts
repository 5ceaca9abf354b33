import { normalizeHobby } from "../plan/identity.ts";
import { newestFirst, type PlanSummary, uniqueById } from "./plan-summary.ts";

/** Several plans for one hobby: the one to keep, and those to delete. */
export interface Duplicates {
  readonly keep: PlanSummary;
  /** Newest first; never empty. */
  readonly remove: readonly PlanSummary[];
}

/**
 * 'Clean Up Duplicates' (spec 1 §4): of the plans for one hobby, the one with the latest start date
 * is kept, unless another has more completed days; then that one is kept. With equal starts the
 * greater id is kept, so that every device decides alike.
 */
export function findDuplicates(plans: readonly PlanSummary[]): Duplicates[] {
  // A plan that is listed twice is one plan, not a duplicate to be deleted.
  const groups = Map.groupBy(uniqueById(plans), ({ hobby }) => normalizeHobby(hobby));
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted(newestFirst);
    const mostDays = Math.max(...ordered.map(({ completedDays }) => completedDays.length));
    const keep = ordered.find(({ completedDays }) => completedDays.length === mostDays);
    const remove = ordered.filter((plan) => plan !== keep);
    return keep && remove.length > 0 ? [{ keep, remove }] : [];
  });
}
