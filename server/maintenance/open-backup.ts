import { open, stat } from "node:fs/promises";
import { checkPortable, portableRows } from "./portable-file.ts";
import { appliedMigrations } from "./raw-database.ts";
import { Refusal } from "./refusal.ts";
import { expectSoundFile, openFile } from "./sqlite-file.ts";
import { allRows, countRows, type StoredRow } from "./table-rows.ts";

/** A backup that was read completely and found intact. */
export interface Backup {
  readonly file: string;
  readonly madeAt: Date;
  /** The migrations that made its schema, in order. */
  readonly migrations: readonly string[];
  /** Rows per table. */
  readonly counts: Readonly<Record<string, number>>;
  /** All rows, in an order in which they can be inserted. */
  rows(): AsyncIterable<StoredRow>;
  close(): Promise<void>;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const SQLITE = Buffer.from("SQLite format 3\0");

/**
 * Opens a backup of either form, recognized by its first bytes, and checks it completely.
 * @throws Refusal when it is absent, damaged, incomplete or something else.
 */
export async function openBackup(file: string): Promise<Backup> {
  const first = await firstBytes(file);
  if (first.subarray(0, GZIP.length).equals(GZIP)) return openPortable(file);
  if (first.equals(SQLITE)) return openSqlite(file);
  throw new Refusal(`${file} is not a backup of Sevenfold.`);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, "r").catch(() => {
    throw new Refusal(`${file} cannot be read.`);
  });
  const buffer = Buffer.alloc(SQLITE.length);
  try {
    const { bytesRead } = await handle.read(buffer);
    return buffer.subarray(0, bytesRead);
  } catch {
    throw new Refusal(`${file} is not a file that can be read.`);
  } finally {
    await handle.close();
  }
}

async function openPortable(file: string): Promise<Backup> {
  const { header, counts } = await checkPortable(file);
  return {
    file,
    madeAt: new Date(header.made_at),
    migrations: header.migrations,
    counts,
    rows: () => portableRows(file),
    close: async () => {},
  };
}

async function openSqlite(file: string): Promise<Backup> {
  await expectSoundFile(file);
  const db = openFile(file);
  return {
    file,
    madeAt: (await stat(file)).mtime,
    migrations: await appliedMigrations(db),
    counts: await countRows(db),
    rows: () => allRows(db),
    close: () => db.destroy(),
  };
}
