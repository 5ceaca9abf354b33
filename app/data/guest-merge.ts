import type { MergeOutcome } from "#contract/learning/merge-guest.ts";
import { mergeGuest } from "#contract/learning/merge-guest.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { call } from "./api.ts";
import { guestEvents, removePlan, savedPlans } from "./guest-source.ts";
import { announceMoved, type MovedPlan } from "./moved-plans.ts";

/** A plan that could not be moved: the member decides (spec 1 §4). */
export interface LeftPlan {
  readonly plan: Plan;
  readonly reason: "duplicate" | "limit";
  /** The account's plan of the same hobby. */
  readonly existingId: string | undefined;
}

export interface MergeReport {
  readonly moved: readonly MovedPlan[];
  readonly left: readonly LeftPlan[];
}

const MERGE_TIMEOUT_MS = 10_000;

/** The most plans the server accepts in one call; a device rarely has more than a few. */
const MOST = 20;

/**
 * Moves the plans and progress on this device into the signed-in account. Moved plans leave the
 * device's list; whatever else happens, nothing is lost.
 * @returns undefined when the server could not be asked.
 */
export const mergeGuestPlans = (userId: string): Promise<MergeReport | undefined> =>
  merge(userId, savedPlans().slice(0, MOST), false);

/** Moves one plan into the account, replacing the account's plan of the same hobby. */
export const replaceByGuestPlan = (
  userId: string,
  { plan, existingId }: LeftPlan,
): Promise<MergeReport | undefined> => merge(userId, [plan], true, existingId);

async function merge(
  userId: string,
  plans: readonly Plan[],
  replace: boolean,
  replaced?: string,
): Promise<MergeReport | undefined> {
  if (plans.length === 0) return { moved: [], left: [] };
  const result = await call(
    mergeGuest,
    {
      plans: plans.map((plan) => ({
        plan: { ...plan },
        events: [...guestEvents(plan.id)],
        ...(replace && { replace }),
      })),
    },
    { timeout: MERGE_TIMEOUT_MS },
  );
  if (!result.ok) return undefined;
  const report = readReport(userId, plans, result.value.outcomes);
  for (const { from } of report.moved) removePlan(from);
  if (report.moved.length > 0) announceMoved(report.moved.map((move) => ({ ...move, replaced })));
  return report;
}

function readReport(
  userId: string,
  plans: readonly Plan[],
  outcomes: readonly MergeOutcome[],
): MergeReport {
  const moved: MovedPlan[] = [];
  const left: LeftPlan[] = [];
  for (const outcome of outcomes) {
    const plan = plans.find(({ id }) => id === outcome.id);
    if (!plan) continue;
    if (outcome.outcome === "kept") {
      const kept = parseStoredPlan({ plan_data: outcome.plan.plan_data, id: outcome.plan.id });
      if (kept) moved.push({ userId, from: plan.id, plan: kept, events: guestEvents(plan.id) });
    } else if (outcome.outcome === "duplicate" || outcome.outcome === "limit") {
      const existingId = outcome.outcome === "duplicate" ? outcome.planId : undefined;
      left.push({ plan, reason: outcome.outcome, existingId });
    }
  }
  return { moved, left };
}
