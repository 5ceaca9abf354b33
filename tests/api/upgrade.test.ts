import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { openRaw, type RawDatabase, tableNames } from "#server/maintenance/raw-database.ts";
import { countRows } from "#server/maintenance/table-rows.ts";
import { openDatabase } from "#server/storage/database.ts";
import { migrations } from "#server/storage/migrations/index.ts";
import { fillEarlierVersion } from "#tests/setup/earlier-plans.ts";
import { startServerProcess } from "#tests/setup/server-process.ts";
import {
  createTestDatabase,
  ENGINES,
  type Engine,
  type TestDatabase,
} from "#tests/setup/test-database.ts";
import { dumpDatabase } from "#tests/stored-databases/dump.ts";
import { expectAllAlive } from "#tests/stored-databases/journey.ts";
import { loadStored, readKnown } from "#tests/stored-databases/load.ts";

const VERSIONS = readdirSync(join(import.meta.dirname, "../stored-databases"), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Milliseconds on a machine that is busy with other tests; some seconds on a quiet one. */
const SLOW = 60_000;

const FIRST_TWO = ["2026-11-21-limits-and-caches", "2026-11-21-members"];
const LAST = Object.keys(migrations).sort().at(-1);

const places: TestDatabase[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.drop();
});

async function kept(making: Promise<TestDatabase>): Promise<TestDatabase> {
  const place = await making;
  places.push(place);
  return place;
}

/** Brings a database up to date, as each start does, and closes it. */
const update = async (place: TestDatabase) => (await openDatabase(place)).close();

/** A database on which two migrations have run; the third makes two tables and then alters another. */
async function beforeTheThird(engine: Engine): Promise<TestDatabase> {
  const place = await kept(createTestDatabase(engine));
  await inRaw(place, async (db) => {
    const earlier = Object.fromEntries(FIRST_TWO.map((name) => [name, migrations[name]]));
    const provider = { getMigrations: async () => earlier as typeof migrations };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    await db.insertInto("instance_settings").values({ key: "secret", value: "s" }).execute();
  });
  return place;
}

describe.each(ENGINES)("an update on %s", { timeout: SLOW }, (engine) => {
  describe.each(VERSIONS)("of version %s", (version) => {
    const stored = () => kept(loadStored(engine, version));

    test("loses nothing that its people remember, and goes on", async () => {
      await expectAllAlive(await stored(), readKnown(version));
    });

    test("ends with the same schema as a new database: no released migration was edited", async () => {
      const [updated, fresh] = [await stored(), await kept(createTestDatabase(engine))];
      for (const place of [updated, fresh]) await update(place);
      expect((await dumpDatabase(updated)).schema).toEqual((await dumpDatabase(fresh)).schema);
    });
  });

  test("two processes that start at the same moment migrate once, and both run", async () => {
    const place = await beforeTheThird(engine);
    const servers = await Promise.all([startServerProcess(place), startServerProcess(place)]);
    for (const { url } of servers) {
      expect((await fetch(`${url}/api/sign-in-options`)).status).toBe(200);
    }
    for (const { kill } of servers) await kill();
    const fresh = await kept(createTestDatabase(engine));
    await update(fresh);
    const { schema, rows } = await dumpDatabase(place);
    expect(schema).toEqual((await dumpDatabase(fresh)).schema);
    expect(rows.join("\n").split(`'${LAST}'`)).toHaveLength(2);
    expect(rows.join("\n")).toContain("('secret', 's')");
  });

  test("a migration that fails half-way leaves the database as it was", async () => {
    const place = await beforeTheThird(engine);
    // It makes other tables before it finds that this one is there.
    const inTheWay = "contact_messages";
    await inRaw(place, (db) => db.schema.createTable(inTheWay).addColumn("id", "text").execute());
    const before = await dumpDatabase(place);
    await expect(update(place)).rejects.toThrow(inTheWay);
    expect(await dumpDatabase(place)).toEqual(before);
    await inRaw(place, (db) => db.schema.dropTable(inTheWay).execute());
    await update(place);
    expect((await dumpDatabase(place)).rows.join("\n")).toContain(`'${LAST}'`);
  });

  test("a database of a later version is refused in plain words, and not touched", async () => {
    const place = await kept(createTestDatabase(engine));
    await update(place);
    await inRaw(place, async (db) => {
      const row = { name: "2999-01-01-later", timestamp: "2999-01-01T00:00:00.000Z" };
      await db.insertInto("kysely_migration").values(row).execute();
    });
    const before = await dumpDatabase(place);
    await expect(openDatabase(place)).rejects.toMatchObject({
      name: "LaterSchemaError",
      message: expect.stringMatching(
        /later version of Sevenfold \(2999-01-01-later\).*Nothing was changed\..*backup/u,
      ),
    });
    expect(await dumpDatabase(place)).toEqual(before);
  });
});

test("a migration that is killed half-way leaves PostgreSQL as it was", {
  timeout: SLOW,
}, async () => {
  const place = await beforeTheThird("postgres");
  const script = `
    const { openDatabase } = await import(${JSON.stringify(
      pathToFileURL(join(import.meta.dirname, "../../server/storage/database.ts")).href,
    )});
    await openDatabase(JSON.parse(process.argv[1]));
  `;
  const before = await dumpDatabase(place);
  const reader = new pg.Client(place.url);
  await reader.connect();
  // The third one makes two tables before it waits for this reader.
  await reader.query("begin; lock table mails in access share mode");
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      script,
      JSON.stringify({ url: place.url, dataDir: place.dataDir }),
    ],
    { cwd: import.meta.dirname, stdio: "inherit" },
  );
  const isWaiting = async () =>
    (await reader.query("select from pg_locks where relation = 'mails'::regclass and not granted"))
      .rowCount;
  while (!(await isWaiting())) await pause(20);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  await reader.query("rollback");
  await reader.end();
  expect(await dumpDatabase(place)).toEqual(before);
  await update(place);
  expect((await dumpDatabase(place)).rows.join("\n")).toContain(`'${LAST}'`);
});

describe.each(ENGINES)("moving plans into rows of their own on %s", { timeout: SLOW }, (engine) => {
  const PLANS = 12_000;
  const KILLS = 10;

  test(`killed at ${KILLS} points, it starts again and loses nothing`, async () => {
    const place = await kept(createTestDatabase(engine));
    await fillEarlierVersion(place, PLANS, 200);
    const before = await countsOf(place);
    const statements = await countStatements(engine);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const at = Math.max(1, Math.floor((statements * kill) / (KILLS + 1)));
      expect(await updateKilledAt(place, at)).toBe("SIGKILL");
      // It was done in one transaction, so nothing of it is there.
      expect(await countsOf(place)).toEqual(before);
    }
    const told: string[] = [];
    const { db, close } = await openDatabase({ ...place, onUpdate: (line) => told.push(line) });
    const events = await db.selectFrom("learning_events").selectAll().execute();
    const states = await db.selectFrom("plan_states").selectAll().execute();
    const [plan] = await db.selectFrom("plans").selectAll().execute();
    await close();
    expect(told).toContain("bringing the database up to date (2026-11-23-learning)");
    // Two days each, and a finished pause in every second one.
    expect(events).toHaveLength(PLANS * 3);
    expect(states).toHaveLength(PLANS);
    for (const { state, completed_count, event_count } of states) {
      expect({ completed_count, event_count }).toEqual({ completed_count: 2, event_count: 2 });
      expect(JSON.parse(state)).toHaveLength(2);
    }
    expect(JSON.parse(plan?.outline ?? "").days).toHaveLength(1);
  });

  const countsOf = (place: TestDatabase) =>
    inRaw(place, async (db) => {
      const present = await tableNames(db);
      return { tables: [...present].sort(), rows: await countRows(db) };
    });

  /** How many statements the whole update takes. */
  async function countStatements(on: Engine): Promise<number> {
    const place = await kept(createTestDatabase(on));
    await fillEarlierVersion(place, PLANS, 200);
    let statements = 0;
    const { close } = await openDatabase({
      ...place,
      onQuery: () => {
        statements += 1;
      },
    });
    await close();
    return statements;
  }
});

/** Updates a database in a process that kills itself after so many statements. */
async function updateKilledAt(place: TestDatabase, statements: number): Promise<string | null> {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(
      pathToFileURL(join(import.meta.dirname, "../../server/storage/database.ts")).href,
    )});
    const [place, last] = JSON.parse(process.argv[1]);
    let statements = 0;
    const onQuery = () => {
      statements += 1;
      if (statements >= last) process.kill(process.pid, "SIGKILL");
    };
    await openDatabase({ ...place, onQuery });
  `;
  const { url, dataDir } = place;
  const argument = JSON.stringify([{ url, dataDir }, statements]);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script, argument], {
    cwd: import.meta.dirname,
    stdio: "inherit",
  });
  const [, signal] = await once(child, "exit");
  return signal;
}

async function inRaw<Value>(
  place: TestDatabase,
  act: (db: RawDatabase) => Promise<Value>,
): Promise<Value> {
  const db = await openRaw(place, "write");
  if (!db) throw new Error("the database cannot be opened");
  return act(db).finally(() => db.destroy());
}
