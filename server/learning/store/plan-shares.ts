import type { Connection } from "../../storage/owner-lock.ts";
import type { PlanRow, PlanShareRow } from "../../storage/tables.ts";
import { withDays } from "./plans.ts";

export function findShareOfPlan(
  connection: Connection,
  planId: string,
): Promise<PlanShareRow | undefined> {
  return connection
    .selectFrom("plan_shares")
    .selectAll()
    .where("plan_id", "=", planId)
    .executeTakeFirst();
}

/** Keeps an existing link; of two created at once, one remains. */
export async function insertShare(connection: Connection, row: PlanShareRow): Promise<void> {
  await connection
    .insertInto("plan_shares")
    .values(row)
    .onConflict((conflict) => conflict.column("plan_id").doNothing())
    .execute();
}

export async function deleteShare(connection: Connection, planId: string): Promise<void> {
  await connection.deleteFrom("plan_shares").where("plan_id", "=", planId).execute();
}

/** What a link shows: the plan and its state, and nothing about the owner. */
export type SharedRow = Pick<PlanRow, "outline" | "days_apart" | "title" | "hobby" | "category"> & {
  readonly days: string | null;
  readonly state: string | null;
};

export function findShared(connection: Connection, token: string): Promise<SharedRow | undefined> {
  return connection
    .selectFrom("plan_shares")
    .innerJoin("plans", "plans.id", "plan_shares.plan_id")
    .leftJoin("plan_states", "plan_states.plan_id", "plans.id")
    .select(["outline", "days_apart", "title", "hobby", "category", "state", withDays])
    .where("plan_shares.token", "=", token)
    .where("plans.deleted_at", "is", null)
    .executeTakeFirst();
}
