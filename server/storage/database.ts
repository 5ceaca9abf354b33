import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Logger as QueryLog, sql } from "kysely";
import { reportFaults } from "./faults.ts";
import { damaged, fileFault } from "./file-fault.ts";
import { migrateToLatest, type Tell } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Where the data is, for people: a file's path or the server's host and name. */
  readonly place: string;
  /** Whether it answers a query within two seconds. Never throws. */
  readonly answers: () => Promise<boolean>;
  /**
   * Whether it has stored something within the last ten seconds; a full disk still answers queries.
   * Never throws.
   */
  readonly takesWrites: () => Promise<boolean>;
  /** How this process's connections are used; undefined for the embedded engine, which has one. */
  readonly connections?: () => PoolUse;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without one, the embedded SQLite file in `dataDir` is used. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** The most connections to PostgreSQL; the embedded engine has one. */
  readonly connectionsMax?: number | undefined;
  /** Receives every statement and how long it took. */
  readonly onQuery?: QueryLog | undefined;
  /** Receives what is being done to bring an earlier version's database up to date. */
  readonly onUpdate?: Tell | undefined;
}

/** Connections of one process. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Calls that are waiting for a connection. */
  readonly waiting: number;
}

/**
 * Opens the database and brings its schema up to date. Only the driver in use is loaded.
 * @throws LaterSchemaError when a later version has already opened it.
 * @throws DatabaseFileError when the SQLite file is damaged or cannot be written to.
 */
export async function openDatabase({
  url,
  dataDir,
  connectionsMax,
  onQuery,
  onUpdate,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (!url) return openSqlite(dataDir, onQuery, onUpdate);
  const opened = await openPostgres(url, connectionsMax, onQuery);
  await orClose(opened, (db) => migrateToLatest(db, onUpdate));
  return opened;
}

async function orClose(
  { db, close }: OpenDatabase,
  prepare: (db: Database) => Promise<void>,
): Promise<void> {
  try {
    await prepare(db);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSqlite(
  dataDir: string,
  log: QueryLog | undefined,
  onUpdate: Tell | undefined,
): Promise<OpenDatabase> {
  const { createSqliteDialect, SQLITE_FILE } = await import("./sqlite.ts");
  const file = join(dataDir, SQLITE_FILE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // It holds addresses, password hashes and secrets, so nobody else on this machine may read it.
    closeSync(openSync(file, "a", 0o600));
    const dialect = reportFaults(createSqliteDialect(file));
    const db = new Kysely<Tables>({ dialect, ...(log && { log }) });
    const opened = { db, place: file, ...questionsTo(db), close: () => db.destroy() };
    await orClose(opened, async () => {
      if (statSync(file).size <= CHECKED_MAX) await expectSound(db, file);
      await migrateToLatest(db, onUpdate);
    });
    return opened;
  } catch (error) {
    throw fileFault(file, error) ?? error;
  }
}

/** The largest file that is checked at the start, in bytes: that takes a second or two. */
const CHECKED_MAX = 1_000_000_000;

/** @throws DatabaseFileError when pages of the file contradict each other. */
async function expectSound(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  // The lines before it say where the check began.
  const found = rows[0]?.quick_check.split("\n").at(-1) ?? "it cannot be checked";
  if (found !== "ok") throw damaged(file, found);
}

async function openPostgres(
  url: string,
  connectionsMax: number | undefined,
  log: QueryLog | undefined,
): Promise<OpenDatabase> {
  const { createPostgresDialect } = await import("./postgres.ts");
  const { dialect, use } = createPostgresDialect(url, connectionsMax);
  const db = new Kysely<Tables>({ dialect: reportFaults(dialect), ...(log && { log }) });
  const { host, pathname } = new URL(url);
  return {
    db,
    place: `PostgreSQL at ${host}${pathname}`,
    ...questionsTo(db),
    connections: use,
    close: () => db.destroy(),
  };
}

/** Milliseconds; a caller has given up by then. */
const ANSWER_TIMEOUT_MS = 2_000;

const inTime = (asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    pause(ANSWER_TIMEOUT_MS, false, { ref: false }),
  ]);

/**
 * How long the result of a write probe is reused, in milliseconds, so that frequent callers do not
 * cause writes.
 */
const WRITTEN_AGO = 10_000;
/** Bytes: as much as a plan, so that a nearly full disk is noticed. */
const PROBE_BYTES = 32_768;

function questionsTo(db: Database): Pick<OpenDatabase, "answers" | "takesWrites"> {
  let latest: { readonly at: number; readonly outcome: Promise<boolean> } | undefined;
  return {
    answers: () => inTime(sql`select 1`.execute(db)),
    takesWrites: () => {
      const at = performance.now();
      if (!latest || at - latest.at > WRITTEN_AGO) {
        latest = { at, outcome: inTime(writeProbe(db)) };
      }
      return latest.outcome;
    },
  };
}

/** A different text each time, because SQLite does not write an unchanged value. */
async function writeProbe(db: Database): Promise<void> {
  const value = `${Date.now()} `.repeat(PROBE_BYTES).slice(0, PROBE_BYTES);
  await db
    .insertInto("instance_settings")
    .values({ key: "write-probe", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
