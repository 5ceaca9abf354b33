import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import {
  claimDueMails,
  findMail,
  findRecentMails,
  forgetOldMails,
  markFailed,
  markSent,
  putMail,
} from "./mails.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const LEASE = NOW + 60_000;
const LONGEST = 3_600_000;
const YEAR = 365 * 24 * 3_600_000;

describe.each(ENGINES)("stored mails on %s", (engine) => {
  let place: TestDatabase;
  let one: OpenDatabase;
  let other: OpenDatabase;
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    one = await openDatabase(place);
    other = await openDatabase(place);
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    await place.drop();
  });

  const put = (id: string, now = NOW, db = one.db) =>
    putMail(
      db,
      { id, kind: "k", recipient: "ada@example.org", subject: "s", text: "t", html: "h" },
      now,
    );
  const claimed = async (now = NOW, limit = 10, db = one.db) =>
    (await claimDueMails(db, now, LEASE, limit, LONGEST)).map(({ id }) => id).sort();

  test("25 times: 20 claims at once through two connections, and a mail goes to one alone", async () => {
    for (let round = 0; round < 25; round += 1) {
      await put(`mail-${round}`);
      const takings = await Promise.all(
        Array.from({ length: 20 }, (_, at) => claimed(NOW, 5, (at % 2 === 0 ? one : other).db)),
      );
      expect(takings.flat()).toEqual([`mail-${round}`]);
    }
  });

  test("a mail that was taken is due again when its lease ends, and both attempts are counted", async () => {
    await put("a");
    expect(await claimed()).toEqual(["a"]);
    expect(await claimed(LEASE - 1)).toEqual([]);
    expect(await claimDueMails(other.db, LEASE, LEASE + 1, 10, LONGEST)).toMatchObject([
      { id: "a", attempts: 2, next_attempt_at: LEASE + 1 },
    ]);
  });

  test("a mail that was written or taken while the clock ran a year ahead is due once it is right", async () => {
    await put("written", NOW + YEAR);
    await put("taken");
    await claimDueMails(one.db, NOW, NOW + YEAR + 60_000, 10, LONGEST);
    await put("waiting", NOW + LONGEST);
    expect(await claimed()).toEqual(["taken", "written"]);
    expect(await claimed()).toEqual([]);
  });

  test("the longest due go first", async () => {
    await put("late", NOW);
    await put("early", NOW - 2);
    await put("middle", NOW - 1);
    expect(await claimed(NOW, 2)).toEqual(["early", "middle"]);
  });

  test("a mail of a transaction that is undone never was", async () => {
    await expect(
      one.db.transaction().execute(async (transaction) => {
        await put("undone", NOW, transaction);
        throw new Error("undo");
      }),
    ).rejects.toThrow("undo");
    expect(await findMail(one.db, "undone")).toBeUndefined();
  });

  test("a sent mail is not due any more, and a late failure does not bring it back", async () => {
    await put("a");
    await claimed();
    await markSent(one.db, "a", NOW + 5);
    await markFailed(other.db, "a", "too late", NOW + 6, NOW + 6);
    expect(await findMail(one.db, "a")).toMatchObject({
      sent_at: NOW + 5,
      failed_at: null,
      next_attempt_at: null,
      last_error: null,
    });
    expect(await claimed(LEASE + 1)).toEqual([]);
  });

  test("a failed mail waits for its next attempt; one that is given up has none", async () => {
    await put("again");
    await put("never");
    await claimed();
    await markFailed(one.db, "again", "451", NOW + 30_000, NOW + 1);
    await markFailed(one.db, "never", "550", null, NOW + 1);
    expect(await findMail(one.db, "again")).toMatchObject({ last_error: "451", failed_at: null });
    expect(await findMail(one.db, "never")).toMatchObject({
      last_error: "550",
      failed_at: NOW + 1,
      next_attempt_at: null,
    });
    expect(await claimed(NOW + 29_999)).toEqual([]);
    expect(await claimed(NOW + 30_000)).toEqual(["again"]);
  });

  test("the newest mails come first", async () => {
    await put("1", NOW - 1);
    await put("3", NOW);
    await put("2", NOW);
    const ids = async (limit: number) =>
      (await findRecentMails(one.db, limit)).map(({ id }) => id).join("");
    expect(await ids(10)).toBe("321");
    expect(await ids(2)).toBe("32");
  });

  test("old mails are forgotten once they are sent or given up; those that wait are kept", async () => {
    for (const id of ["sent", "given-up", "waiting"]) await put(id, NOW - 1);
    await put("new", NOW);
    for (const id of ["sent", "new"]) await markSent(one.db, id, NOW);
    await markFailed(one.db, "given-up", "550", null, NOW);
    await forgetOldMails(one.db, NOW);
    expect((await findRecentMails(one.db, 10)).map(({ id }) => id)).toEqual(["new", "waiting"]);
  });
});
