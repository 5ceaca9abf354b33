import { normaliseHobby } from "../plan/identity.ts";
import { newestFirst, type PlanSummary, uniqueById } from "./plan-summary.ts";

/** The plans of one hobby when there are several: the one to keep, and those that would go. */
export interface Duplicates {
  readonly keep: PlanSummary;
  /** The newest first; never empty. */
  readonly remove: readonly PlanSummary[];
}

/**
 * 'Clean Up Duplicates' (spec 1 §4): plans grouped by hobby, the most recent by start date is kept.
 * But no plan goes that has more completed days than the kept one: then that one is kept instead.
 * At equal start the greater id is kept, so that every device says the same.
 */
export function findDuplicates(plans: readonly PlanSummary[]): Duplicates[] {
  // A plan that is listed twice is one plan, not a duplicate of itself to be deleted.
  const groups = Map.groupBy(uniqueById(plans), ({ hobby }) => normaliseHobby(hobby));
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted(newestFirst);
    const mostDays = Math.max(...ordered.map(({ completedDays }) => completedDays.length));
    const keep = ordered.find(({ completedDays }) => completedDays.length === mostDays);
    const remove = ordered.filter((plan) => plan !== keep);
    return keep && remove.length > 0 ? [{ keep, remove }] : [];
  });
}
