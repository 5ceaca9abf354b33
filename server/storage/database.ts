import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** Where the data lives, for a person: a file's path or the server's host and name. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the embedded SQLite file in `dataDir` is used. */
  readonly url?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and brings its schema up to date. Only the driver in use is loaded. */
export async function openDatabase({ url, dataDir }: DatabaseOptions): Promise<OpenDatabase> {
  const opened = url ? await openPostgres(url) : await openSqlite(dataDir);
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  const { createSqliteDialect, SQLITE_FILE } = await import("./sqlite.ts");
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, SQLITE_FILE);
  // It holds addresses, password hashes and secrets: nobody else on this machine reads it.
  closeSync(openSync(file, "a", 0o600));
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
  return { db, place: file, close: () => db.destroy() };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { createPostgresDialect } = await import("./postgres.ts");
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(url) });
  const { host, pathname } = new URL(url);
  return { db, place: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
