import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Logger as QueryLog, sql } from "kysely";
import { migrateToLatest } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Where the data lives, for a person: a file's path or the server's host and name. */
  readonly place: string;
  /** Whether it answers a question within two seconds. Never throws. */
  readonly answers: () => Promise<boolean>;
  /** How this process's connections are used; undefined for the embedded engine, which has one. */
  readonly connections?: () => PoolUse;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the embedded SQLite file in `dataDir` is used. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** To PostgreSQL, at most; the embedded engine has one. */
  readonly connectionsMax?: number | undefined;
  /** Told of every statement and what it took. */
  readonly onQuery?: QueryLog | undefined;
}

/** Connections of one process. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/**
 * Opens the database and brings its schema up to date. Only the driver in use is loaded.
 * @throws LaterSchemaError when a later version has been here.
 */
export async function openDatabase({
  url,
  dataDir,
  connectionsMax,
  onQuery,
}: DatabaseOptions): Promise<OpenDatabase> {
  const opened = url
    ? await openPostgres(url, connectionsMax, onQuery)
    : await openSqlite(dataDir, onQuery);
  try {
    await migrateToLatest(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function openSqlite(dataDir: string, log: QueryLog | undefined): Promise<OpenDatabase> {
  const { createSqliteDialect, SQLITE_FILE } = await import("./sqlite.ts");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  // They hold addresses, password hashes and secrets: nobody else on this machine reads them.
  closeSync(openSync(file, "a", 0o600));
  const dialect = createSqliteDialect(file, { log });
  const db = new Kysely<Tables>({ dialect, ...(log && { log }) });
  return { db, place: file, answers: () => answers(db), close: () => db.destroy() };
}

async function openPostgres(
  url: string,
  connectionsMax: number | undefined,
  log: QueryLog | undefined,
): Promise<OpenDatabase> {
  const { createPostgresDialect } = await import("./postgres.ts");
  const { dialect, use } = createPostgresDialect(url, connectionsMax);
  const db = new Kysely<Tables>({ dialect, ...(log && { log }) });
  const { host, pathname } = new URL(url);
  return {
    db,
    place: `PostgreSQL at ${host}${pathname}`,
    answers: () => answers(db),
    connections: use,
    close: () => db.destroy(),
  };
}

/** Milliseconds; whoever waits for an answer has given up by then. */
const PATIENCE = 2_000;

async function answers(db: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(PATIENCE, false, { ref: false })]);
}
