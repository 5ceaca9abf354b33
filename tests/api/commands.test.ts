import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS_MAX, giveCommands } from "#contract/learning/commands.ts";
import { SavedPlanSchema } from "#contract/learning/hobby-plans.ts";
import type { Command } from "#core/learning/commands.ts";
import {
  daysCompleted,
  EVENTS_MAX,
  type LearningEvent,
  LearningEventSchema,
} from "#core/learning/events.ts";
import { localDate } from "#core/learning/local-date.ts";
import { progressOf } from "#core/learning/plan-progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { addMember, type TestMember } from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

const YEAR = 365 * 86_400_000;
const WEEK = 7 * 86_400_000;

describe.each(ENGINES)("commands on %s", (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let planId: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const ask = async (
    who: TestMember,
    method: string,
    path: string,
    body?: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: answers are read by the schemas of the contract
  ): Promise<{ status: number; body: any }> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { Cookie: who.cookie, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const give = async (who: TestMember, ...commands: object[]) => {
    const { status, body } = await ask(who, "POST", "/api/commands", { commands });
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    return giveCommands.answer.parse(body);
  };
  const begin = async (who: TestMember, hobby: string): Promise<string> => {
    const plan_data = { hobby, days: [{ day: 1, title: "First", mainTask: "Begin" }] };
    const saved = await ask(who, "POST", "/api/hobby-plans", { hobby, plan_data });
    return saved.body.id;
  };
  const command = (
    kind: Command["kind"],
    more: Record<string, unknown> = {},
    at = Date.now(),
  ): { id: string; planId: string; kind: string; at: number } => ({
    kind,
    id: crypto.randomUUID(),
    planId,
    at,
    ...more,
  });
  const inDatabase = async <Value>(act: (db: Database) => Promise<Value>): Promise<Value> => {
    const { db, close } = await openDatabase(server.database);
    try {
      return await act(db);
    } finally {
      await close();
    }
  };
  const storedEvents = (id: string): Promise<LearningEvent[]> =>
    inDatabase(async (db) => {
      const rows = await db
        .selectFrom("learning_events")
        .selectAll()
        .where("plan_id", "=", id)
        .execute();
      return rows.map(({ value, ...row }) =>
        LearningEventSchema.parse({ ...row, step: value, title: value }),
      );
    });

  /** A new member with a new plan. */
  const prepare = async () => {
    ada = await addMember(server);
    planId = await begin(ada, "Chess");
  };

  test("complete days, tick steps, and answer the plan as it is now", async () => {
    await prepare();
    const now = Date.now();
    const answer = await give(
      ada,
      command("complete-day", { day: 1 }, now - 4),
      command("tick-step", { day: 2, step: "tune" }, now - 3),
      command("tick-step", { day: 2, step: "strum" }, now - 2),
      command("untick-step", { day: 2, step: "tune" }, now - 1),
    );
    expect(answer.settled).toHaveLength(4);
    expect(answer.settled.filter(({ refused }) => refused)).toEqual([]);
    expect(answer.progress).toMatchObject([
      {
        plan_id: planId,
        user_id: ada.userId,
        completed_days: [1],
        current_day: 2,
        unlocked_days: [1, 2],
        ticked_steps: { 2: ["strum"] },
      },
    ]);
    const read = await ask(ada, "GET", `/api/user-progress/${ada.userId}/${planId}`);
    expect(read.body).toEqual(answer.progress[0]);
  });

  test("pause, resume and rename a plan", async () => {
    await prepare();
    const now = Date.now();
    const read = async () =>
      SavedPlanSchema.parse((await ask(ada, "GET", `/api/hobby-plans/${planId}`)).body);
    await give(ada, command("pause-plan", {}, now - 5_000));
    expect((await read()).paused_at).toBe(new Date(now - 5_000).toISOString());
    await give(
      ada,
      command("resume-plan", {}, now - 2_000),
      command("rename-plan", { title: "Chess with Grandpa" }, now - 1_000),
    );
    const plan = await read();
    expect(plan).toMatchObject({ paused_at: null, paused_ms: 3_000, title: "Chess with Grandpa" });
    expect(parseStoredPlan(plan)).toMatchObject({
      title: "Chess with Grandpa",
      days: [{ mainTask: "Begin" }],
    });
  });

  test("again, together or apart, have no more effect", async () => {
    await prepare();
    const commands = [
      command("complete-day", { day: 1 }),
      command("tick-step", { day: 1, step: "tune" }),
    ];
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(ada, ...commands)));
    for (const answer of answers) {
      expect(answer.settled.filter(({ refused }) => refused)).toEqual([]);
      expect(answer.progress[0]?.completed_days).toEqual([1]);
    }
    expect(await storedEvents(planId)).toHaveLength(2);
    const { body } = await ask(ada, "POST", "/api/user-profile", {});
    expect(body.total_days_completed).toBe(1);
  });

  test("in another order end the same", async () => {
    await prepare();
    const now = Date.now();
    const [done, undone] = [
      command("complete-day", { day: 1 }, now - 20),
      command("reopen-day", { day: 1 }, now - 10),
    ];
    await give(ada, undone);
    expect((await give(ada, done)).progress[0]?.completed_days).toEqual([]);
  });

  test("that do not fit are refused by themselves, with a reason, and change nothing", async () => {
    await prepare();
    const [first, fifth] = [
      command("complete-day", { day: 1 }),
      command("complete-day", { day: 5 }),
    ];
    const { settled, progress } = await give(ada, first, fifth);
    expect(settled).toEqual([
      { id: first.id, planId },
      { id: fifth.id, planId, refused: "day-locked" },
    ]);
    expect(progress[0]?.completed_days).toEqual([1]);
    expect((await storedEvents(planId)).map(({ id }) => id)).toEqual([first.id]);
  });

  test("in another member's plan are refused as if there were none", async () => {
    await prepare();
    const others = planId;
    const eve = await addMember(server);
    const { settled, progress } = await give(
      eve,
      command("complete-day", { day: 1 }),
      command("rename-plan", { title: "Mine" }),
      command("pause-plan"),
      command("delete-plan"),
    );
    expect(settled.map(({ refused }) => refused)).toEqual(Array(4).fill("plan-gone"));
    expect(progress).toEqual([]);
    expect(await storedEvents(others)).toEqual([]);
    const plan = await ask(ada, "GET", `/api/hobby-plans/${others}`);
    expect(plan.body).toMatchObject({ hobby: "Chess", paused_at: null });
  });

  test("in a plan that was deleted elsewhere are too late, but deleting it again is done", async () => {
    await prepare();
    const others = await begin(ada, "Yoga");
    const deletion = command("delete-plan");
    expect((await give(ada, deletion)).settled).toEqual([{ id: deletion.id, planId }]);
    const late = command("complete-day", { day: 1 });
    const again = command("delete-plan");
    const fine = command("complete-day", { day: 1, planId: others });
    const { settled, progress } = await give(ada, late, again, fine);
    expect(settled).toEqual([
      { id: late.id, planId, refused: "plan-gone" },
      { id: again.id, planId },
      { id: fine.id, planId: others },
    ]);
    expect(progress.map(({ plan_id }) => plan_id)).toEqual([others]);
  });

  test("from a clock a year ahead count as now, and undo nothing later", async () => {
    await prepare();
    const ahead = command("complete-day", { day: 1 }, Date.now() + YEAR);
    await give(ada, ahead);
    const [event] = await storedEvents(planId);
    expect(Math.abs((event?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    await give(ada, command("reopen-day", { day: 1 }, (event?.at ?? 0) + 1));
    expect((await give(ada, ahead)).progress[0]?.completed_days).toEqual([]);
  });

  test("of a week offline arrive by the thousand", async () => {
    await prepare();
    const begun = Date.now() - WEEK;
    const commands = Array.from({ length: 1_000 }, (_, index) => {
      const at = begun + index * 600_000;
      if (index % 100 === 0 && index < 700)
        return command("complete-day", { day: index / 100 + 1 }, at);
      const kind = index % 2 === 0 ? "tick-step" : "untick-step";
      return command(kind, { day: 1 + (index % 7), step: `step-${index % 5}` }, at);
    });
    let last: Awaited<ReturnType<typeof give>> | undefined;
    for (let from = 0; from < commands.length; from += COMMANDS_MAX) {
      last = await give(ada, ...commands.slice(from, from + COMMANDS_MAX));
      expect(last.settled.filter(({ refused }) => refused)).toEqual([]);
    }
    expect(last?.progress[0]?.completed_days).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const events = await storedEvents(planId);
    expect(events.length).toBeLessThanOrEqual(EVENTS_MAX);
    expect(last?.progress[0]?.ticked_steps).toEqual(progressOf(events).tickedSteps);
  });

  test.each([
    ["none", []],
    [
      "more than a call takes",
      Array.from({ length: COMMANDS_MAX + 1 }, () => ({ kind: "pause-plan" })),
    ],
    ["an eighth day", [{ kind: "complete-day", day: 8 }]],
    ["an unknown kind", [{ kind: "skip-day", day: 1 }]],
    ["a plan that is to be begun", [{ kind: "begin-plan", hobbyKey: "chess", replaces: true }]],
    ["a step with blanks", [{ kind: "tick-step", day: 1, step: "a b" }]],
    ["an empty title", [{ kind: "rename-plan", title: " " }]],
    ["a moment before all others", [{ kind: "pause-plan", at: -1 }]],
  ])("%s: the call is refused", async (_, wrong) => {
    await prepare();
    const commands = wrong.map((fields) => ({ ...command("pause-plan"), ...fields }));
    const { status, body } = await ask(ada, "POST", "/api/commands", { commands });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-request" });
    expect(await storedEvents(planId)).toEqual([]);
  });

  test("what is stored beside the events is what follows from them", async () => {
    await prepare();
    const second = await begin(ada, "Yoga");
    await ask(ada, "POST", "/api/user-profile", { time_zone: "Asia/Tokyo" });
    const begun = Date.now() - WEEK;
    const random = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4];
    for (const [index, number] of random.entries()) {
      const day = 1 + (number % 4);
      const kind = number % 3 === 0 ? "reopen-day" : "complete-day";
      const at = begun + ((number * 7_919) % WEEK);
      const plan = index % 2 === 0 ? planId : second;
      await give(
        ada,
        command(kind, { day, planId: plan }, at),
        command("tick-step", { day, step: `s${number}`, planId: plan }, at),
      );
    }
    const dates = new Map<string, number>();
    let total = 0;
    const states = await inDatabase((db) => db.selectFrom("plan_states").selectAll().execute());
    for (const id of [planId, second]) {
      const events = await storedEvents(id);
      const state = states.find(({ plan_id }) => plan_id === id);
      expect(progressOf(JSON.parse(state?.state ?? ""))).toEqual(progressOf(events));
      expect(state?.event_count).toBe(events.length);
      const completed = daysCompleted(events);
      expect(state?.completed_count).toBe(completed.length);
      total += completed.length;
      for (const { at } of completed) {
        const date = localDate(at, "Asia/Tokyo");
        dates.set(date, (dates.get(date) ?? 0) + 1);
      }
    }
    expect(total).toBeGreaterThan(0);
    const learned = await inDatabase((db) =>
      db.selectFrom("learned_days").selectAll().where("user_id", "=", ada.userId).execute(),
    );
    const counted = learned.filter(({ completions }) => completions > 0);
    expect(new Map(counted.map((row) => [row.date, row.completions]))).toEqual(dates);
    const { body } = await ask(ada, "POST", "/api/user-profile", {});
    expect(body.total_days_completed).toBe(total);
  });

  test("a plan of an earlier version is taken apart when a day is added, and stays the same", async () => {
    await prepare();
    const before = (await ask(ada, "GET", `/api/hobby-plans/${planId}`)).body;
    await inDatabase(async (db) => {
      const outline = JSON.stringify(before.plan_data);
      await db
        .updateTable("plans")
        .set({ outline, days_apart: 0 })
        .where("id", "=", planId)
        .execute();
      await db.deleteFrom("plan_days").where("plan_id", "=", planId).execute();
    });
    expect((await ask(ada, "GET", `/api/hobby-plans/${planId}`)).body).toEqual(before);
    await give(ada, command("complete-day", { day: 1 }));
    const body = { hobby: "Chess", plan_id: planId, day_number: 2 };
    const written = await fetch(`${server.url}/api/generate-day`, {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(written.status).toBe(200);
    const after = (await ask(ada, "GET", `/api/hobby-plans/${planId}`)).body;
    expect(after.plan_data.days.map(({ day }: { day: number }) => day)).toEqual([1, 2]);
    expect(after.plan_data.days[0]).toEqual(before.plan_data.days[0]);
    const row = await inDatabase((db) =>
      db.selectFrom("plans").selectAll().where("id", "=", planId).executeTakeFirstOrThrow(),
    );
    expect(row.days_apart).toBe(1);
    expect(JSON.parse(row.outline).days).toBeUndefined();
  });
});
