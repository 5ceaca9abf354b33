import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { openDatabase } from "./database.ts";
import { fileFault } from "./file-fault.ts";
import { migrations } from "./migrations/index.ts";
import { SQLITE_FILE } from "./sqlite.ts";

const PROCESSES = 4;
const NOW = Date.UTC(2026, 0, 31);

/** Opens the database in a separate process as soon as a line arrives, and counts one call. */
const OPENER = `
  import { once } from "node:events";
  const [database, limits] = await Promise.all([
    import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/database.ts`).href)}),
    import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/rate-limits.ts`).href)}),
    // Loaded before the signal, so that the processes are as close together as they can be.
    import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/sqlite.ts`).href)}),
    import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/postgres.ts`).href)}),
  ]);
  console.log("waiting");
  await once(process.stdin, "data");
  const { db, close } = await database.openDatabase(JSON.parse(process.argv[1]));
  await limits.takeFromLimit(db, { name: "open", max: 99, seconds: 60 }, "all", ${NOW});
  await close();
  process.exit(0);
`;

describe.each(ENGINES)("opening the database on %s", (engine) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createTestDatabase(engine);
  });
  afterEach(() => place.drop());

  test("an empty one gets every table; opening it again changes nothing and keeps the data", async () => {
    const first = await openDatabase(place);
    await first.db.insertInto("model_usage").values({ day: "2026-01-31", calls: 3 }).execute();
    await first.close();
    const second = await openDatabase(place);
    try {
      expect(await second.db.selectFrom("model_usage").selectAll().execute()).toEqual([
        { day: "2026-01-31", calls: 3 },
      ]);
      expect(await migrated(second.db)).toEqual(Object.keys(migrations));
    } finally {
      await second.close();
    }
  });

  test("processes that open an empty one at the same moment all succeed", async () => {
    const openers = Array.from({ length: PROCESSES }, () => startOpener(place));
    await Promise.all(openers.map(({ ready }) => ready));
    for (const opener of openers) opener.go();
    const ends = await Promise.all(openers.map(({ ended }) => ended));
    expect(ends).toEqual(Array(PROCESSES).fill({ code: 0, errors: "" }));
    const { db, close } = await openDatabase(place);
    try {
      expect(await migrated(db)).toEqual(Object.keys(migrations));
      const rows = await db.selectFrom("rate_limits").select(["key", "count"]).execute();
      expect(rows).toEqual([{ key: "open:all", count: PROCESSES }]);
    } finally {
      await close();
    }
  });

  test("no lock outlives its transaction: a pooler may run the next one on another connection", async () => {
    const statements: string[] = [];
    const onQuery = ({ query }: { query: { sql: string } }) => void statements.push(query.sql);
    const { close } = await openDatabase({ ...place, onQuery });
    await close();
    const locks = statements.filter((statement) => statement.includes("advisory"));
    expect(locks.length > 0).toBe(engine === "postgres");
    for (const lock of locks) expect(lock).toContain("pg_advisory_xact_lock(");
  });

  test("times far in the future come back as the numbers that they were", async () => {
    const { db, close } = await openDatabase(place);
    try {
      const row = { query: "knit stitch", video_id: null, title: null, searched_at: 8.64e15 };
      await db.insertInto("video_searches").values(row).execute();
      expect(await db.selectFrom("video_searches").selectAll().execute()).toEqual([row]);
    } finally {
      await close();
    }
  });

  test("the place is named without a password", async () => {
    const { place: name, close } = await openDatabase(
      place.url ? { ...place, url: place.url.replace("test@", "test:pass-1@") } : place,
    );
    await close();
    expect(name).not.toContain("pass-1");
    expect(name).toContain(place.url ? new URL(place.url).host : place.dataDir);
  });
});

test("the folder and the file of an embedded one are for their owner's eyes alone", async () => {
  const place = await createTestDatabase("sqlite");
  const dataDir = join(place.dataDir, "new");
  const { close } = await openDatabase({ dataDir });
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect([modeOf(dataDir), modeOf(join(dataDir, SQLITE_FILE))]).toEqual([0o700, 0o600]);
  await close();
  await place.drop();
});

describe("an embedded one that cannot be used", () => {
  let place: TestDatabase;
  let file: string;
  beforeEach(async () => {
    place = await createTestDatabase("sqlite");
    file = join(place.dataDir, SQLITE_FILE);
  });
  afterEach(() => place.drop());

  const expectRefused = async (dataDir = place.dataDir) => {
    const error = await openDatabase({ dataDir }).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error?.name).toBe("DatabaseFileError");
    expect(error?.message).toContain(join(dataDir, SQLITE_FILE));
    return error?.message;
  };

  test("is no database at all: the file is named, and left as it is", async () => {
    writeFileSync(file, "these are no pages ".repeat(500));
    const before = readFileSync(file);
    expect(await expectRefused()).toMatch(/is damaged \(.+\).+npm run restore/u);
    expect(readFileSync(file)).toEqual(before);
  });

  test("has a page that contradicts the others: the file is named, and what to do", async () => {
    const { db, close } = await openDatabase(place);
    const value = "x".repeat(200_000);
    await db.insertInto("instance_settings").values({ key: "large", value }).execute();
    await close();
    const pages = readFileSync(file);
    // The root pages of tables and indexes are at the beginning.
    pages.fill(0xa5, 5 * 4_096, 12 * 4_096);
    writeFileSync(file, pages);
    expect(await expectRefused()).toMatch(/is damaged \(.+\).+npm run restore/u);
  });

  test("lies where nothing can be made: the variable is named", async () => {
    writeFileSync(join(place.dataDir, "a-file"), "");
    expect(await expectRefused(join(place.dataDir, "a-file", "data"))).toContain("DATA_DIR");
  });

  test.each(["EACCES", "EROFS", "SQLITE_READONLY", "SQLITE_READONLY_DIRECTORY", "SQLITE_CANTOPEN"])(
    "may not be written to (%s): the owner is asked for",
    (code) => {
      const fault = fileFault("/data/a.sqlite", Object.assign(new Error("refused"), { code }));
      expect(fault?.message).toMatch(/\/data\/a\.sqlite cannot be written to .+DATA_DIR/u);
    },
  );

  test("on a full disk is told so; what has nothing to do with the file is not its fault", () => {
    const full = Object.assign(new Error("full"), { code: "SQLITE_FULL" });
    expect(fileFault("a", full)?.message).toContain("Make room");
    expect(fileFault("a", new Error("a slip"))).toBeUndefined();
  });
});

test("what is deleted from an embedded one is not in its file any more", async () => {
  const place = await createTestDatabase("sqlite");
  const { db, close } = await openDatabase(place);
  const secret = "ada.lovelace@example.org ";
  const keys = ["short", "long"];
  for (const [at, key] of keys.entries()) {
    const value = secret.repeat(1 + at * 5_000);
    await db.insertInto("instance_settings").values({ key, value }).execute();
  }
  await db.deleteFrom("instance_settings").where("key", "in", keys).execute();
  await close();
  const bytes = readFileSync(join(place.dataDir, SQLITE_FILE));
  expect(bytes.includes(secret)).toBe(false);
  await place.drop();
});

test("a database that cannot be reached is an error, not a wait", async () => {
  const opening = openDatabase({ url: "postgres://nobody@127.0.0.1:9/none", dataDir: "." });
  await expect(opening).rejects.toThrow("ECONNREFUSED");
});

/** The names of the migrations that Kysely has recorded as done. */
async function migrated(db: Awaited<ReturnType<typeof openDatabase>>["db"]): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

function startOpener({ url, dataDir }: TestDatabase) {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", OPENER, JSON.stringify({ url, dataDir })],
    { cwd: import.meta.dirname, stdio: "pipe" },
  );
  const errors = text(child.stderr);
  return {
    ready: once(child.stdout, "data"),
    go: () => child.stdin.write("go\n"),
    ended: once(child, "exit").then(async ([code]) => ({ code, errors: await errors })),
  };
}
