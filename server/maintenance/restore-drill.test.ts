import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase, type Engine, type TestDatabase } from "#tests/setup/test-database.ts";
import { dumpDatabase } from "#tests/stored-databases/dump.ts";
import { expectAllAlive } from "#tests/stored-databases/journey.ts";
import { loadStored, readKnown } from "#tests/stored-databases/load.ts";
import { openDatabase } from "../storage/database.ts";
import { makeBackup } from "./backup.ts";
import { openBackup } from "./open-backup.ts";
import { restoreBackup } from "./restore.ts";

const VERSION = "0.1.0";

/** Milliseconds on a machine that is busy with other tests; some seconds on an idle one. */
const SLOW = 60_000;

/**
 * A backup as it is made before an update; then the database is lost, and only the backup is left.
 */
test.each<[string, Engine, Engine[]]>([
  ["SQLite comes back", "sqlite", ["sqlite"]],
  ["PostgreSQL comes back", "postgres", ["postgres"]],
  ["SQLite moves to PostgreSQL and back", "sqlite", ["postgres", "sqlite"]],
])(
  "after everything was lost but the backup, %s with all that its people remember",
  async (_, first, next) => {
    const safe = mkdtempSync(join(tmpdir(), "sevenfold-safe-"));
    const known = readKnown(VERSION);
    let place = await loadStored(first, VERSION);
    try {
      for (const [step, engine] of next.entries()) {
        const { file } = await makeBackup(place, join(safe, String(step)), new Date(known.madeAt));
        await place.drop();
        place = await createTestDatabase(engine);
        const backup = await openBackup(file);
        await restoreBackup(place, backup, { replace: false });
        await backup.close();
      }
      expect(await rowsOf(place)).toEqual(await rowsAfterUpdate(next.at(-1) ?? first));
      await expectAllAlive(place, known);
    } finally {
      await place.drop();
      rmSync(safe, { recursive: true });
    }
  },
  SLOW,
);

/** The same data if nothing had been lost and the server had just been updated. */
async function rowsAfterUpdate(engine: Engine): Promise<string[]> {
  const place = await loadStored(engine, VERSION);
  try {
    await (await openDatabase(place)).close();
    return await rowsOf(place);
  } finally {
    await place.drop();
  }
}

/** Every row except those of the migrations, which say when they ran. */
async function rowsOf(place: TestDatabase): Promise<string[]> {
  const { rows } = await dumpDatabase(place);
  return rows.filter((insertion) => !insertion.startsWith('insert into "kysely_migration"'));
}
