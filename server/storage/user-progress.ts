import type { Connection } from "./owner-lock.ts";
import type { UserProgressRow } from "./tables.ts";

/** A member's progress in all living plans. */
export function progressRowsOf(connection: Connection, userId: string): Promise<UserProgressRow[]> {
  return connection
    .selectFrom("user_progress")
    .innerJoin("hobby_plans", "hobby_plans.id", "user_progress.plan_id")
    .selectAll("user_progress")
    .where("user_progress.user_id", "=", userId)
    .where("hobby_plans.deleted_at", "is", null)
    .execute();
}

/** A member's progress in one living plan of theirs. */
export function findProgress(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<UserProgressRow | undefined> {
  return connection
    .selectFrom("user_progress")
    .innerJoin("hobby_plans", "hobby_plans.id", "user_progress.plan_id")
    .selectAll("user_progress")
    .where("user_progress.plan_id", "=", planId)
    .where("user_progress.user_id", "=", userId)
    .where("hobby_plans.deleted_at", "is", null)
    .executeTakeFirst();
}

export async function insertProgress(connection: Connection, row: UserProgressRow): Promise<void> {
  await connection
    .insertInto("user_progress")
    .values(row)
    .onConflict((conflict) => conflict.column("plan_id").doNothing())
    .execute();
}

export async function updateProgress(
  connection: Connection,
  { id, user_id: _, plan_id: __, ...values }: UserProgressRow,
): Promise<void> {
  await connection.updateTable("user_progress").set(values).where("id", "=", id).execute();
}
