import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, type OpenDatabase, openDatabase } from "#server/storage/database.ts";
import { goodDayAnswer } from "#tests/fakes/model-answers.ts";
import { hangs, type ModelServer, says, startModelServer } from "#tests/fakes/model-server.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { IS_DEEP } from "#tests/property-runs.ts";
import { type ServerProcess, startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import {
  acknowledgedBy,
  expectAllThere,
  makeMembers,
  type Random,
  seededRandom,
  signInAll,
  type WritingMember,
  writeOnce,
} from "#tests/setup/writing-members.ts";

/** Each takes some two seconds. */
const CRASHES = IS_DEEP ? 25 : 3;
const MEMBERS = 4;
/** A process is killed after so many further acknowledged writes. */
const FEWEST = 20;
const MOST = 120;
/** Mails that one process has under way at most (`AT_ONCE` of the outbox). */
const MAILS_AT_ONCE = 4;

const ORIGIN = "http://sevenfold.test";

let place: TestDatabase;
let database: OpenDatabase;
let smtp: FakeSmtp;
let model: ModelServer;
let running: ServerProcess[];
beforeEach(async () => {
  place = await createTestDatabase("postgres");
  database = await openDatabase(place);
  smtp = await startFakeSmtp();
  model = await startModelServer();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.kill();
  await database.close();
  await smtp.stop();
  await model.stop();
  await place.drop();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "hello@sevenfold.test", PUBLIC_URL: ORIGIN };
  const server = await startServerProcess(place, { env: { ...mail, ...env } });
  running.push(server);
  return server;
}

test(`two processes of which one after the other is killed, ${CRASHES} times: nothing lost, nothing twice`, async () => {
  const random = seededRandom(11);
  const members = await makeMembers(place, MEMBERS);
  const servers = [await start(), await start()];
  await signInAll(servers[0]?.url ?? "", members, ORIGIN);
  const load = { servers, isOver: false, brokenOff: 0, turn: 0 };
  const subscribed: string[] = [];
  const working = Promise.all([
    ...members.map((member) => writeThroughBoth(load, member, random)),
    subscribeReaders(load, subscribed),
  ]);
  await Promise.race([working, killInTurn(load, members, random)]);
  load.isOver = true;
  await working;
  // The crashes did come in the middle of writes, and all of these were done again.
  expect(load.brokenOff).toBeGreaterThan(CRASHES);
  expect(members.filter(({ pending }) => pending)).toEqual([]);
  await expectAllThere(place, members);
  await expectMailedOnce(subscribed);
}, 600_000);

/** Kills one and starts another one in its place, while the other one goes on. */
async function killInTurn(
  { servers }: Load,
  members: readonly WritingMember[],
  random: Random,
): Promise<void> {
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const enough = acknowledgedBy(members) + FEWEST + random() * (MOST - FEWEST);
    while (acknowledgedBy(members) < enough) await pause(2);
    await servers[crash % 2]?.kill();
    const before = acknowledgedBy(members);
    servers[crash % 2] = await start();
    expect(acknowledgedBy(members)).toBeGreaterThan(before);
  }
}

interface Load {
  readonly servers: ServerProcess[];
  isOver: boolean;
  /** Calls whose connection broke. */
  brokenOff: number;
  turn: number;
}

/** The next process in turn, as a proxy chooses it. */
function nextUrl(load: Load): string {
  load.turn += 1;
  return load.servers[load.turn % load.servers.length]?.url ?? "";
}

/** Writes without a pause; what was broken off is sent again, to the other process, until it is done. */
async function writeThroughBoth(load: Load, member: WritingMember, random: Random): Promise<void> {
  while (!load.isOver || member.pending) {
    if (await writeOnce(nextUrl(load), member, random)) continue;
    load.brokenOff += 1;
    await pause(5);
  }
}

/** Asks for the newsletter for one address after the other; each of them gets one mail. */
async function subscribeReaders(load: Load, subscribed: string[]): Promise<void> {
  let email = "";
  while (!load.isOver || email) {
    email ||= `reader-${subscribed.length}@example.org`;
    if (await subscribeReader(nextUrl(load), email)) {
      subscribed.push(email);
      email = "";
    }
    await pause(5);
  }
}

/** @returns false when the connection broke. */
async function subscribeReader(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  }).catch(() => undefined);
  if (!answer) return false;
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return true;
}

/** Every address has one mail, and those that a dead process had in hand came twice at most. */
async function expectMailedOnce(subscribed: readonly string[]): Promise<void> {
  const { db } = database;
  // What a dead process had stored and not taken is due, and goes out by itself.
  await expect.poll(() => countWaiting(db, "due"), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => countIdle(db), { timeout: 15_000 }).toBe(true);
  await endLeases(db);
  await expect.poll(() => countWaiting(db), { timeout: 15_000 }).toBe(0);
  const arrivals = new Map<string, string[]>();
  for (const { headers, envelope } of smtp.mails) {
    const id = headers["message-id"]?.[0] ?? "";
    arrivals.set(id, [...(arrivals.get(id) ?? []), envelope.to[0] ?? ""]);
  }
  const recipients = [...arrivals.values()].map(([to]) => to);
  expect(recipients.sort()).toEqual([...subscribed].sort());
  const repeated = [...arrivals.values()].filter(({ length }) => length > 1);
  expect(repeated.length).toBeLessThanOrEqual(CRASHES * MAILS_AT_ONCE);
  expect(Math.max(...[...arrivals.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
}

async function countWaiting(db: Database, which: "due" | "all" = "all"): Promise<number> {
  const rows = await db
    .selectFrom("mails")
    .select("next_attempt_at")
    .where("sent_at", "is", null)
    .execute();
  const now = Date.now();
  return rows.filter((row) => which === "all" || (row.next_attempt_at ?? 0) <= now).length;
}

/** Whether no living process has a mail under way: nothing changed for a second. */
async function countIdle(db: Database): Promise<boolean> {
  const before = await countWaiting(db);
  await pause(1_000);
  return before === (await countWaiting(db));
}

/** Lets the time pass for which a mail belongs to the process that took it. */
async function endLeases(db: Database): Promise<void> {
  await db.updateTable("mails").set({ next_attempt_at: 0 }).where("sent_at", "is", null).execute();
}

test("a mail that a process had taken when it was killed is sent by another one, once", async () => {
  smtp.behave("hang");
  const first = await start();
  await subscribeReader(first.url, "ada@example.org");
  await expect.poll(() => attemptsOf("ada@example.org")).toBe(1);
  await first.kill();
  smtp.behave("accept");
  await start();
  await endLeases(database.db);
  await smtp.received(1);
  await expect.poll(() => countWaiting(database.db)).toBe(0);
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([["ada@example.org"]]);
});

test("a mail that was sent and not noted is sent once more, under the same Message-ID", async () => {
  smtp.behave("accept-silently");
  const first = await start();
  await subscribeReader(first.url, "ada@example.org");
  await smtp.received(1);
  await first.kill();
  smtp.behave("accept");
  await start();
  await endLeases(database.db);
  await smtp.received(2);
  await expect.poll(() => countWaiting(database.db)).toBe(0);
  const ids = smtp.mails.map(({ headers }) => headers["message-id"]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toEqual(ids[1]);
});

async function attemptsOf(recipient: string): Promise<number | undefined> {
  const row = await database.db
    .selectFrom("mails")
    .select("attempts")
    .where("recipient", "=", recipient)
    .executeTakeFirst();
  return row?.attempts;
}

test("a day that a killed process was writing is written by another one", async () => {
  const withModel = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake-1",
    AI_BASE_URL: model.url,
  };
  const [member] = await makeMembers(place, 1);
  if (!member) throw new Error("no member");
  const [first, second] = [await start(withModel), await start(withModel)];
  await signInAll(first.url, [member], ORIGIN);
  const session = await fetch(`${first.url}/api/auth/token`, {
    headers: { Cookie: member.cookie },
  });
  const { token } = (await session.json()) as { token: string };
  // What a member writes first is a plan; then its first day is ticked, and day 2 is prepared.
  model.script(hangs);
  await writeOnce(first.url, member, () => 0);
  await writeOnce(first.url, member, () => 0.5);
  await model.arrived(1);
  await first.kill();
  model.always(says(goodDayAnswer()));
  const answer = fetch(`${second.url}/api/generate-day`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ hobby: "x", day_number: 2, plan_id: member.plans[0]?.id }),
  });
  expect(await endDayLeases(database.db)).toBe(1);
  const day = await (await answer).json();
  expect(day).toMatchObject({ day: 2, title: "Spirals" });
  expect(await database.db.selectFrom("day_writes").selectAll().execute()).toEqual([]);
});

/** @returns how many there were. */
async function endDayLeases(db: Database): Promise<number> {
  const leases = await db.updateTable("day_writes").set({ leased_until: 0 }).executeTakeFirst();
  return Number(leases.numUpdatedRows);
}
