import { DELETED_PLAN_RETENTION_DAYS, hasRoomForPlan, PLAN_LIMIT } from "#core/plan/limits.ts";
import { findCompletedDays } from "../learning/store/plan-states.ts";
import { findDeletedPlans, listBegun, restorePlan } from "../learning/store/plans.ts";
import type { Database } from "../storage/database.ts";
import { lockOwner } from "../storage/owner-lock.ts";
import type { PlanRow } from "../storage/tables.ts";
import { Refusal } from "./refusal.ts";

/** A plan that its member deleted, as the operator sees it. */
export interface DeletedPlan {
  readonly id: string;
  readonly hobby: string;
  readonly deletedAt: Date;
  readonly completedDays: readonly number[];
}

const DAY_MS = 86_400_000;

/**
 * The plans that can be restored, latest first.
 * @throws Refusal when nobody has this address.
 */
export async function listDeletedPlans(
  db: Database,
  email: string,
  now: number,
): Promise<DeletedPlan[]> {
  const userId = await findMember(db, email);
  return Promise.all((await restorable(db, userId, now)).map((row) => presentDeleted(db, row)));
}

/**
 * Gives a deleted plan back to its member, with its progress. Its share link is not restored.
 * @throws Refusal with the reason, when it cannot be restored.
 */
export function restoreDeletedPlan(
  db: Database,
  email: string,
  planId: string,
  now: number,
): Promise<DeletedPlan> {
  return db.transaction().execute(async (transaction) => {
    const userId = await findMember(transaction, email);
    await lockOwner(transaction, userId);
    const row = (await restorable(transaction, userId, now)).find(({ id }) => id === planId);
    if (!row) {
      throw new Refusal(
        `${email} deleted no plan ${planId} in the last ${DELETED_PLAN_RETENTION_DAYS} days.`,
      );
    }
    const begun = await listBegun(transaction, userId);
    if (begun.some(({ hobbyKey }) => hobbyKey === row.hobby_key)) {
      throw new Refusal(
        `${email} has another plan for ${row.hobby} now. One of the two has to go first: ` +
          "the member can delete it on the dashboard.",
      );
    }
    if (!hasRoomForPlan(begun.map(({ completedDays }) => completedDays))) {
      throw new Refusal(
        `${email} has ${PLAN_LIMIT} plans under way, as many as an account can hold. ` +
          "The member has to finish or delete one first.",
      );
    }
    await restorePlan(transaction, row.id, now);
    return presentDeleted(transaction, row);
  });
}

async function findMember(db: Database, email: string): Promise<string> {
  const row = await db
    .selectFrom("auth_users")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  if (!row) throw new Refusal(`Nobody has an account with the address ${email}.`);
  return row.id;
}

/**
 * The hourly housekeeping may not have run yet, so plans that are too old are filtered out here.
 */
async function restorable(db: Database, userId: string, now: number): Promise<PlanRow[]> {
  const since = now - DELETED_PLAN_RETENTION_DAYS * DAY_MS;
  return (await findDeletedPlans(db, userId)).filter(
    ({ deleted_at }) => (deleted_at ?? 0) >= since,
  );
}

async function presentDeleted(db: Database, row: PlanRow): Promise<DeletedPlan> {
  return {
    id: row.id,
    hobby: row.hobby,
    deletedAt: new Date(row.deleted_at ?? 0),
    completedDays: await findCompletedDays(db, row.id),
  };
}
