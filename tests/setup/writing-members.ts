import { expect } from "vitest";
import { completedDays, type LearningEvent, LearningEventSchema } from "#core/learning/events.ts";
import { DELETED_PLANS_MAX } from "#core/plan/limits.ts";
import { parsePlanRow } from "#server/learning/service/stored-plan.ts";
import { readProgress } from "#server/learning/store/plan-states.ts";
import { withDays } from "#server/learning/store/plans.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { hashPassword } from "#server/services/accounts/password-hashing.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import type { PlanRow } from "#server/storage/tables.ts";
import { cookiesOf, PASSWORD } from "./accounts.ts";
import type { TestDatabase } from "./test-database.ts";

/**
 * Members who write without a pause while their server is killed, and a model of what each of them
 * was told: afterward the database is compared with it.
 */

/** What a member was told of a plan. */
interface KnownPlan {
  readonly id: string;
  readonly hobby: string;
  completed: number[];
  /** Which deletion of its member this was; undefined while the plan lives. */
  deletion?: number;
}

/** A write that was sent and not answered yet: it may have happened or not. */
type Pending =
  | { readonly create: string }
  | { readonly remove: KnownPlan }
  | { readonly plan: KnownPlan; readonly completed: number[] };

export interface WritingMember {
  readonly email: string;
  readonly userId: string;
  cookie: string;
  readonly plans: KnownPlan[];
  pending: Pending | undefined;
  acknowledged: number;
  made: number;
  deletions: number;
}

/** Numbers from 0 to 1. */
export type Random = () => number;

/** The same numbers each run; what a crash meets is left to the clock. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export async function makeMembers(place: TestDatabase, count: number): Promise<WritingMember[]> {
  const { db, close } = await openDatabase(place);
  const hash = await hashPassword(PASSWORD);
  const members: WritingMember[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `member-${at}@example.org`;
    const member = { email, username: "A", fullName: "A", timeZone: "UTC" };
    const userId = await putConfirmedMember(db, member, hash, Date.now());
    members.push({
      email,
      userId,
      cookie: "",
      plans: [],
      pending: undefined,
      acknowledged: 0,
      made: 0,
      deletions: 0,
    });
  }
  await close();
  return members;
}

/** @param origin where their browsers believe to be. */
export async function signInAll(
  url: string,
  members: readonly WritingMember[],
  origin = url,
): Promise<void> {
  for (const member of members) {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin, ...SAME_ORIGIN },
      body: JSON.stringify({ email: member.email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    member.cookie = cookiesOf(answer.headers);
  }
}

/** As browsers say it of a product's own pages. */
const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

export const acknowledgedBy = (members: readonly WritingMember[]): number =>
  members.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/**
 * Decides on one write and carries it out. One that was broken off is done again, as browsers do.
 * @returns false when the connection broke: the write may have happened or not.
 * @throws when the server refused it.
 */
export async function writeOnce(
  url: string,
  member: WritingMember,
  random: Random,
): Promise<boolean> {
  member.pending ??= chooseWrite(member, random);
  try {
    settle(member, member.pending, await send(url, member, member.pending));
  } catch (error) {
    // The connection broke: that is the crash. Anything else is a fault of its own.
    if (error instanceof TypeError) return false;
    throw error;
  }
  member.pending = undefined;
  member.acknowledged += 1;
  return true;
}

function chooseWrite(member: WritingMember, random: Random): Pending {
  const living = member.plans.filter(({ deletion }) => deletion === undefined);
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

/** @returns the id of the plan that was created, also where an earlier attempt had done it. */
async function send(url: string, member: WritingMember, write: Pending): Promise<string> {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json", Cookie: member.cookie, ...SAME_ORIGIN },
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
  const body = JSON.parse(text) as { id: string; code?: string; planId?: string };
  if (body.code === "plan-exists" && body.planId) return body.planId;
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${text}`);
  return body.id;
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

function settle(member: WritingMember, write: Pending, id: string): void {
  if ("create" in write) {
    member.plans.push({ id, hobby: write.create, completed: [] });
  } else if ("remove" in write) {
    member.deletions += 1;
    write.remove.deletion = member.deletions;
  } else write.plan.completed = write.completed;
}

/**
 * Compares what is stored with what members were told, and decides what became of unanswered writes.
 * Nobody writes meanwhile.
 */
export async function expectAllThere(
  place: TestDatabase,
  members: readonly WritingMember[],
): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    for (const member of members) await expectMember(db, member);
  } finally {
    await close();
  }
}

async function expectMember(db: Database, member: WritingMember): Promise<void> {
  const { rows, states, events, profile, learned } = await storedOf(db, member.userId);
  const completedOf = (planId: string): number[] =>
    readProgress(states.find(({ plan_id }) => plan_id === planId)?.state ?? "").completedDays;
  adoptPending(member, rows, completedOf);
  const stored = rows.map(({ id, hobby, deleted_at }) => ({
    id,
    hobby,
    completed: completedOf(id),
    deleted: deleted_at !== null,
  }));
  const known = keptPlansOf(member).map(({ deletion, ...plan }) => ({
    ...plan,
    deleted: deletion !== undefined,
  }));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(stored.sort(byId)).toEqual(known.sort(byId));
  expect(states).toHaveLength(rows.length);
  for (const { id } of rows) {
    // What is stored of a plan's progress is what follows from its events.
    expect(completedDays(events.get(id) ?? [])).toEqual(completedOf(id));
  }
  for (const row of rows) {
    expect(parsePlanRow(row)?.days[0]?.mainTask).toHaveLength(8_000);
  }
  expect(rows.filter(({ deleted_at }) => deleted_at === null).length).toBeLessThanOrEqual(5);
  const days = member.plans.reduce((sum, { completed }) => sum + completed.length, 0);
  expect(profile).toMatchObject({
    total_plans_created: member.plans.length,
    total_days_completed: days,
  });
  expect(learned.reduce((sum, { completions }) => sum + completions, 0)).toBe(days);
}

/** All living plans, and as many of the deleted ones as an account keeps: the latest. */
function keptPlansOf({ plans, deletions }: WritingMember): KnownPlan[] {
  return plans.filter(
    ({ deletion }) => deletion === undefined || deletion > deletions - DELETED_PLANS_MAX,
  );
}

async function storedOf(db: Database, userId: string) {
  const of = <Row>(query: {
    where(column: "user_id", is: "=", value: string): { execute(): Promise<Row[]> };
  }) => query.where("user_id", "=", userId).execute();
  const rows = await of(db.selectFrom("plans").selectAll().select(withDays));
  const own = new Set(rows.map(({ id }) => id));
  const events = new Map<string, LearningEvent[]>();
  for (const { plan_id, ...event } of await db
    .selectFrom("learning_events")
    .selectAll()
    .execute()) {
    events.set(plan_id, [...(events.get(plan_id) ?? []), LearningEventSchema.parse(event)]);
  }
  return {
    rows,
    states: (await db.selectFrom("plan_states").selectAll().execute()).filter(({ plan_id }) =>
      own.has(plan_id),
    ),
    events,
    profile: (await of(db.selectFrom("user_profiles").selectAll()))[0],
    learned: await of(db.selectFrom("learned_days").selectAll()),
  };
}

function adoptPending(
  member: WritingMember,
  rows: readonly PlanRow[],
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
