import { PLAN_LIMIT } from "../plan/limits.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import type { PlanSummary } from "./plan-summary.ts";

export interface Tile {
  readonly id: "active" | "completed" | "days" | "average" | "created";
  readonly label: string;
  readonly value: string;
}

type Counted = Pick<PlanSummary, "completedDays" | "status">;

/**
 * The five tiles of spec 1 §2, in order. `existing` is the number of plans that the account has,
 * with those that have no card: they count towards the limit.
 *
 * Active are the plans that are not completed, paused ones too: a paused plan is still one of the
 * five, and so 'Active Plans' and 'Completed' add up to the cards below them.
 */
export function tilesOf(plans: readonly Counted[], existing: number = plans.length): Tile[] {
  const completed = plans.filter(({ status }) => status === "completed").length;
  const days = plans.reduce((sum, plan) => sum + plan.completedDays.length, 0);
  // Rounded once: the mean of the days, not of percents that are rounded already.
  const average = plans.length === 0 ? 0 : Math.round((days / (plans.length * PLAN_DAYS)) * 100);
  return [
    { id: "active", label: "Active Plans", value: String(plans.length - completed) },
    { id: "completed", label: "Completed", value: String(completed) },
    { id: "days", label: "Days Learned", value: String(days) },
    { id: "average", label: "Avg Progress", value: `${average}%` },
    {
      id: "created",
      label: existing >= PLAN_LIMIT ? "Plan Limit" : "Plans Created",
      value: `${existing}/${PLAN_LIMIT}`,
    },
  ];
}
