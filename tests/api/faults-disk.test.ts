import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isDatabaseAway } from "#server/storage/availability.ts";
import { openDatabase } from "#server/storage/database.ts";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import { inTransaction } from "#server/storage/transactions.ts";
import { PASSWORD } from "#tests/setup/accounts.ts";
import { type ServerProcess, startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import {
  expectAllThere,
  makeMembers,
  seededRandom,
  signInAll,
  type WritingMember,
  writeOnce,
} from "#tests/setup/writing-members.ts";

/** Half a kilobyte or a whole one each, as the shell counts: a few dozen writes of members fit in. */
const BLOCKS = 3_000;

let place: TestDatabase;
let server: ServerProcess | undefined;
beforeEach(async () => {
  place = await createTestDatabase("sqlite");
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await place.drop();
});

/** Writes until the server refuses, and says how. */
async function writeUntilRefused(url: string, member: WritingMember): Promise<string> {
  const random = seededRandom(5);
  for (let write = 0; write < 2_000; write += 1) {
    try {
      await writeOnce(url, member, random);
    } catch (error) {
      // What was refused has not happened, and is not done again.
      member.pending = undefined;
      return String(error);
    }
  }
  return "never refused";
}

async function read(url: string, { cookie }: WritingMember) {
  const answer = await fetch(`${url}/api/hobby-plans`, { headers: { Cookie: cookie } });
  return { status: answer.status, plans: (await answer.json()) as { id: string }[] };
}

// A limit of the process is the only full disk that a test can make without rights of its own.
test.skipIf(process.platform === "win32")(
  "a full disk: writes are refused in clear words, reads go on, and with room again all goes on",
  async () => {
    const members = await makeMembers(place, 1);
    const [member] = members;
    if (!member) throw new Error("no member");
    server = await startServerProcess(place, { ulimit: `-f ${BLOCKS}` });
    await signInAll(server.url, members);
    for (let round = 0; round < 3; round += 1) {
      expect(await writeUntilRefused(server.url, member)).toMatch(
        /answered 503: .*"code":"unavailable"/u,
      );
      const { status, plans } = await read(server.url, member);
      expect(status).toBe(200);
      const living = member.plans
        .filter(({ deletion }) => deletion === undefined)
        .map(({ id }) => id);
      expect(plans.map(({ id }) => id).sort()).toEqual(living.sort());
      // It answers, and proxies shall send visitors elsewhere all the same.
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }
    const signIn = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ email: member.email, password: PASSWORD }),
    });
    expect([signIn.status, ((await signIn.json()) as { code: string }).code]).toEqual([
      503,
      "unavailable",
    ]);
    expect(server.isAlive()).toBe(true);
    await server.kill();
    const file = new SQLite(join(place.dataDir, SQLITE_FILE));
    expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
    file.close();
    await expectAllThere(place, members);
    server = await startServerProcess(place);
    const random = seededRandom(6);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (let write = 0; write < 50; write += 1) await writeOnce(server.url, member, random);
    await expectAllThere(place, members);
  },
  60_000,
);

test("works that share the commit of one that fills the disk are all undone, and hear why", async () => {
  const { db, close } = await openDatabase(place);
  const put = (key: string, letters: number) =>
    inTransaction(db, async (transaction) => {
      const value = "x".repeat(letters);
      await transaction.insertInto("instance_settings").values({ key, value }).execute();
    });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const pages = rows[0]?.page_count ?? 0;
  await sql.raw(`pragma max_page_count = ${pages + 4}`).execute(db);
  const outcomes = await Promise.allSettled([put("a", 10), put("b", 1_000_000), put("c", 10)]);
  for (const outcome of outcomes) {
    expect(outcome.status === "rejected" && isDatabaseAway(outcome.reason)).toBe(true);
  }
  await put("d", 10);
  await sql.raw(`pragma max_page_count = ${pages + 1_000}`).execute(db);
  await put("b", 1_000_000);
  const kept = await db.selectFrom("instance_settings").select("key").orderBy("key").execute();
  expect(kept.map(({ key }) => key).filter((key) => key.length === 1)).toEqual(["b", "d"]);
  await close();
});
