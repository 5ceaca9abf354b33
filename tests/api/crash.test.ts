import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashPassword } from "better-auth/crypto";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { openDatabase } from "#server/storage/database.ts";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import type { HobbyPlanRow, UserProfileRow, UserProgressRow } from "#server/storage/tables.ts";
import { IS_DEEP } from "#tests/property-runs.ts";
import { cookiesOf, PASSWORD } from "#tests/setup/accounts.ts";
import { type ServerProcess, startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";

/** Each takes some two seconds. */
const CRASHES = IS_DEEP ? 20 : 5;
const MEMBERS = 4;
/** A server is killed after so many acknowledged writes, however fast the machine is. */
const FEWEST = 20;
const MOST = 120;

/** What a member was told of a plan. */
interface KnownPlan {
  readonly id: string;
  readonly hobby: string;
  completed: number[];
  deleted: boolean;
}

/** A write that was sent and not answered yet: it may have happened or not. */
type Pending =
  | { readonly create: string }
  | { readonly remove: KnownPlan }
  | { readonly plan: KnownPlan; readonly completed: number[] };

interface MemberModel {
  readonly userId: string;
  cookie: string;
  readonly plans: KnownPlan[];
  pending: Pending | undefined;
  acknowledged: number;
  made: number;
}

test(`a server that is killed ${CRASHES} times while members write loses nothing it has acknowledged`, async () => {
  const place = await createTestDatabase("sqlite");
  const random = seededRandom(7);
  const members = await makeMembers(place);
  let acknowledged = 0;
  let inFlight = 0;
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const server = await startServerProcess(place);
    if (crash === 0) await signInAll(server, members);
    const load = Promise.all(members.map((member) => writeUntilKilled(server, member, random)));
    await acknowledgements(members, FEWEST + random() * (MOST - FEWEST));
    await server.kill();
    await load;
    inFlight += members.filter(({ pending }) => pending).length;
    expectAllThere(place, members);
    acknowledged += members.reduce((sum, member) => sum + member.acknowledged, 0);
    for (const member of members) member.acknowledged = 0;
  }
  // The crashes did come in the middle of writes.
  expect(acknowledged).toBeGreaterThan(CRASHES * MEMBERS);
  expect(inFlight).toBeGreaterThan(CRASHES);
  await place.drop();
}, 180_000);

/** Resolves in the middle of the writes, once so many have been acknowledged. */
async function acknowledgements(members: readonly MemberModel[], count: number): Promise<void> {
  while (members.reduce((sum, member) => sum + member.acknowledged, 0) < count) await pause(2);
}

async function makeMembers(place: TestDatabase): Promise<MemberModel[]> {
  const { db, close } = await openDatabase(place);
  const hash = await hashPassword(PASSWORD);
  const members: MemberModel[] = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const member = { email: addressOf(at), username: "A", fullName: "A", timeZone: "UTC" };
    const userId = await putConfirmedMember(db, member, hash, Date.now());
    members.push({
      userId,
      cookie: "",
      plans: [],
      pending: undefined,
      acknowledged: 0,
      made: 0,
    });
  }
  await close();
  return members;
}

const addressOf = (at: number): string => `member-${at}@example.org`;

async function signInAll({ url }: ServerProcess, members: MemberModel[]): Promise<void> {
  for (const [at, member] of members.entries()) {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ email: addressOf(at), password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    member.cookie = cookiesOf(answer.headers);
  }
}

/** One write after the other, each of them told to the model before and after. */
async function writeUntilKilled(
  { url }: ServerProcess,
  member: MemberModel,
  random: () => number,
): Promise<void> {
  for (;;) {
    member.pending = chooseWrite(member, random);
    try {
      const answer = await send(url, member, member.pending);
      settle(member, member.pending, answer.id);
      member.pending = undefined;
      member.acknowledged += 1;
    } catch (error) {
      // The connection broke: that is the crash. Anything else is a fault of its own.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

function chooseWrite(member: MemberModel, random: () => number): Pending {
  const living = member.plans.filter(({ deleted }) => !deleted);
  const plan = living[Math.floor(random() * living.length)];
  const chance = random();
  if (!plan || (living.length < 5 && chance < 0.2)) {
    member.made += 1;
    return { create: `Hobby number ${member.made}` };
  }
  if (chance > 0.95) return { remove: plan };
  const day = plan.completed.length;
  const completed =
    day === 7 || (day > 0 && chance > 0.8)
      ? plan.completed.slice(0, -1)
      : [...plan.completed, day + 1];
  return { plan, completed };
}

async function send(url: string, member: MemberModel, write: Pending): Promise<{ id: string }> {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json", Cookie: member.cookie, Origin: url },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const answer =
    "create" in write
      ? await call("POST", "/api/hobby-plans", {
          hobby: write.create,
          plan_data: planOf(write.create),
        })
      : "remove" in write
        ? await call("DELETE", `/api/hobby-plans/${write.remove.id}`)
        : await call("POST", "/api/user-progress", {
            plan_id: write.plan.id,
            completed_days: write.completed,
          });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Large enough to take several pages of the file. */
const planOf = (hobby: string) => ({
  hobby,
  title: `Learn ${hobby} in 7 Days`,
  overview: "x".repeat(4_000),
  difficulty: "beginner",
  totalDays: 7,
  days: [{ day: 1, title: "First", mainTask: "y".repeat(8_000), howTo: ["Begin"] }],
});

function settle(member: MemberModel, write: Pending, id: string): void {
  if ("create" in write) {
    member.plans.push({ id, hobby: write.create, completed: [], deleted: false });
  } else if ("remove" in write) write.remove.deleted = true;
  else write.plan.completed = write.completed;
}

/** Compares the file with what members were told, and decides what became of unanswered writes. */
function expectAllThere(place: TestDatabase, members: readonly MemberModel[]): void {
  const db = new SQLite(join(place.dataDir, SQLITE_FILE));
  try {
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.pragma("foreign_key_check")).toEqual([]);
    for (const member of members) expectMember(db, member);
  } finally {
    db.close();
  }
}

function expectMember(db: SQLite.Database, member: MemberModel): void {
  const all = <Row>(table: string) =>
    db.prepare(`select * from ${table} where user_id = ?`).all(member.userId) as Row[];
  const rows = all<HobbyPlanRow>("hobby_plans");
  const progress = all<UserProgressRow>("user_progress");
  const completedOf = (planId: string): number[] =>
    JSON.parse(progress.find(({ plan_id }) => plan_id === planId)?.completed_days ?? "null");
  adoptPending(member, rows, completedOf);
  const stored = rows.map(({ id, hobby, deleted_at }) => ({
    id,
    hobby,
    completed: completedOf(id),
    deleted: deleted_at !== null,
  }));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(stored.sort(byId)).toEqual([...member.plans].sort(byId));
  for (const row of rows) {
    expect(parseStoredPlan(row)?.days[0]?.mainTask).toHaveLength(8_000);
  }
  expect(rows.filter(({ deleted_at }) => deleted_at === null).length).toBeLessThanOrEqual(5);
  const days = member.plans.reduce((sum, { completed }) => sum + completed.length, 0);
  expect(all<UserProfileRow>("user_profiles")[0]).toMatchObject({
    total_plans_created: rows.length,
    total_days_completed: days,
  });
  const learned = all<{ completions: number }>("learned_days");
  expect(learned.reduce((sum, { completions }) => sum + completions, 0)).toBe(days);
}

function adoptPending(
  member: MemberModel,
  rows: readonly HobbyPlanRow[],
  completedOf: (planId: string) => number[],
): void {
  const { pending } = member;
  member.pending = undefined;
  if (!pending) return;
  if ("create" in pending) {
    const row = rows.find(({ hobby }) => hobby === pending.create);
    if (row) settle(member, pending, row.id);
    return;
  }
  const { id } = "remove" in pending ? pending.remove : pending.plan;
  const happened =
    "remove" in pending
      ? rows.some((row) => row.id === id && row.deleted_at !== null)
      : JSON.stringify(completedOf(id)) === JSON.stringify(pending.completed);
  if (happened) settle(member, pending, id);
}

/** Numbers from 0 to 1, the same ones each run; what a crash meets is left to the clock. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
