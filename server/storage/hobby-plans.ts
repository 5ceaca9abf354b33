import { PostgresAdapter, sql } from "kysely";
import { normalizeHobby } from "#core/plan/identity.ts";
import { readStoredHobby } from "#core/plan/parse-stored.ts";
import { compiledOnce } from "./compiled.ts";
import type { Connection } from "./owner-lock.ts";
import type { HobbyPlanRow } from "./tables.ts";

const living = (connection: Connection, userId: string) =>
  connection
    .selectFrom("hobby_plans")
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null);

/**
 * A plan whose JSON is only passed on: on SQLite as the bytes in the file, or null if they are not
 * valid JSON; on PostgreSQL as unchecked text.
 */
export type PlanToSend = Pick<HobbyPlanRow, (typeof OUTSIDE)[number]> & {
  readonly plan_data: Uint8Array | string | null;
};

const OUTSIDE = [
  "id",
  "user_id",
  "hobby",
  "title",
  "overview",
  "difficulty",
  "category",
  "total_days",
  "created_at",
  "updated_at",
  "paused_at",
  "paused_ms",
] as const satisfies readonly (keyof HobbyPlanRow)[];

/**
 * The plan's JSON, as bytes where the driver can return them, which saves converting it to a string
 * and back.
 */
const planToSend = (connection: Connection) =>
  connection.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`plan_data`.as("plan_data")
    : sql<Uint8Array | null>`case when json_valid(plan_data) then cast(plan_data as blob) end`.as(
        "plan_data",
      );

const allToSend = compiledOnce((connection, { userId }: { userId: string }) =>
  living(connection, userId)
    .select(OUTSIDE)
    .select(planToSend(connection))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

/** A member's plans, newest first, to be sent unchanged. */
export const listPlansToSend = (connection: Connection, userId: string): Promise<PlanToSend[]> =>
  allToSend(connection, { userId });

/** A member's own plan, to be sent unchanged. */
export function findPlanToSend(
  connection: Connection,
  userId: string,
  id: string,
): Promise<PlanToSend | undefined> {
  return living(connection, userId)
    .select(OUTSIDE)
    .select(planToSend(connection))
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A member's own plan; undefined if it is deleted or somebody else's. */
export function findPlan(
  connection: Connection,
  userId: string,
  id: string,
): Promise<HobbyPlanRow | undefined> {
  return living(connection, userId).selectAll().where("id", "=", id).executeTakeFirst();
}

/** A member's plan for this hobby; a row without a hobby name is identified by its stored plan. */
export async function findPlanOfHobby(
  connection: Connection,
  userId: string,
  hobbyKey: string,
): Promise<HobbyPlanRow | undefined> {
  const rows = await living(connection, userId)
    .selectAll()
    .where("hobby_key", "in", [hobbyKey, ""])
    .execute();
  return rows.find(
    (row) => hobbyKey === (row.hobby_key || normalizeHobby(readStoredHobby(row) ?? "")),
  );
}

/** The completed days of each of a member's plans, except the plan `except`. */
export async function completedDaysOfPlans(
  connection: Connection,
  userId: string,
  except = "",
): Promise<number[][]> {
  const rows = await connection
    .selectFrom("hobby_plans")
    .leftJoin("user_progress", "user_progress.plan_id", "hobby_plans.id")
    .select("user_progress.completed_days")
    .where("hobby_plans.user_id", "=", userId)
    .where("hobby_plans.deleted_at", "is", null)
    .where("hobby_plans.id", "<>", except)
    .execute();
  return rows.map(({ completed_days }) => JSON.parse(completed_days ?? "[]"));
}

/** @returns false when the member already has a plan for this hobby. */
export async function insertPlan(connection: Connection, row: HobbyPlanRow): Promise<boolean> {
  const inserted = await connection
    .insertInto("hobby_plans")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updatePlan(
  connection: Connection,
  id: string,
  values: Partial<Pick<HobbyPlanRow, "plan_data" | "paused_at" | "paused_ms">> & {
    updated_at: number;
  },
): Promise<void> {
  await connection.updateTable("hobby_plans").set(values).where("id", "=", id).execute();
}

/** @returns 'deleted' now or before, or 'absent' when the member never had it. */
export async function markPlanDeleted(
  connection: Connection,
  userId: string,
  id: string,
  now: number,
): Promise<"deleted" | "absent"> {
  const marked = await connection
    .updateTable("hobby_plans")
    .set({ deleted_at: now, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (marked) {
    await connection.deleteFrom("plan_shares").where("plan_id", "=", id).execute();
    return "deleted";
  }
  const before = await connection
    .selectFrom("hobby_plans")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return before ? "deleted" : "absent";
}

/** Deleted plans that the operator can still restore, latest first. */
export function findDeletedPlans(connection: Connection, userId: string): Promise<HobbyPlanRow[]> {
  return connection
    .selectFrom("hobby_plans")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .execute();
}

/** The sizes of a member's deleted plans, latest first. */
export function findDeletedSizes(
  connection: Connection,
  userId: string,
): Promise<{ readonly id: string; readonly bytes: number }[]> {
  return connection
    .selectFrom("hobby_plans")
    .select(["id", sql<number>`octet_length(plan_data)`.as("bytes")])
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Removes plans and their progress for good. */
export async function forgetPlans(connection: Connection, ids: readonly string[]): Promise<void> {
  await connection.deleteFrom("hobby_plans").where("id", "in", ids).execute();
}

/** The ids of a member's plans, existing and deleted, newest first. */
export function listPlanIds(
  connection: Connection,
  userId: string,
): Promise<Pick<HobbyPlanRow, "id" | "deleted_at">[]> {
  return connection
    .selectFrom("hobby_plans")
    .select(["id", "deleted_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** A member's own plan with its link, even if it is deleted. */
export function findAnyPlan(
  connection: Connection,
  userId: string,
  id: string,
): Promise<(HobbyPlanRow & { readonly share_token: string | null }) | undefined> {
  return connection
    .selectFrom("hobby_plans")
    .leftJoin("plan_shares", "plan_shares.plan_id", "hobby_plans.id")
    .selectAll("hobby_plans")
    .select("plan_shares.token as share_token")
    .where("hobby_plans.id", "=", id)
    .where("hobby_plans.user_id", "=", userId)
    .executeTakeFirst();
}

export async function restorePlan(connection: Connection, id: string, now: number): Promise<void> {
  await connection
    .updateTable("hobby_plans")
    .set({ deleted_at: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Removes for good what was deleted before a time. */
export async function forgetDeletedPlans(connection: Connection, before: number): Promise<void> {
  await connection.deleteFrom("hobby_plans").where("deleted_at", "<", before).execute();
}
