import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import type { DatabaseOptions } from "../storage/database.ts";
import { migrations } from "../storage/migrations/index.ts";
import type { Backup } from "./open-backup.ts";
import {
  appliedMigrations,
  isPostgres,
  openRaw,
  type RawDatabase,
  tableNames,
} from "./raw-database.ts";
import { Refusal } from "./refusal.ts";
import { STORED_TABLES } from "./stored-tables.ts";
import { countRows, type StoredRow } from "./table-rows.ts";

/** How long to wait for connections that are just being closed, in milliseconds. */
const DISCONNECT_TIMEOUT_MS = 3_000;
const LOOK_AGAIN = 100;

export interface RestoreOptions {
  /** Whether the backup may replace a database with members. */
  readonly replace: boolean;
  /** How long connected clients may take to leave, in milliseconds; for tests. */
  readonly timeoutMs?: number;
}

/**
 * Replaces the contents of the database with a backup, in one transaction: if anything fails, the
 * database is unchanged. The schema is created as it was when the backup was made, filled, and
 * brought up to date, so that a backup of any earlier version can be restored, on either engine.
 * @throws Refusal when the database has members and `replace` is not set, when a server uses it, or
 *   when the backup was made by a later version.
 */
export async function restoreBackup(
  options: DatabaseOptions,
  backup: Backup,
  { replace, timeoutMs = DISCONNECT_TIMEOUT_MS }: RestoreOptions,
): Promise<void> {
  const unknown = backup.migrations.find((name) => !(name in migrations));
  if (unknown) {
    throw new Refusal(`The backup was made by a later version of Sevenfold (${unknown}).`);
  }
  const db = await openRaw(options, "write");
  if (!db) throw new Refusal("The database cannot be opened.");
  try {
    if (!replace) await expectNoMembers(db);
    await expectNobodyElse(db, timeoutMs);
    await db.transaction().execute(async (transaction) => {
      await dropTables(transaction);
      await migrate(transaction, backup.migrations);
      await insertRows(transaction, backup.rows());
      await migrate(transaction, Object.keys(migrations));
    });
  } finally {
    await db.destroy();
  }
}

/** How many members the database has now; none when it does not exist yet. */
export async function countMembers(options: DatabaseOptions): Promise<number> {
  const db = await openRaw(options, "read");
  if (!db) return 0;
  try {
    return (await countRows(db)).auth_users ?? 0;
  } finally {
    await db.destroy();
  }
}

async function expectNoMembers(db: RawDatabase): Promise<void> {
  const { auth_users: members = 0 } = await countRows(db);
  if (members > 0) {
    throw new Refusal(
      `The database has ${members === 1 ? "a member" : `${members} members`}. ` +
        "To put the backup in their place, say so with --replace.",
    );
  }
}

/** A running server would continue with the secrets that it read at its start. */
async function expectNobodyElse(db: RawDatabase, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const alone = isPostgres(db) ? await isAloneOnPostgres(db) : await isAloneOnSqlite(db);
    if (alone) return;
    if (Date.now() > until) {
      throw new Refusal(
        "The database is in use. Stop the server, and whatever else is connected to it, first.",
      );
    }
    await pause(LOOK_AGAIN);
  }
}

async function isAloneOnPostgres(db: RawDatabase): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'
    limit 1`.execute(db);
  return rows.length === 0;
}

/** SQLite lets only the sole connection leave write-ahead logging. */
async function isAloneOnSqlite(db: RawDatabase): Promise<boolean> {
  try {
    await sql`pragma journal_mode = delete`.execute(db);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return false;
    throw error;
  }
  await sql`pragma journal_mode = wal`.execute(db);
  return true;
}

async function dropTables(transaction: RawDatabase): Promise<void> {
  const newer = (await appliedMigrations(transaction)).find((name) => !(name in migrations));
  if (newer) throw new Refusal(`The database belongs to a later version of Sevenfold (${newer}).`);
  const ours = [...STORED_TABLES].reverse().map(({ name }) => name);
  const present = await tableNames(transaction);
  for (const name of [...ours, "kysely_migration", "kysely_migration_lock"]) {
    if (present.has(name)) await transaction.schema.dropTable(name).execute();
  }
}

/** Brings the schema to the state in which exactly these migrations have run. */
async function migrate(transaction: RawDatabase, names: readonly string[]): Promise<void> {
  const chosen = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => names.includes(name)),
  );
  const provider: MigrationProvider = { getMigrations: async () => chosen };
  const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  if (error) throw error;
}

/** The most rows in one statement, and roughly the most characters. */
const BATCH_ROWS = 100;
const BATCH_LENGTH = 1_000_000;

async function insertRows(transaction: RawDatabase, rows: AsyncIterable<StoredRow>): Promise<void> {
  // SQLite has no booleans; PostgreSQL accepts 0 and 1 for a boolean column.
  const asStored = isPostgres(transaction) ? (value: unknown) => value : zeroOrOne;
  let batch: Record<string, unknown>[] = [];
  let into = "";
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) await transaction.insertInto(into).values(batch).execute();
    batch = [];
    length = 0;
  };
  for await (const { table, row } of rows) {
    if (table !== into || batch.length >= BATCH_ROWS || length > BATCH_LENGTH) await flush();
    into = table;
    batch.push(
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asStored(value)])),
    );
    for (const value of Object.values(row)) length += typeof value === "string" ? value.length : 8;
  }
  await flush();
}

const zeroOrOne = (value: unknown): unknown => (typeof value === "boolean" ? Number(value) : value);
