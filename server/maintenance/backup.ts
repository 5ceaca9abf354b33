import { existsSync, mkdirSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { sql } from "kysely";
import type { DatabaseOptions } from "../storage/database.ts";
import { writePortable } from "./portable-file.ts";
import { appliedMigrations, inSnapshot, openRaw, type RawDatabase } from "./raw-database.ts";
import { Refusal } from "./refusal.ts";
import { expectSoundFile } from "./sqlite-file.ts";
import { allRows } from "./table-rows.ts";

/** Both engines can read this form; the other one is a SQLite database. */
export const PORTABLE_ENDING = ".ndjson.gz";
export const SQLITE_ENDING = ".sqlite";

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Writes everything in the database at one moment into one file, while the server may go on
 * writing. The file appears under its name when it is complete and on disk.
 * @param target a folder, or a new file whose ending selects the form; without one, the file goes
 *   to
 *   `backups` in the data directory.
 * @throws Refusal when there is nothing to back up, or the target cannot be used.
 */
export async function makeBackup(
  options: DatabaseOptions,
  target: string | undefined,
  now: Date,
): Promise<BackupMade> {
  const db = await openRaw(options, "read");
  if (!db) throw new Refusal(`There is no database in ${options.dataDir} yet.`);
  try {
    const file = chooseFile(target ?? join(options.dataDir, "backups"), options, now);
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    const unfinished = join(folder, `.${basename(file)}.${process.pid}.part`);
    try {
      if (file.endsWith(PORTABLE_ENDING)) await exportRows(db, unfinished, now);
      else await copySqlite(db, unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncToDisk(folder);
    return { file, bytes: statSync(file).size };
  } finally {
    await db.destroy();
  }
}

function chooseFile(target: string, { url }: DatabaseOptions, now: Date): string {
  const isFile = target.endsWith(PORTABLE_ENDING) || target.endsWith(SQLITE_ENDING);
  const stamp = now.toISOString().replace(/\.\d+/u, "").replaceAll(":", "");
  const ending = url ? PORTABLE_ENDING : SQLITE_ENDING;
  const file = isFile ? target : join(target, `sevenfold-${stamp}${ending}`);
  if (existsSync(target) && !isFile && !statSync(target).isDirectory()) {
    throw new Refusal(`${target} is neither a folder nor ends with ${PORTABLE_ENDING}.`);
  }
  if (existsSync(file)) throw new Refusal(`${file} exists already; nothing was written.`);
  if (url && file.endsWith(SQLITE_ENDING)) {
    throw new Refusal(`A backup of PostgreSQL ends with ${PORTABLE_ENDING}.`);
  }
  return file;
}

async function exportRows(db: RawDatabase, file: string, now: Date): Promise<void> {
  await inSnapshot(db, async (connection) => {
    const migrations = await appliedMigrations(connection);
    if (migrations.length === 0) throw new Refusal("The database is empty.");
    await writePortable(file, { made_at: now.toISOString(), migrations }, allRows(connection));
  });
}

/**
 * Copies the file in one read transaction. The engine's page-wise backup would start over whenever
 * another process writes, and never end under constant writes.
 */
async function copySqlite(db: RawDatabase, file: string): Promise<void> {
  // Created empty first, so that nobody else can read it at any time.
  await (await open(file, "wx", 0o600)).close();
  await sql`vacuum into ${file}`.execute(db);
  await expectSoundFile(file);
  await syncToDisk(file);
}

async function syncToDisk(path: string): Promise<void> {
  // Windows syncs folders by itself and cannot open them.
  if (process.platform === "win32" && statSync(path).isDirectory()) return;
  const handle = await open(path, process.platform === "win32" ? "r+" : "r");
  await handle.sync();
  await handle.close();
}
