import { PLAN_LIMIT } from "../plan/limits.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import type { PlanSummary } from "./plan-summary.ts";
import { tileWords } from "./words.ts";

export interface Tile {
  readonly id: "active" | "completed" | "days" | "average" | "created";
  readonly label: string;
  readonly value: string;
}

type Counted = Pick<PlanSummary, "completedDays" | "status">;

/**
 * The five tiles of spec 1 §2, in order.
 *
 * 'Active' counts every plan that is not completed, paused ones included: a paused plan still takes
 * one of the five places, and so 'Active Plans' and 'Completed' add up to the cards below them.
 * @param unreadable how many plans have no card. They count toward the limit, finished plans do not.
 */
export function makeTiles(plans: readonly Counted[], unreadable = 0): Tile[] {
  const completed = plans.length - unfinishedOf(plans);
  const counted = unfinishedOf(plans) + unreadable;
  const days = plans.reduce((sum, plan) => sum + plan.completedDays.length, 0);
  // Rounded once: a mean of days, not of rounded percentages.
  const average = plans.length === 0 ? 0 : Math.round((days / (plans.length * PLAN_DAYS)) * 100);
  return [
    { id: "active", label: tileWords.active, value: String(unfinishedOf(plans)) },
    { id: "completed", label: tileWords.completed, value: String(completed) },
    { id: "days", label: tileWords.days, value: String(days) },
    { id: "average", label: tileWords.average, value: `${average}%` },
    {
      id: "created",
      label: counted >= PLAN_LIMIT ? tileWords.limit : tileWords.created,
      value: `${counted}/${PLAN_LIMIT}`,
    },
  ];
}

/** Of these plans, how many are among the five that an account can hold. */
export const unfinishedOf = (plans: readonly Pick<Counted, "status">[]): number =>
  plans.filter(({ status }) => status !== "completed").length;
