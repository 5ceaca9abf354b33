import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import { normalizeHobby } from "#core/plan/identity.ts";
import { readStoredHobby } from "#core/plan/parse-stored.ts";
import { compiledOnce } from "../../storage/compiled.ts";
import type { Connection } from "../../storage/owner-lock.ts";
import type { PlanDayRow, PlanRow } from "../../storage/tables.ts";
import { readProgress } from "./plan-states.ts";

const living = (connection: Connection, userId: string) =>
  connection.selectFrom("plans").where("user_id", "=", userId).where("deleted_at", "is", null);

/**
 * A plan with its days, as one row: the texts of the days, in order and separated by commas; null
 * when none is apart from the outline.
 */
export type PlanWithDays = PlanRow & { readonly days: string | null };

/**
 * A plan whose JSON is only passed on: on SQLite as the bytes in the file, without what is not valid
 * JSON; on PostgreSQL as unchecked text.
 */
export type PlanToSend = Pick<PlanRow, (typeof OUTSIDE)[number]> & {
  readonly outline: Uint8Array | string | null;
  readonly days: Uint8Array | string | null;
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
  "days_apart",
] as const satisfies readonly (keyof PlanRow)[];

const isPostgres = (connection: Connection) =>
  connection.getExecutor().adapter instanceof PostgresAdapter;

const joinedDays = (content: RawBuilder<unknown>) =>
  sql<string | null>`(select string_agg(${content}, ',' order by number) from plan_days
    where plan_id = plans.id)`;

/** The texts of a plan's days. */
export const withDays = joinedDays(sql`content`).as("days");

/**
 * The plan's JSON, as bytes where the driver can return them, which saves converting it to a string
 * and back.
 */
const textsToSend = (connection: Connection) =>
  isPostgres(connection)
    ? [sql<string>`outline`.as("outline"), withDays]
    : [
        sql<Uint8Array | null>`case when json_valid(outline) then cast(outline as blob) end`.as(
          "outline",
        ),
        sql<Uint8Array | null>`cast(${joinedDays(
          sql`case when json_valid(content) then content end`,
        )} as blob)`.as("days"),
      ];

const toSend = (connection: Connection, userId: string) =>
  living(connection, userId)
    .select(OUTSIDE)
    .select(() => textsToSend(connection))
    .$castTo<PlanToSend>();

const allToSend = compiledOnce((connection, { userId }: { userId: string }) =>
  toSend(connection, userId).orderBy("created_at", "desc").orderBy("id", "desc"),
);

/** A member's plans, newest first, to be sent unchanged. */
export const listPlansToSend = (connection: Connection, userId: string): Promise<PlanToSend[]> =>
  allToSend(connection, { userId });

/** A member's own plan, to be sent unchanged. */
export const findPlanToSend = (
  connection: Connection,
  userId: string,
  id: string,
): Promise<PlanToSend | undefined> =>
  toSend(connection, userId).where("id", "=", id).executeTakeFirst();

/** A member's own plan; undefined if it is deleted or somebody else's. */
export const findPlan = (
  connection: Connection,
  userId: string,
  id: string,
): Promise<PlanWithDays | undefined> =>
  living(connection, userId).selectAll().select(withDays).where("id", "=", id).executeTakeFirst();

/** What beginning another plan needs to know of an existing one. */
export interface BegunPlan {
  readonly id: string;
  /** As `normalizeHobby` gives it. */
  readonly hobbyKey: string;
  readonly completedDays: readonly number[];
}

/**
 * A member's existing plans, by the hobbies that they are for. A row without a hobby name is
 * identified by its stored plan.
 */
export async function listBegun(connection: Connection, userId: string): Promise<BegunPlan[]> {
  const rows = await living(connection, userId)
    .leftJoin("plan_states", "plan_states.plan_id", "plans.id")
    .select(["id", "hobby_key", "state"])
    .execute();
  return Promise.all(
    rows.map(async ({ id, hobby_key, state }) => ({
      id,
      hobbyKey: hobby_key || (await readHobbyKey(connection, id)),
      completedDays: readProgress(state).completedDays,
    })),
  );
}

async function readHobbyKey(connection: Connection, id: string): Promise<string> {
  const row = await connection
    .selectFrom("plans")
    .select(["hobby", "title", "outline"])
    .where("id", "=", id)
    .executeTakeFirst();
  return normalizeHobby(readStoredHobby({ ...row, plan_data: row?.outline }) ?? "");
}

/** @returns false when the member already has a plan for this hobby. */
export async function insertPlan(
  connection: Connection,
  row: PlanRow,
  days: readonly PlanDayRow[],
): Promise<boolean> {
  const inserted = await connection
    .insertInto("plans")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted && days.length > 0) {
    await connection
      .insertInto("plan_days")
      .values([...days])
      .execute();
  }
  return inserted !== undefined;
}

export async function updatePlan(
  connection: Connection,
  id: string,
  values: Partial<
    Pick<PlanRow, "title" | "outline" | "days_apart" | "paused_at" | "paused_ms" | "updated_at">
  >,
): Promise<void> {
  await connection.updateTable("plans").set(values).where("id", "=", id).execute();
}

/** Adds days; one that exists is never replaced. */
export async function addPlanDays(
  connection: Connection,
  days: readonly PlanDayRow[],
): Promise<void> {
  await connection
    .insertInto("plan_days")
    .values([...days])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const dayById = compiledOnce((connection, { planId, day }: { planId: string; day: number }) =>
  connection
    .selectFrom("plan_days")
    .select("number")
    .where("plan_id", "=", planId)
    .where("number", "=", day),
);

/** Whether a day has a row of its own; a plan of an earlier version may hold it inside. */
export const hasDayRow = async (
  connection: Connection,
  planId: string,
  day: number,
): Promise<boolean> => (await dayById(connection, { planId, day })).length > 0;

/** Marks a member's existing plan as deleted, and takes its link back. */
export async function markPlanDeleted(
  connection: Connection,
  userId: string,
  id: string,
  now: number,
): Promise<void> {
  await connection
    .updateTable("plans")
    .set({ deleted_at: now, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .execute();
  await connection.deleteFrom("plan_shares").where("plan_id", "=", id).execute();
}

/** Which of these plans the member has deleted. */
export async function findDeleted(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await connection
    .selectFrom("plans")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .where("deleted_at", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deleted plans that the operator can still restore, latest first. */
export function findDeletedPlans(connection: Connection, userId: string): Promise<PlanRow[]> {
  return connection
    .selectFrom("plans")
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
    .selectFrom("plans")
    .select([
      "id",
      sql<number>`octet_length(outline) + coalesce(
        (select sum(octet_length(content)) from plan_days where plan_id = plans.id), 0)`.as(
        "bytes",
      ),
    ])
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Removes plans, and everything that was done in them, for good. */
export async function forgetPlans(connection: Connection, ids: readonly string[]): Promise<void> {
  await connection.deleteFrom("plans").where("id", "in", ids).execute();
}

/** The ids of a member's plans, existing and deleted, newest first. */
export function listPlanIds(
  connection: Connection,
  userId: string,
): Promise<Pick<PlanRow, "id" | "deleted_at">[]> {
  return connection
    .selectFrom("plans")
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
): Promise<(PlanWithDays & { readonly share_token: string | null }) | undefined> {
  return connection
    .selectFrom("plans")
    .leftJoin("plan_shares", "plan_shares.plan_id", "plans.id")
    .selectAll("plans")
    .select([withDays, "plan_shares.token as share_token"])
    .where("plans.id", "=", id)
    .where("plans.user_id", "=", userId)
    .executeTakeFirst();
}

export async function restorePlan(connection: Connection, id: string, now: number): Promise<void> {
  await connection
    .updateTable("plans")
    .set({ deleted_at: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Removes for good what was deleted before a time. */
export async function forgetDeletedPlans(connection: Connection, before: number): Promise<void> {
  await connection.deleteFrom("plans").where("deleted_at", "<", before).execute();
}
