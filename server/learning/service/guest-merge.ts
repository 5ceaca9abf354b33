import type { MergeOutcome } from "#contract/learning/merge-guest.ts";
import { type DayChange, eventOfChange } from "#core/learning/day-changes.ts";
import type { LearningEvent } from "#core/learning/events.ts";
import { normalizeHobby } from "#core/plan/identity.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { findPlan, listBegun } from "../store/plans.ts";
import { actWithin } from "./commands.ts";
import type { PlanGuard } from "./plan-guard.ts";
import { beginPlan } from "./plans.ts";
import { presentPlan } from "./present.ts";
import { joinPlan } from "./stored-plan.ts";

export interface GuestPlan {
  readonly plan: Readonly<Record<string, unknown>>;
  readonly events?: readonly LearningEvent[] | undefined;
  /** What earlier versions send in place of events. */
  readonly changes?: readonly DayChange[] | undefined;
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
    if (id !== "" && parseStoredPlan({ plan_data: joinPlan(existing) })?.id === id) {
      await learn(transaction, userId, existing.id, guest, at);
      return { id, outcome: "kept", plan: presentPlan(existing) };
    }
    if (!guest.replace) return { id, outcome: "duplicate", planId: existing.id, hobby };
  }
  try {
    const replace = guest.replace ?? false;
    const row = await beginPlan(transaction, userId, newId(), plan, replace, at);
    await learn(transaction, userId, row.id, guest, at);
    return { id, outcome: "kept", plan: presentPlan(row) };
  } catch (error) {
    if (error instanceof AppError && error.code === "plan-limit-reached") {
      return { id, outcome: "limit", hobby };
    }
    throw error;
  }
}

async function findPlanOfHobby(transaction: Connection, userId: string, hobbyKey: string) {
  const hobbies = await listBegun(transaction, userId);
  const found = hobbies.find((plan) => plan.hobbyKey === hobbyKey);
  return found && findPlan(transaction, userId, found.id);
}

/** A guest can complete only day 1; anything else that was sent is ignored if it is impossible. */
async function learn(
  transaction: Connection,
  userId: string,
  planId: string,
  { events = [], changes = [] }: Pick<GuestPlan, "events" | "changes">,
  at: number,
): Promise<void> {
  const commands = [...events, ...changes.map(eventOfChange)].map((event) => ({
    ...event,
    planId,
  }));
  if (commands.length > 0) await actWithin(transaction, userId, commands, at);
}
