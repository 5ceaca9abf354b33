import type { MergeOutcome } from "#contract/merge-guest.ts";
import { normalizeHobby } from "#core/plan/identity.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import type { DayChange } from "#core/progress/changes.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { findPlanOfHobby } from "../../storage/hobby-plans.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { inTransaction } from "../../storage/transactions.ts";
import type { PlanGuard } from "./plan-guard.ts";
import { presentPlan } from "./present.ts";
import { saveProgress } from "./progress.ts";
import { addPlan, toPlanRow } from "./saved-plans.ts";

export interface GuestPlan {
  readonly plan: Readonly<Record<string, unknown>>;
  readonly changes: readonly DayChange[];
  /** Whether it replaces the account's plan of the same hobby. */
  readonly replace?: boolean | undefined;
}

/** Moves a guest's plans into an account (spec 1 §4). */
export type GuestMerge = (
  userId: string,
  plans: readonly GuestPlan[],
) => Promise<readonly MergeOutcome[]>;

export interface GuestMergeParts {
  readonly db: Database;
  readonly guard: Pick<PlanGuard, "isSafe">;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Everything in one transaction. A plan that was moved before is recognized by the id that the
 * guest's browser gave it, which remains inside the stored plan. Then only its days are merged, so
 * repeating the call changes nothing.
 */
export const createGuestMerge =
  ({ db, guard, now, newId }: GuestMergeParts): GuestMerge =>
  async (userId, plans) => {
    const read = await Promise.all(plans.map((guest) => readGuestPlan(guest, guard)));
    return inTransaction(db, async (transaction) => {
      await lockOwner(transaction, userId);
      const outcomes: MergeOutcome[] = [];
      // Oldest first, as they were made; the browser's list begins with the newest.
      for (const guest of read.toReversed()) {
        outcomes.unshift(await mergeOne(transaction, userId, guest, now(), newId));
      }
      return outcomes;
    });
  };

/** A guest's plan as it was read, or why it cannot be moved. */
interface ReadGuestPlan extends Omit<GuestPlan, "plan"> {
  readonly id: string;
  readonly plan: Plan | "unreadable" | "unsafe";
}

async function readGuestPlan(
  guest: GuestPlan,
  guard: GuestMergeParts["guard"],
): Promise<ReadGuestPlan> {
  const plan = parseStoredPlan(guest.plan);
  const id = typeof guest.plan.id === "string" ? guest.plan.id : (plan?.id ?? "");
  if (!plan) return { ...guest, id, plan: "unreadable" };
  return { ...guest, id, plan: (await guard.isSafe(plan)) ? plan : "unsafe" };
}

async function mergeOne(
  transaction: Connection,
  userId: string,
  guest: ReadGuestPlan,
  at: number,
  newId: () => string,
): Promise<MergeOutcome> {
  const { id, plan } = guest;
  if (typeof plan === "string") return { id, outcome: plan };
  const { hobby } = plan;
  const existing = await findPlanOfHobby(transaction, userId, normalizeHobby(hobby));
  if (existing) {
    if (id !== "" && parseStoredPlan({ plan_data: existing.plan_data })?.id === id) {
      await learn(transaction, userId, existing.id, guest.changes, at);
      return { id, outcome: "kept", plan: presentPlan(existing) };
    }
    if (!guest.replace) return { id, outcome: "duplicate", planId: existing.id, hobby };
  }
  try {
    const replace = guest.replace ?? false;
    const row = await addPlan(transaction, toPlanRow(userId, newId(), plan, at), replace, newId);
    await learn(transaction, userId, row.id, guest.changes, at);
    return { id, outcome: "kept", plan: presentPlan(row) };
  } catch (error) {
    if (error instanceof AppError && error.code === "plan-limit-reached") {
      return { id, outcome: "limit", hobby };
    }
    throw error;
  }
}

/** A guest can complete only day 1; anything else that was sent is ignored if it is impossible. */
async function learn(
  transaction: Connection,
  userId: string,
  planId: string,
  changes: readonly DayChange[],
  at: number,
): Promise<void> {
  try {
    await saveProgress(transaction, userId, planId, { changes }, at);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "day-locked")) throw error;
  }
}
