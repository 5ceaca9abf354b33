import { PostgresAdapter, sql } from "kysely";
import type { Connection } from "./owner-lock.ts";

/** The key that Kysely's own lock has: a process of an earlier version waits for ours, and we for its. */
const KEY = 3853314791062309107n;

/**
 * Lets one process at a time change the schema, until the transaction ends. Kysely's own lock belongs to
 * the connection: a pooler that gives each transaction another one (PgBouncer) would unlock elsewhere than
 * it locked, and every later start would wait for ever. On SQLite the transaction is the lock.
 */
export async function lockMigrations(transaction: Connection): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(KEY)})`.execute(transaction);
}

/** PostgreSQL for a migrator that runs in a transaction: its lock is that one. */
export class LockedByTransaction extends PostgresAdapter {
  override acquireMigrationLock(transaction: Connection): Promise<void> {
    return lockMigrations(transaction);
  }

  /** The end of the transaction does it. */
  override async releaseMigrationLock(): Promise<void> {}
}
