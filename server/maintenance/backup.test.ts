import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import SQLite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fillEarlierVersion } from "#tests/setup/earlier-plans.ts";
import {
  createTestDatabase,
  ENGINES,
  type Engine,
  type TestDatabase,
} from "#tests/setup/test-database.ts";
import { type OpenDatabase, openDatabase } from "../storage/database.ts";
import { makeBackup } from "./backup.ts";
import { openBackup } from "./open-backup.ts";
import { inSnapshot, isPostgres, openRaw, type RawDatabase } from "./raw-database.ts";
import { Refusal } from "./refusal.ts";
import { type RestoreOptions, restoreBackup } from "./restore.ts";
import { STORED_TABLES } from "./stored-tables.ts";
import { allRows, type StoredRow } from "./table-rows.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const MADE = new Date(NOW);

/** Bytes of a SQLite page. */
const PAGE = 4_096;

/** More plans than are read at once. */
const MEMBERS = 60;
const PLANS_EACH = 4;

/** Fills every table, with texts that would break a careless format. */
function fill({ db }: OpenDatabase): Promise<void> {
  return (db as unknown as RawDatabase).transaction().execute(fillTables);
}

async function fillTables(db: RawDatabase): Promise<void> {
  const time = new Date(NOW + 1).toISOString();
  const flag = (value: boolean) => (isPostgres(db) ? value : Number(value));
  const common = { createdAt: time, updatedAt: time };
  const rows = new Map<string, Record<string, unknown>[]>();
  const insert = (table: string, row: Record<string, unknown>) => {
    rows.set(table, [...(rows.get(table) ?? []), row]);
  };
  insert("instance_settings", { key: "secret", value: "s".repeat(64) });
  insert("rate_limits", { key: "chat:::1", count: 3, reset_at: NOW });
  insert("model_usage", { day: "2026-01-31", calls: 7 });
  insert("video_searches", { query: "q", video_id: null, title: null, searched_at: 8.64e15 });
  for (let at = 0; at < MEMBERS; at += 1) {
    const user_id = `user-${at}`;
    insert("auth_users", {
      id: user_id,
      name: `Ada "the\n\\first" ${at} 🪁`,
      email: `ada-${at}@example.org`,
      emailVerified: flag(at % 2 === 0),
      twoFactorEnabled: at === 0 ? flag(true) : null,
      image: null,
      username: "",
      ...common,
    });
    insert("auth_sessions", {
      id: `session-${at}`,
      token: `token-${at}`,
      userId: user_id,
      expiresAt: time,
      ipAddress: "::1",
      userAgent: null,
      ...common,
    });
    insert("auth_accounts", {
      id: `account-${at}`,
      accountId: user_id,
      providerId: "credential",
      userId: user_id,
      password: "salt:hash",
      accessTokenExpiresAt: at % 2 === 0 ? time : null,
      ...common,
    });
    insert("user_profiles", {
      user_id,
      time_zone: "Europe/Berlin",
      last_active_at: NOW,
      total_plans_created: PLANS_EACH,
      total_days_completed: 1,
      current_streak: 1,
      longest_streak: 1,
    });
    insert("learned_days", { user_id, date: "2026-01-30", completions: 1 });
    insert("learned_days", { user_id, date: "2026-01-31", completions: 0 });
    for (let plan = 0; plan < PLANS_EACH; plan += 1) {
      insertPlan(insert, user_id, `plan-${at}-${plan}`);
    }
  }
  insert("auth_verifications", {
    id: "v",
    identifier: "i",
    value: "{}",
    expiresAt: time,
    ...common,
  });
  insert("auth_second_factors", {
    id: "f",
    secret: "x",
    backupCodes: "[]",
    userId: "user-0",
    verified: flag(true),
    failedVerificationCount: 0,
    lockedUntil: time,
  });
  insert("auth_jwks", { id: "k", publicKey: "{}", privateKey: "{}", createdAt: time });
  insert("day_writes", { plan_id: "plan-0-0", day: 2, leased_until: NOW });
  insert("plan_shares", { token: "t", plan_id: "plan-0-0", created_at: NOW });
  insert("mails", {
    id: "m",
    kind: "confirm",
    recipient: "ada@example.org",
    subject: "Hello",
    text: "One\r\nTwo \u2028 three",
    html: "<p>é</p>",
    created_at: NOW,
    next_attempt_at: null,
  });
  insert("newsletter_subscribers", {
    id: "n",
    email: "ada@example.org",
    status: "confirmed",
    confirm_token: null,
    unsubscribe_token: "u",
    created_at: NOW,
    last_mailed_at: NOW,
  });
  insert("contact_messages", {
    id: "c",
    name: "Ada",
    email: "ada@example.org",
    subject: "General",
    message: "One\n\ntwo",
    mail_id: "m",
    created_at: NOW,
  });
  // One statement per table: one per row would take most of these tests' time.
  for (const { name } of STORED_TABLES) {
    const found = rows.get(name);
    if (found) await db.insertInto(name).values(found).execute();
  }
}

function insertPlan(
  insert: (table: string, row: Record<string, unknown>) => void,
  user_id: string,
  id: string,
): void {
  insert("plans", {
    id,
    user_id,
    hobby: "Kite making",
    hobby_key: id,
    title: "Learn Kite making in 7 Days",
    overview: "",
    difficulty: "beginner",
    category: "craft",
    total_days: 7,
    outline: JSON.stringify({ text: `凧 ${"x".repeat(200)}`, "": null }),
    days_apart: 1,
    created_at: NOW,
    updated_at: NOW,
    paused_at: null,
    paused_ms: 5,
    deleted_at: null,
  });
  insert("plan_days", { plan_id: id, number: 1, content_version: 1, content: '{"day":1}' });
  insert("learning_events", {
    plan_id: id,
    id: "event-1",
    kind: "complete-day",
    at: NOW,
    day: 1,
    value: null,
  });
  insert("plan_states", {
    plan_id: id,
    completed_count: 1,
    changed_at: NOW,
    event_count: 1,
    state: JSON.stringify([{ kind: "complete-day", id: "event-1", day: 1, at: NOW }]),
  });
}

const FLAGS = ["emailVerified", "twoFactorEnabled", "verified"];

const flagsIn = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    FLAGS.filter((name) => (row[name] ?? null) !== null).map((name) => [name, Boolean(row[name])]),
  );

/** Everything in the database, in one form for both engines. */
async function contentOf(place: TestDatabase): Promise<StoredRow[]> {
  const db = await openRaw(place, "read");
  if (!db) return [];
  try {
    return await inSnapshot(db, async (connection) => {
      const rows: StoredRow[] = [];
      for await (const row of allRows(connection)) rows.push(JSON.parse(JSON.stringify(row)));
      // SQLite stores booleans as 1 and 0.
      return rows.map(({ table, row }) => ({ table, row: { ...row, ...flagsIn(row) } }));
    });
  } finally {
    await db.destroy();
  }
}

async function restore(
  place: TestDatabase,
  file: string,
  replace = false,
  timeout: Pick<RestoreOptions, "timeoutMs"> = {},
): Promise<void> {
  const backup = await openBackup(file);
  try {
    await restoreBackup(place, backup, { replace, ...timeout });
  } finally {
    await backup.close();
  }
}

/** Backs up into a folder of its own, in the engine's own form unless a name says otherwise. */
async function backUp(place: TestDatabase, name = ""): Promise<string> {
  const target = join(place.dataDir, crypto.randomUUID(), name);
  return (await makeBackup(place, target, MADE)).file;
}

async function filledPlace(engine: Engine): Promise<TestDatabase> {
  const place = await createTestDatabase(engine);
  const opened = await openDatabase(place);
  await fill(opened);
  await opened.close();
  return place;
}

describe.each(ENGINES)("a backup of %s", (engine) => {
  /** Filled once, because most tests only read it. Those that write make their own. */
  let place: TestDatabase;
  let before: StoredRow[];
  const others: TestDatabase[] = [];
  beforeAll(async () => {
    place = await filledPlace(engine);
    before = await contentOf(place);
  });
  afterEach(async () => {
    for (const other of others.splice(0)) await other.drop();
  });
  afterAll(async () => {
    await place.drop();
  });
  const mine = async (making: Promise<TestDatabase>) => {
    const made = await making;
    others.push(made);
    return made;
  };
  const emptyPlace = (other = engine) => mine(createTestDatabase(other));
  const ownPlace = () => mine(filledPlace(engine));

  test("knows every table and its key", async () => {
    const { db, close } = await openDatabase(place);
    try {
      const tables = await db.introspection.getTables();
      const current = STORED_TABLES.filter(({ isFormer }) => !isFormer);
      expect(tables.map(({ name }) => name).sort()).toEqual(current.map(({ name }) => name).sort());
      const used = new Set((await contentOf(place)).map(({ table }) => table));
      expect(current.filter(({ name }) => !used.has(name))).toEqual([]);
    } finally {
      await close();
    }
  });

  test("of either form restores into an empty database of either engine, and twice the same", async () => {
    const files = [await backUp(place), await backUp(place, "portable.ndjson.gz")];
    for (const file of files) {
      for (const other of ENGINES) {
        const target = await emptyPlace(other);
        await restore(target, file);
        expect(await contentOf(target)).toEqual(before);
        await restore(target, file, true);
        expect(await contentOf(target)).toEqual(before);
      }
    }
  });

  test("can be opened by a server afterwards", async () => {
    const target = await emptyPlace();
    await restore(target, await backUp(place));
    const { db, close } = await openDatabase(target);
    try {
      const plans = await db.selectFrom("plans").select("paused_ms").execute();
      expect(plans).toEqual(Array(MEMBERS * PLANS_EACH).fill({ paused_ms: 5 }));
    } finally {
      await close();
    }
  });

  test("of the version before plans had rows of their own restores on either engine", async () => {
    const earlier = await mine(createTestDatabase(engine));
    await fillEarlierVersion(earlier, 10, 300);
    for (const file of [await backUp(earlier), await backUp(earlier, "portable.ndjson.gz")]) {
      for (const other of ENGINES) {
        const target = await emptyPlace(other);
        await restore(target, file);
        const { db, close } = await openDatabase(target);
        const states = await db.selectFrom("plan_states").select("completed_count").execute();
        const events = await db.selectFrom("learning_events").select("kind").execute();
        await close();
        expect(states).toEqual(Array(10).fill({ completed_count: 2 }));
        expect(events.filter(({ kind }) => kind === "complete-day")).toHaveLength(20);
      }
    }
  });

  test("is readable by its owner alone, and leaves nothing unfinished behind", async () => {
    const folder = join(place.dataDir, "kept");
    const { file } = await makeBackup(place, folder, MADE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual([
      `sevenfold-2026-01-31T120000Z${engine === "sqlite" ? ".sqlite" : ".ndjson.gz"}`,
    ]);
  });

  test("never replaces a file", async () => {
    await makeBackup(place, undefined, MADE);
    await expect(makeBackup(place, undefined, MADE)).rejects.toThrow("exists already");
  });

  test("is of one moment while another process writes", async () => {
    const place = await ownPlace();
    const writer = startWriter(place);
    await once(writer.child.stdout, "data");
    try {
      for (const name of [undefined, "portable.ndjson.gz"]) {
        const target = await emptyPlace();
        await restore(target, await backUp(place, name));
        const rows = await contentOf(target);
        const count = (table: string) => rows.filter((row) => row.table === table).length;
        expect(count("plans")).toBeGreaterThan(MEMBERS * PLANS_EACH);
        // The writer adds both in one transaction.
        expect(count("plan_states")).toBe(count("plans"));
      }
      expect(writer.child.exitCode).toBe(null);
    } finally {
      await writer.stop();
    }
  });

  test("does not take the place of members unless it is told to", async () => {
    const place = await ownPlace();
    const file = await backUp(place);
    await expect(restore(place, file)).rejects.toThrow("--replace");
    expect(await contentOf(place)).toEqual(before);
    await changeSomething(place);
    expect(await contentOf(place)).not.toEqual(before);
    await restore(place, file, true);
    expect(await contentOf(place)).toEqual(before);
  });

  test("is not restored while a server uses the database", async () => {
    const file = await backUp(place);
    const server = await openDatabase(place);
    await server.db.selectFrom("auth_users").select("id").execute();
    await expect(restore(place, file, true, { timeoutMs: 150 })).rejects.toThrow("in use");
    await server.close();
    expect(await contentOf(place)).toEqual(before);
  });

  test("waits for a server that is about to end", async () => {
    const place = await ownPlace();
    const file = await backUp(place);
    await changeSomething(place);
    const server = await openDatabase(place);
    await server.db.selectFrom("auth_users").select("id").execute();
    const restored = restore(place, file, true, { timeoutMs: 15_000 });
    await pause(250);
    await server.close();
    await restored;
    expect(await contentOf(place)).toEqual(before);
  });

  test("does not take the place of a later version's data, nor does a later version's backup", async () => {
    const place = await ownPlace();
    const file = await backUp(place);
    await comeFromLater(place);
    await expect(restore(place, file, true)).rejects.toThrow("later version");
    expect(await contentOf(place)).toEqual(before);
    const target = await emptyPlace();
    await expect(restore(target, await backUp(place))).rejects.toThrow("later version");
    expect(await contentOf(target)).toEqual([]);
  });

  test.each(["portable.ndjson.gz", undefined])(
    "that is cut off, altered or foreign changes nothing (%s)",
    async (name) => {
      const file = await backUp(place, name);
      const whole = readFileSync(file);
      for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
        writeFileSync(file, whole);
        truncateSync(file, Math.floor(whole.length * share));
        await expect(restore(place, file, true)).rejects.toThrow(Refusal);
      }
      for (const share of [0.2, 0.5, 0.8]) {
        const altered = Buffer.from(whole);
        // In SQLite, structure is where pages begin; inside a text, any byte would do.
        const unit = name ? 1 : PAGE;
        const start = Math.floor((whole.length * share) / unit) * unit;
        altered.fill(0xff, start, start + 600);
        writeFileSync(file, altered);
        await expect(restore(place, file, true)).rejects.toThrow(Refusal);
      }
      writeFileSync(file, "something else altogether");
      await expect(restore(place, file, true)).rejects.toThrow(Refusal);
      await expect(restore(place, `${file}.absent`, true)).rejects.toThrow(Refusal);
      expect(await contentOf(place)).toEqual(before);
    },
  );

  test.each([
    ["lacks a row", (lines: string[]) => lines.toSpliced(5, 1)],
    ["lacks its end", (lines: string[]) => lines.slice(0, -1)],
    ["goes on after its end", (lines: string[]) => [...lines, lines[3] ?? ""]],
    ["names a table that does not exist", replaced('"table":"mails"', '"table":"pg_user"')],
    ["names a column that does not exist", replaced('"completions":1', '"completion":1')],
    ["has a row that belongs to nobody", replaced('"user_id":"user-3"', '"user_id":"nobody"')],
    [
      "was made by a later version",
      replaced('"migrations":[', '"migrations":["2999-01-01-later",'),
    ],
    ["is of another format", replaced('"version":1', '"version":2')],
  ])("that %s changes nothing", async (_, change) => {
    const file = await backUp(place, "portable.ndjson.gz");
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    writeFileSync(file, gzipSync(`${change(lines).join("\n")}\n`));
    await expect(restore(place, file, true)).rejects.toThrow();
    expect(await contentOf(place)).toEqual(before);
  });

  test("of an earlier version gets the tables that were added since", async () => {
    const file = await backUp(place, "portable.ndjson.gz");
    const earlier = gunzipSync(readFileSync(file))
      .toString()
      .split("\n")
      .filter((line) =>
        /^\{"format|^\{"table":"(?:rate_limits|model_usage|video_searches)"/u.test(line),
      )
      .map((line) =>
        line.replace(/"migrations":\[[^\]]*\]/u, '"migrations":["2026-11-21-limits-and-caches"]'),
      );
    const end = { counts: { rate_limits: 1, model_usage: 1, video_searches: 1 } };
    writeFileSync(file, gzipSync([...earlier, JSON.stringify(end), ""].join("\n")));
    const target = await emptyPlace();
    await restore(target, file);
    expect((await contentOf(target)).map(({ table }) => table)).toEqual([
      "rate_limits",
      "model_usage",
      "video_searches",
    ]);
    const { db, close } = await openDatabase(target);
    expect(await db.selectFrom("plans").select("id").execute()).toEqual([]);
    await close();
  });
});

test("where no database is yet, there is nothing to back up, and none is made", async () => {
  const place = await createTestDatabase("sqlite");
  await expect(makeBackup(place, undefined, MADE)).rejects.toThrow(Refusal);
  expect(readdirSync(place.dataDir)).toEqual([]);
  await place.drop();
});

test("one flipped bit in a portable backup is noticed, wherever it is", async () => {
  const place = await filledPlace("sqlite");
  const file = await backUp(place, "portable.ndjson.gz");
  const whole = readFileSync(file);
  // After gzip's own header: its time and system name mean nothing.
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
    writeFileSync(file, flipped);
    await expect(openBackup(file), `byte ${at}`).rejects.toThrow(Refusal);
  }
  await place.drop();
});

test("an empty database of SQLite, or another program's, is no backup", async () => {
  const place = await createTestDatabase("sqlite");
  const file = join(place.dataDir, "other.sqlite");
  for (const statement of ["vacuum", "create table auth_users (id text)"]) {
    const db = new SQLite(file);
    db.exec(statement);
    db.close();
    await expect(restore(place, file)).rejects.toThrow(Refusal);
  }
  await place.drop();
});

function replaced(text: string, by: string) {
  return (lines: string[]) => {
    const changed = lines.map((line) => line.replace(text, by));
    expect(changed).not.toEqual(lines);
    return changed;
  };
}

async function changeSomething(place: TestDatabase): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db.deleteFrom("auth_users").where("id", "=", "user-1").execute();
  await db.updateTable("user_profiles").set({ current_streak: 9 }).execute();
  await close();
}

/** As if a later version had once been started on it. */
async function comeFromLater(place: TestDatabase): Promise<void> {
  const db = await openRaw(place, "write");
  const row = { name: "2999-01-01-later", timestamp: "2999-01-01T00:00:00.000Z" };
  await db?.insertInto("kysely_migration").values(row).execute();
  await db?.destroy();
}

/** Adds plans with their progress, one transaction each, until it is told to stop. */
const WRITER = `
  const { openDatabase } = await import(${JSON.stringify(
    pathToFileURL(join(import.meta.dirname, "../storage/database.ts")).href,
  )});
  const { db } = await openDatabase(JSON.parse(process.argv[1]));
  process.stdin.on("data", () => process.exit(0));
  const plan = await db.selectFrom("plans").selectAll().where("id", "=", "plan-0-0").executeTakeFirst();
  const state = await db.selectFrom("plan_states").selectAll().where("plan_id", "=", "plan-0-0").executeTakeFirst();
  for (let at = 0; ; at += 1) {
    const id = "added-" + at;
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto("plans").values({ ...plan, id, hobby_key: id }).execute();
      await transaction.insertInto("plan_states").values({ ...state, plan_id: id }).execute();
    });
    if (at === 20) console.log("writing");
    // SQLite answers without a turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
`;

function startWriter({ url, dataDir }: TestDatabase) {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", WRITER, JSON.stringify({ url, dataDir })],
    { cwd: import.meta.dirname, stdio: ["pipe", "pipe", "inherit"] },
  );
  return {
    child,
    stop: async () => {
      const ended = once(child, "exit");
      child.stdin.write("stop\n");
      await ended;
    },
  };
}
