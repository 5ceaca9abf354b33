import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { STORED_TABLES } from "#server/maintenance/stored-tables.ts";
import type { Database } from "#server/storage/database.ts";

/** What stands in each table: how many rows, and a fingerprint of all of them. */
export type Snapshot = Readonly<Record<string, string>>;

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** Every table but the counters of limits. A session or link that is over may be tidied away. */
export async function snapshotOf(db: Database): Promise<Snapshot> {
  const entries: [string, string][] = [];
  for (const { name, key, isFormer } of STORED_TABLES) {
    if (isFormer || name === "rate_limits") continue;
    const { rows } = await sql<{
      expiresAt?: string | Date;
    }>`select * from ${sql.table(name)} order by ${sql.join(
      key.map((column) => sql.ref(column)),
    )}`.execute(db as unknown as AnyTables);
    entries.push([name, fingerprint(rows.filter(isLiving))]);
  }
  return Object.fromEntries(entries);
}

const isLiving = (row: { readonly expiresAt?: string | Date }): boolean =>
  row.expiresAt === undefined || new Date(row.expiresAt).getTime() > Date.now();

/** Tables of a member's own, and the column that says whose a row is. */
const OWNED = {
  auth_users: "id",
  auth_sessions: "userId",
  auth_accounts: "userId",
  user_profiles: "user_id",
  learned_days: "user_id",
  plans: "user_id",
} as const;

/** Tables of what belongs to a member's plans. */
const OF_PLANS = ["plan_days", "learning_events", "plan_states", "plan_shares"] as const;

/** What one member has. */
export async function snapshotOfMember(db: Database, userId: string): Promise<Snapshot> {
  const entries: [string, string][] = [];
  for (const [name, column] of Object.entries(OWNED)) {
    const { rows } = await sql`select * from ${sql.table(name)}
      where ${sql.ref(column)} = ${userId} order by 1`.execute(db);
    entries.push([name, fingerprint(rows)]);
  }
  for (const name of OF_PLANS) {
    const { rows } = await sql`select ${sql.table(name)}.* from ${sql.table(name)}
      join plans on plans.id = plan_id
      where plans.user_id = ${userId} order by 1, 2`.execute(db);
    entries.push([name, fingerprint(rows)]);
  }
  return Object.fromEntries(entries);
}

const fingerprint = (rows: readonly unknown[]): string =>
  `${rows.length} rows, ${createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16)}`;
