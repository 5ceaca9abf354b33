import { PostgresAdapter, sql } from "kysely";
import type { Connection } from "./owner-lock.ts";

/**
 * The key of Kysely's own lock, so that processes of earlier versions and ours wait for each other.
 */
const KEY = 3853314791062309107n;

/**
 * Lets one process at a time change the schema, until the transaction ends. Kysely's own lock
 * belongs to the connection: behind a pooler that gives each transaction another connection
 * (PgBouncer), it would be released on the wrong one, and every later start would wait forever. On
 * SQLite, the transaction is the lock.
 */
export async function lockMigrations(transaction: Connection): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(KEY)})`.execute(transaction);
}

/** PostgreSQL for a migrator inside a transaction, whose own lock replaces Kysely's. */
export class LockedByTransaction extends PostgresAdapter {
  override acquireMigrationLock(transaction: Connection): Promise<void> {
    return lockMigrations(transaction);
  }

  /** The end of the transaction releases it. */
  override async releaseMigrationLock(): Promise<void> {}
}
