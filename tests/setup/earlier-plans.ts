import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openRaw, type RawDatabase } from "#server/maintenance/raw-database.ts";
import type { DatabaseOptions } from "#server/storage/database.ts";
import { migrations } from "#server/storage/migrations/index.ts";

/** The last version before plans, days and events became rows of their own. */
const LAST_BEFORE = "2026-11-22-second-factor";

/**
 * Makes a database of that version, with members who have five plans each and have completed two
 * days in each of them.
 * @param plans a multiple of five.
 * @param length the characters of each plan's JSON, at least 200.
 */
export async function fillEarlierVersion(
  options: DatabaseOptions,
  plans: number,
  length: number,
): Promise<void> {
  await openRawOnce(options, async (db) => {
    const earlier = Object.entries(migrations).filter(([name]) => name <= LAST_BEFORE);
    const provider = { getMigrations: async () => Object.fromEntries(earlier) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    await db.transaction().execute(async (transaction) => {
      await insertPlans(transaction, options.url !== undefined, plans, length);
    });
  });
}

async function openRawOnce(
  options: DatabaseOptions,
  act: (db: RawDatabase) => Promise<void>,
): Promise<void> {
  const db = await openRaw(options, "write");
  if (!db) throw new Error("the database cannot be opened");
  await act(db).finally(() => db.destroy());
}

async function insertPlans(
  db: RawDatabase,
  isPostgres: boolean,
  plans: number,
  length: number,
): Promise<void> {
  const numbers = isPostgres
    ? sql`(select i from generate_series(1, ${sql.lit(plans)}) i) as n`
    : sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(plans)}) select i from n) as n`;
  const time = isPostgres ? sql`now()` : sql`'2026-01-31T12:00:00.000Z'`;
  const yes = isPostgres ? sql`true` : sql`1`;
  await sql`insert into auth_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select 'user-' || i, 'Ada', 'ada-' || i || '@example.org', ${yes}, ${time}, ${time}
    from ${numbers} where i % 5 = 0`.execute(db);
  const day = JSON.stringify({ day: 1, title: "First", mainTask: "x".repeat(length - 100) });
  await sql`insert into hobby_plans (id, user_id, hobby, hobby_key, title, overview, difficulty,
      category, total_days, plan_data, created_at, updated_at, paused_ms)
    select 'plan-' || i, 'user-' || (i - i % 5 + case when i % 5 = 0 then 0 else 5 end), 'Hobby',
      'hobby ' || i, 'Learn it', '', 'beginner', 'craft', 7,
      '{"hobby":"Hobby","days":[' || ${day} || ']}', 1700000000000 + i, 1700000000000 + i, i % 2
    from ${numbers}`.execute(db);
  await sql`insert into user_progress (id, user_id, plan_id, completed_days, current_day,
      unlocked_days, stamps, last_accessed_at)
    select 'progress-' || id, user_id, id, '[1,2]', 3, '[1,2,3]',
      '{"1":{"completed":true,"at":1700000000001},"2":{"completed":true,"at":1700000000002}}',
      1700000000002
    from hobby_plans`.execute(db);
}
