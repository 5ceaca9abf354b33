import { sql } from "kysely";
import type { Connection } from "./owner-lock.ts";
import type { UserProfileRow } from "./tables.ts";

/** Makes the profile of a user who has none yet. */
export async function ensureProfile(
  connection: Connection,
  userId: string,
  timeZone: string,
  now: number,
): Promise<void> {
  await connection
    .insertInto("user_profiles")
    .values({
      user_id: userId,
      time_zone: timeZone,
      last_active_at: now,
      total_plans_created: 0,
      total_days_completed: 0,
      current_streak: 0,
      longest_streak: 0,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

export function findProfile(
  connection: Connection,
  userId: string,
): Promise<UserProfileRow | undefined> {
  return connection
    .selectFrom("user_profiles")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function updateProfile(
  connection: Connection,
  userId: string,
  values: Partial<Omit<UserProfileRow, "user_id">>,
): Promise<void> {
  await connection.updateTable("user_profiles").set(values).where("user_id", "=", userId).execute();
}

export async function countCreatedPlan(connection: Connection, userId: string): Promise<void> {
  await connection
    .updateTable("user_profiles")
    .set({ total_plans_created: sql<number>`total_plans_created + 1` })
    .where("user_id", "=", userId)
    .execute();
}

/** The calendar days with a standing completion, oldest first, from `since` (`2026-01-31`) on. */
export async function learnedDates(
  connection: Connection,
  userId: string,
  since = "",
): Promise<string[]> {
  const rows = await connection
    .selectFrom("learned_days")
    .select("date")
    .where("user_id", "=", userId)
    .where("completions", ">", 0)
    .where("date", ">=", since)
    .orderBy("date")
    .execute();
  return rows.map(({ date }) => date);
}

/** Adds completions to a calendar day, or takes some back; never below none. */
export async function countLearnedDay(
  connection: Connection,
  userId: string,
  date: string,
  by: number,
): Promise<void> {
  await connection
    .insertInto("learned_days")
    .values({ user_id: userId, date, completions: Math.max(0, by) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "date"]).doUpdateSet({
        completions: sql<number>`case when learned_days.completions + ${by} < 0 then 0 else learned_days.completions + ${by} end`,
      }),
    )
    .execute();
}
