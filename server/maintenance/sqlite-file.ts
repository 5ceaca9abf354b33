import { Kysely, sql } from "kysely";
import { createSqliteDialect } from "../storage/sqlite.ts";
import { appliedMigrations, type RawDatabase, type RawTables } from "./raw-database.ts";
import { Refusal } from "./refusal.ts";

/** Opens a SQLite file for reading, whatever it contains. */
export const openFile = (file: string): RawDatabase =>
  new Kysely<RawTables>({ dialect: createSqliteDialect(file, { readOnly: true }) });

/** @throws Refusal when the file is damaged, incomplete or not ours. */
export async function expectSoundFile(file: string): Promise<void> {
  const db = openFile(file);
  try {
    await expectSound(db, file);
  } finally {
    await db.destroy();
  }
}

async function expectSound(db: RawDatabase, file: string): Promise<void> {
  const problems = await findProblems(db);
  if (problems) throw new Refusal(`${file} is damaged: ${problems}`);
  if ((await appliedMigrations(db)).length === 0) {
    throw new Refusal(`${file} is no database of Sevenfold.`);
  }
}

async function findProblems(db: RawDatabase): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const first = rows[0]?.integrity_check;
    if (first !== "ok") return first ?? "it cannot be checked";
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
    const orphan = orphans.rows[0];
    return orphan && `a row in ${orphan.table} belongs to nothing`;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_")) {
      return error.message;
    }
    throw error;
  }
}
