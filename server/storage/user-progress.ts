import { compiledOnce } from "./compiled.ts";
import type { Connection } from "./owner-lock.ts";
import type { UserProgressRow } from "./tables.ts";

const livingProgress = (connection: Connection, userId: string) =>
  connection
    .selectFrom("user_progress")
    .innerJoin("hobby_plans", "hobby_plans.id", "user_progress.plan_id")
    .selectAll("user_progress")
    .where("user_progress.user_id", "=", userId)
    .where("hobby_plans.deleted_at", "is", null);

/** A member's progress in all existing plans. */
export function listProgressRows(
  connection: Connection,
  userId: string,
): Promise<UserProgressRow[]> {
  return livingProgress(connection, userId).execute();
}

const inPlan = compiledOnce((connection, { userId, planId }: { userId: string; planId: string }) =>
  livingProgress(connection, userId).where("plan_id", "=", planId),
);

/** A member's progress in one of their existing plans. */
export async function findProgress(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<UserProgressRow | undefined> {
  const [row] = await inPlan(connection, { userId, planId });
  return row;
}

export async function insertProgress(connection: Connection, row: UserProgressRow): Promise<void> {
  await connection
    .insertInto("user_progress")
    .values(row)
    .onConflict((conflict) => conflict.column("plan_id").doNothing())
    .execute();
}

const update = compiledOnce((connection, row: UserProgressRow) => {
  const { id, completed_days, unlocked_days, current_day, stamps, last_accessed_at } = row;
  return connection
    .updateTable("user_progress")
    .set({ completed_days, unlocked_days, current_day, stamps, last_accessed_at })
    .where("id", "=", id);
});

export async function updateProgress(connection: Connection, row: UserProgressRow): Promise<void> {
  await update(connection, row);
}
