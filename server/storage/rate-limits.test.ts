import { afterEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { forgetOldLimits, takeFromLimit } from "./rate-limits.ts";

const CHAT = { name: "chat", max: 20, seconds: 60 };
const NOW = Date.UTC(2026, 0, 31, 12);
const YEAR = 365 * 24 * 3_600_000;

describe.each(ENGINES)("limits on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase[] = [];
  afterEach(async () => {
    for (const one of opened) await one.close();
    opened = [];
    await place.drop();
  });

  const open = async () => {
    place = opened.length > 0 ? place : await createTestDatabase(engine);
    const database = await openDatabase(place);
    opened.push(database);
    return database.db;
  };

  test("50 calls at once through two connections: exactly the allowed ones pass", async () => {
    const dbs = [await open(), await open()];
    const results = await Promise.all(
      Array.from({ length: 50 }, async (_, call) => {
        const db = dbs[call % 2] ?? dbs[0];
        return db && takeFromLimit(db, CHAT, "203.0.113.7", NOW);
      }),
    );
    expect(results.filter((result) => result?.allowed)).toHaveLength(CHAT.max);
  });

  test("who is refused hears how long to wait", async () => {
    const db = await open();
    const once = { ...CHAT, max: 1 };
    expect(await takeFromLimit(db, once, "a", NOW)).toEqual({ allowed: true });
    expect(await takeFromLimit(db, once, "a", NOW + 100)).toEqual({
      allowed: false,
      retryAfter: 60,
    });
    expect(await takeFromLimit(db, once, "a", NOW + 59_999)).toEqual({
      allowed: false,
      retryAfter: 1,
    });
  });

  test("refused calls do not make the window longer, and a new one begins with its full count", async () => {
    const db = await open();
    const twice = { ...CHAT, max: 2 };
    const take = async (after: number) =>
      (await takeFromLimit(db, twice, "a", NOW + after)).allowed;
    expect([await take(0), await take(1), await take(30_000), await take(59_999)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([await take(60_000), await take(60_001), await take(60_002)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("each visitor and each limit is counted by itself", async () => {
    const db = await open();
    const once = { ...CHAT, max: 1 };
    expect((await takeFromLimit(db, once, "a", NOW)).allowed).toBe(true);
    expect((await takeFromLimit(db, once, "b", NOW)).allowed).toBe(true);
    expect((await takeFromLimit(db, { ...once, name: "contact" }, "a", NOW)).allowed).toBe(true);
    expect((await takeFromLimit(db, once, "a", NOW)).allowed).toBe(false);
  });

  test("a clock that is set back lets nobody in earlier", async () => {
    const db = await open();
    const once = { ...CHAT, max: 1 };
    await takeFromLimit(db, once, "a", NOW);
    expect(await takeFromLimit(db, once, "a", NOW - 30_000)).toEqual({
      allowed: false,
      retryAfter: 90,
    });
  });

  test("a clock that ran a year ahead shuts nobody out once it is right again", async () => {
    const db = await open();
    const once = { ...CHAT, max: 1 };
    await takeFromLimit(db, once, "a", NOW + YEAR);
    expect(await takeFromLimit(db, once, "a", NOW)).toEqual({ allowed: true });
    expect(await takeFromLimit(db, once, "a", NOW + 1)).toEqual({ allowed: false, retryAfter: 60 });
  });

  test("windows that are over are removed, running ones stay", async () => {
    const db = await open();
    const once = { ...CHAT, max: 1 };
    await takeFromLimit(db, once, "over", NOW - 60_000);
    await takeFromLimit(db, once, "running", NOW - 59_999);
    await forgetOldLimits(db, NOW);
    const rows = await db.selectFrom("rate_limits").select("key").execute();
    expect(rows).toEqual([{ key: "chat:running" }]);
  });
});
