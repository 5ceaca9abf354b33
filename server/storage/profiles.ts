import { sql } from "kysely";
import { compiledOnce } from "./compiled.ts";
import type { Connection } from "./owner-lock.ts";
import type { UserProfileRow } from "./tables.ts";

/** A new user's profile. */
const newProfile = (userId: string, timeZone: string, now: number): UserProfileRow => ({
  user_id: userId,
  time_zone: timeZone,
  last_active_at: now,
  total_plans_created: 0,
  total_days_completed: 0,
  current_streak: 0,
  longest_streak: 0,
});

/** Creates a user's profile if there is none. */
export async function ensureProfile(
  connection: Connection,
  userId: string,
  timeZone: string,
  now: number,
): Promise<void> {
  await connection
    .insertInto("user_profiles")
    .values(newProfile(userId, timeZone, now))
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

const byUser = compiledOnce((connection, { userId }: { userId: string }) =>
  connection.selectFrom("user_profiles").selectAll().where("user_id", "=", userId),
);

export async function findProfile(
  connection: Connection,
  userId: string,
): Promise<UserProfileRow | undefined> {
  const [row] = await byUser(connection, { userId });
  return row;
}

type Counters = Pick<
  UserProfileRow,
  "total_days_completed" | "current_streak" | "longest_streak" | "last_active_at"
>;

const updateCounters = compiledOnce((connection, row: { user_id: string } & Counters) => {
  const { user_id, total_days_completed, current_streak, longest_streak, last_active_at } = row;
  return connection
    .updateTable("user_profiles")
    .set({ total_days_completed, current_streak, longest_streak, last_active_at })
    .where("user_id", "=", user_id);
});

/** Stores what is counted from a member's days. */
export async function saveCounters(
  connection: Connection,
  userId: string,
  counters: Counters,
): Promise<void> {
  await updateCounters(connection, { user_id: userId, ...counters });
}

export async function updateProfile(
  connection: Connection,
  userId: string,
  values: Partial<Omit<UserProfileRow, "user_id">>,
): Promise<void> {
  await connection.updateTable("user_profiles").set(values).where("user_id", "=", userId).execute();
}

/** Counts a plan in the profile, which is created if there is none. */
export async function countCreatedPlan(
  connection: Connection,
  userId: string,
  timeZone: string,
  now: number,
): Promise<void> {
  await connection
    .insertInto("user_profiles")
    .values({ ...newProfile(userId, timeZone, now), total_plans_created: 1 })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        total_plans_created: sql<number>`user_profiles.total_plans_created + 1`,
      }),
    )
    .execute();
}

const datesSince = compiledOnce(
  (connection, { userId, since }: { userId: string; since: string }) =>
    connection
      .selectFrom("learned_days")
      .select("date")
      .where("user_id", "=", userId)
      .where("completions", ">", 0)
      .where("date", ">=", since)
      .orderBy("date"),
);

/**
 * The calendar days with a completion that was not undone, oldest first, from `since`
 * (`2026-01-31`).
 */
export async function learnedDates(
  connection: Connection,
  userId: string,
  since = "",
): Promise<string[]> {
  const rows = await datesSince(connection, { userId, since });
  return rows.map(({ date }) => date);
}

const addToDay = compiledOnce(
  (connection, row: { user_id: string; date: string; completions: number; by: number }) => {
    const { user_id, date, completions, by } = row;
    return connection
      .insertInto("learned_days")
      .values({ user_id, date, completions })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "date"]).doUpdateSet({
          completions: sql<number>`case when learned_days.completions + ${by} < 0 then 0 else learned_days.completions + ${by} end`,
        }),
      );
  },
);

/** Adds completions to a calendar day, or removes some; never below zero. */
export async function countLearnedDay(
  connection: Connection,
  userId: string,
  date: string,
  by: number,
): Promise<void> {
  await addToDay(connection, { user_id: userId, date, completions: Math.max(0, by), by });
}
