import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresAdapter, sql } from "kysely";
import type { DatabaseOptions } from "../storage/database.ts";
import { createSqliteDialect, SQLITE_FILE } from "../storage/sqlite.ts";

/** A database whose tables may be those of any version. */
export type RawTables = Record<string, Record<string, unknown>>;
export type RawDatabase = Kysely<RawTables>;

/**
 * Opens the database as it is: no migration runs, so that a running server keeps the schema it
 * knows.
 * @param access with `read`, an absent SQLite file is not created.
 * @returns undefined when there is nothing to read.
 */
export async function openRaw(
  { url, dataDir }: DatabaseOptions,
  access: "read" | "write",
): Promise<RawDatabase | undefined> {
  if (url) {
    const { createPostgresDialect } = await import("../storage/postgres.ts");
    return new Kysely<RawTables>({ dialect: createPostgresDialect(url).dialect });
  }
  const file = join(dataDir, SQLITE_FILE);
  if (access === "read" && !existsSync(file)) return undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<RawTables>({
    dialect: createSqliteDialect(file, { readOnly: access === "read" }),
  });
}

export const isPostgres = (db: RawDatabase): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The migrations that made this schema, in order; none for an empty database. */
export async function appliedMigrations(db: RawDatabase): Promise<string[]> {
  if (!(await tableNames(db)).has("kysely_migration")) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function tableNames(db: RawDatabase): Promise<Set<string>> {
  const tables = isPostgres(db)
    ? sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await tables.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Reads everything as it was at one moment, without blocking writers. */
export function inSnapshot<Result>(
  db: RawDatabase,
  read: (connection: RawDatabase) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const begin = isPostgres(db)
      ? sql`begin isolation level repeatable read, read only`
      : sql`begin`;
    await begin.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
