import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openRaw, type RawDatabase } from "#server/maintenance/raw-database.ts";
import { type DatabaseOptions, openDatabase } from "#server/storage/database.ts";
import { migrations } from "#server/storage/migrations/index.ts";

/**
 * How long an update takes that moves every plan's progress: `node bench/upgrade.ts [plans]`, a
 * million without an argument. On PostgreSQL with `DATABASE_URL`, in an empty database.
 */
const plans = Number(process.argv[2] ?? 1_000_000);
/** The version before plans, days and events became rows of their own. */
const LAST_BEFORE = "2026-11-22-second-factor";
/** Characters of a plan's JSON: an opening and one day. */
const PLAN_LENGTH = 5_000;

const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-upgrade-"));
const place: DatabaseOptions = { dataDir, url: process.env.DATABASE_URL };
try {
  const filledIn = await timed(() => fill(place));
  console.log(`${plans} plans of ${PLAN_LENGTH} characters were written in ${filledIn} s`);
  const took = await timed(async () => {
    const { close } = await openDatabase({
      ...place,
      onUpdate: (message) => console.log(`${new Date().toISOString()} ${message}`),
    });
    await close();
  });
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(`The update took ${took} s, with ${megabytes} MB at most.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function timed(act: () => Promise<void>): Promise<string> {
  const began = performance.now();
  await act();
  return ((performance.now() - began) / 1_000).toFixed(1);
}

async function fill(options: DatabaseOptions): Promise<void> {
  await openRawOnce(options, async (db) => {
    const earlier = Object.entries(migrations).filter(([name]) => name <= LAST_BEFORE);
    const provider = { getMigrations: async () => Object.fromEntries(earlier) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    await db.transaction().execute(async (transaction) => {
      await insertPlans(transaction, options.url !== undefined);
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

/** Members with five plans each, of which a day or two are completed. */
async function insertPlans(db: RawDatabase, isPostgres: boolean): Promise<void> {
  const numbers = isPostgres
    ? sql`(select i from generate_series(1, ${sql.lit(plans)}) i) as n`
    : sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(plans)}) select i from n) as n`;
  const time = isPostgres ? sql`now()` : sql`'2026-01-31T12:00:00.000Z'`;
  const yes = isPostgres ? sql`true` : sql`1`;
  await sql`insert into auth_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select 'user-' || i, 'Ada', 'ada-' || i || '@example.org', ${yes}, ${time}, ${time}
    from ${numbers} where i % 5 = 0`.execute(db);
  const day = JSON.stringify({ day: 1, title: "First", mainTask: "x".repeat(PLAN_LENGTH - 100) });
  await sql`insert into hobby_plans (id, user_id, hobby, hobby_key, title, overview, difficulty,
      category, total_days, plan_data, created_at, updated_at, paused_ms)
    select 'plan-' || i, 'user-' || (i - i % 5 + case when i % 5 = 0 then 0 else 5 end), 'Hobby',
      'hobby ' || i, 'Learn it', '', 'beginner', 'craft', 7,
      '{"hobby":"Hobby","days":[' || ${day} || ']}', 1700000000000 + i, 1700000000000 + i, i % 2
    from ${numbers} where i <= ${sql.lit(plans - (plans % 5))}`.execute(db);
  await sql`insert into user_progress (id, user_id, plan_id, completed_days, current_day,
      unlocked_days, stamps, last_accessed_at)
    select 'progress-' || id, user_id, id, '[1,2]', 3, '[1,2,3]',
      '{"1":{"completed":true,"at":1700000000001},"2":{"completed":true,"at":1700000000002}}',
      1700000000002
    from hobby_plans`.execute(db);
}
