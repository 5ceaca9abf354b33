import { compiledOnce } from "./compiled.ts";
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

const byPlan = compiledOnce((connection, userId: string, planId: string) =>
  connection
    .selectFrom("user_progress")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("user_id", "=", userId),
);

const livingPlan = compiledOnce((connection, planId: string) =>
  connection
    .selectFrom("hobby_plans")
    .select("id")
    .where("id", "=", planId)
    .where("deleted_at", "is", null),
);

/** A member's progress in one living plan of theirs. Two lookups are faster than their join. */
export async function findProgress(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<UserProgressRow | undefined> {
  const [row] = await byPlan(connection, userId, planId);
  if (!row) return undefined;
  const [plan] = await livingPlan(connection, planId);
  return plan && row;
}

export async function insertProgress(connection: Connection, row: UserProgressRow): Promise<void> {
  await connection
    .insertInto("user_progress")
    .values(row)
    .onConflict((conflict) => conflict.column("plan_id").doNothing())
    .execute();
}

const update = compiledOnce(
  (
    connection,
    id: string,
    completed_days: string,
    unlocked_days: string,
    current_day: number,
    stamps: string,
    last_accessed_at: number,
  ) =>
    connection
      .updateTable("user_progress")
      .set({ completed_days, unlocked_days, current_day, stamps, last_accessed_at })
      .where("id", "=", id),
);

export async function updateProgress(connection: Connection, row: UserProgressRow): Promise<void> {
  const { id, completed_days, unlocked_days, current_day, stamps, last_accessed_at } = row;
  await update(
    connection,
    id,
    completed_days,
    unlocked_days,
    current_day,
    stamps,
    last_accessed_at,
  );
}
