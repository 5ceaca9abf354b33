import type { Connection } from "./owner-lock.ts";
import type { HobbyPlanRow, PlanShareRow, UserProgressRow } from "./tables.ts";

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

export interface SharedRow {
  readonly plan_data: HobbyPlanRow["plan_data"];
  readonly title: string;
  readonly hobby: string;
  readonly category: string;
  readonly completed_days: UserProgressRow["completed_days"] | null;
}

/** What a link shows: the plan and its progress, and nothing about the owner. */
export function findShared(connection: Connection, token: string): Promise<SharedRow | undefined> {
  return connection
    .selectFrom("plan_shares")
    .innerJoin("hobby_plans", "hobby_plans.id", "plan_shares.plan_id")
    .leftJoin("user_progress", "user_progress.plan_id", "hobby_plans.id")
    .select([
      "hobby_plans.plan_data",
      "hobby_plans.title",
      "hobby_plans.hobby",
      "hobby_plans.category",
      "user_progress.completed_days",
    ])
    .where("plan_shares.token", "=", token)
    .where("hobby_plans.deleted_at", "is", null)
    .executeTakeFirst();
}
