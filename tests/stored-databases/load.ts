import { readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import { createTestDatabase, type Engine, type TestDatabase } from "#tests/setup/test-database.ts";
import type { Known } from "./known.ts";

const fileOf = (version: string, name: string): string =>
  readFileSync(join(import.meta.dirname, version, name), "utf8");

/** A database as this version stored it, in a place of its own; no migration has run on it. */
export async function loadStored(engine: Engine, version: string): Promise<TestDatabase> {
  const place = await createTestDatabase(engine);
  const statements = fileOf(version, `${engine}.sql`);
  if (place.url) {
    const client = new pg.Client(place.url);
    await client.connect();
    await client.query(statements);
    await client.end();
  } else {
    const db = new SQLite(join(place.dataDir, SQLITE_FILE));
    db.exec(statements);
    db.close();
  }
  return place;
}

/** What people outside kept of that version, and what it answered them. */
export const readKnown = (version: string): Known => JSON.parse(fileOf(version, "known.json"));
