import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SavedPlanSchema } from "#contract/learning/hobby-plans.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { SavedProgressSchema } from "#contract/learning/user-progress.ts";
import { LIMITS } from "#contract/limits.ts";
import { ProfileSchema } from "#contract/user-profile.ts";
import { DELETED_BYTES_MAX, DELETED_PLANS_MAX } from "#core/plan/limits.ts";
import { PlanSchema } from "#core/plan/plan.ts";
import { withDays } from "#server/learning/store/plans.ts";
import { openDatabase } from "#server/storage/database.ts";
import type { PlanRow } from "#server/storage/tables.ts";
import { addMember, type TestMember } from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the schemas of the contract
  readonly body: any;
  readonly headers: Headers;
}

describe.each(ENGINES)("members' plans on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  async function ask(
    method: string,
    path: string,
    who: TestMember | undefined,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        ...(who && { Cookie: who.cookie, Authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: /^[[{]/u.test(text) && !text.includes("}\n{") ? JSON.parse(text) : text,
    };
  }

  const planOf = (hobby: string) => ({
    hobby,
    title: `Learn ${hobby} in 7 days`,
    overview: "A week.",
    plan_data: { hobby, days: [{ day: 1, title: "First", mainTask: "Begin", howTo: ["One"] }] },
  });
  const create = (who: TestMember, hobby: string, more: object = {}) =>
    ask("POST", "/api/hobby-plans", who, { ...planOf(hobby), ...more });
  const generate = async (who: TestMember, hobby: string) => {
    const { status, body } = await ask("POST", "/api/generate-plan", who, { hobby });
    expect({ status, saved: body.saved }).toEqual({ status: 200, saved: true });
    return PlanSchema.parse(body);
  };
  const tick = (who: TestMember, planId: string, ...days: number[]) =>
    ask("POST", "/api/user-progress", who, {
      plan_id: planId,
      changes: days.map((day, index) => ({
        day,
        completed: true,
        at: Date.now() - days.length + index,
      })),
    });

  /** Stores a plan as another product or a mishap has left it. */
  const storeAs = async (id: string, values: Partial<PlanRow>): Promise<void> => {
    const { db, close } = await openDatabase(server.database);
    await db.updateTable("plans").set(values).where("id", "=", id).execute();
    await close();
  };

  describe("saving, listing, deleting", () => {
    test("a saved plan comes back in the list, by its id, and by one's own id", async () => {
      const ada = await addMember(server);
      const { status, body } = await create(ada, "Chess", { user_id: ada.userId });
      expect(status).toBe(200);
      const saved = SavedPlanSchema.parse(body);
      expect(saved).toMatchObject({
        user_id: ada.userId,
        hobby: "Chess",
        title: "Learn Chess in 7 days",
        total_days: 7,
        difficulty: "beginner",
        paused_at: null,
      });
      expect(saved.plan_data).toMatchObject({ hobby: "Chess", days: [{ mainTask: "Begin" }] });
      for (const path of [
        `/api/hobby-plans?user_id=${ada.userId}&_t=1&_bustCache=2`,
        `/api/hobby-plans/${ada.userId}`,
      ]) {
        const list = await ask("GET", path, ada);
        expect(list.body).toEqual([saved]);
        expect(list.headers.get("cache-control")).toBe("no-store");
        expect(list.headers.get("content-type")).toContain("application/json");
      }
      expect((await ask("GET", `/api/hobby-plans/${saved.id}?_t=5`, ada)).body).toEqual(saved);
    });

    test("the newest plan stands first", async () => {
      const ada = await addMember(server);
      for (const hobby of ["Chess", "Yoga", "Baking"]) await create(ada, hobby);
      const { body } = await ask("GET", "/api/hobby-plans", ada);
      expect(body.map(({ hobby }: { hobby: string }) => hobby)).toEqual([
        "Baking",
        "Yoga",
        "Chess",
      ]);
    });

    test.each([
      ["a list of days is missing", { plan_data: { hobby: "Chess" } }, 400, "invalid-request"],
      [
        "no hobby anywhere",
        { hobby: undefined, title: undefined, plan_data: { days: [] } },
        400,
        "hobby-required",
      ],
      [
        "a long hobby in a title",
        { hobby: undefined, title: `Learn ${"c".repeat(51)} in 7 days`, plan_data: { days: [] } },
        400,
        "hobby-too-long",
      ],
      ["a long hobby", { hobby: "c".repeat(51) }, 400, "hobby-too-long"],
      ["an unknown field", { surprise: true }, 400, "invalid-request"],
      ["a NUL in the title", { title: "a\u0000b" }, 400, "invalid-request"],
    ])("%s: nothing is saved", async (_, wrong, status, code) => {
      const ada = await addMember(server);
      const answer = await create(ada, "Chess", wrong);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toEqual([]);
    });

    test("a plan of a quarter of a megabyte is refused", async () => {
      const ada = await addMember(server);
      const answer = await create(ada, "Chess", { overview: "x".repeat(300_000) });
      expect(answer.status).toBe(413);
    });

    test("a row that is damaged hides no other, and can be deleted", async () => {
      const ada = await addMember(server);
      await create(ada, "Chess");
      const { id } = (await create(ada, "Yoga")).body;
      await storeAs(id, { outline: '{"days": [', days_apart: 0 });
      const { db, close } = await openDatabase(server.database);
      await db
        .updateTable("plan_states")
        .set({ state: '[{"kind": "complete-day", ' })
        .where("plan_id", "=", id)
        .execute();
      await close();
      const list = await ask("GET", "/api/hobby-plans", ada);
      expect(list.body).toMatchObject([
        { hobby: "Yoga", plan_data: null },
        { hobby: "Chess", plan_data: { hobby: "Chess" } },
      ]);
      const progress = await ask("GET", `/api/user-progress/${ada.userId}`, ada);
      expect(progress.status).toBe(200);
      expect(progress.body).toHaveLength(2);
      const paused = await ask("PATCH", `/api/hobby-plans/${id}`, ada, { paused: true });
      expect(paused.body).toMatchObject({ hobby: "Yoga", plan_data: null });
      expect((await ask("DELETE", `/api/hobby-plans/${id}`, ada)).status).toBe(200);
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toHaveLength(1);
    });

    test("a plan whose lessons alone were stored opens by the name in its row", async () => {
      const ada = await addMember(server);
      const { id, plan_data } = (await create(ada, "Chess")).body;
      await storeAs(id, {
        outline: JSON.stringify({ planData: { days: plan_data.days } }),
        days_apart: 0,
      });
      await tick(ada, id, 1);
      const day = await ask("POST", "/api/generate-day", ada, {
        hobby: "chess",
        day_number: 2,
        plan_id: id,
      });
      expect(day.body).toMatchObject({ day: 2 });
      const { token } = (await ask("POST", `/api/hobby-plans/${id}/share`, ada, {})).body;
      expect(await server.services.shares.open(token)).toMatchObject({
        plan: { hobby: "Chess", days: [{ day: 1 }, { day: 2 }] },
      });
    });

    test("a deleted plan is gone, deleting again is a success, and its hobby is free", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      for (let times = 0; times < 2; times += 1) {
        const answer = await ask("DELETE", `/api/hobby-plans/${id}?user_id=${ada.userId}`, ada);
        expect(answer.status).toBe(200);
      }
      expect((await ask("GET", `/api/hobby-plans/${id}`, ada)).status).toBe(404);
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toEqual([]);
      expect((await ask("GET", `/api/user-progress/${ada.userId}`, ada)).body).toEqual([]);
      expect((await create(ada, "Chess")).status).toBe(200);
    });

    test("a pause moves the expected end, and pausing twice counts once", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const pause = (paused: boolean) => ask("PATCH", `/api/hobby-plans/${id}`, ada, { paused });
      const first = (await pause(true)).body;
      expect(first.paused_at).not.toBeNull();
      expect((await pause(true)).body.paused_at).toBe(first.paused_at);
      await new Promise((resolve) => setTimeout(resolve, 15));
      const resumed = (await pause(false)).body;
      expect(resumed.paused_at).toBeNull();
      expect(resumed.paused_ms).toBeGreaterThanOrEqual(10);
    });
  });

  describe("one plan a hobby, five an account", () => {
    test.each(["Chess", " chess ", "CHESS", "cHess"])("'%s' is chess again", async (again) => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const answer = await create(ada, again);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        error: "You already have a learning plan for this hobby.",
        code: "plan-exists",
        planId: id,
      });
    });

    test.each([
      ["Learn Chess in 7 days", undefined],
      ["Master  chess in a week", undefined],
      [undefined, { hobby_name: "CHESS" }],
      [undefined, { plan_data: { hobby: "chess" } }],
      [undefined, { title: "learn chess in 7 days" }],
    ])("a plan is of chess by its title '%s' or inside by %j", async (title, inside) => {
      const ada = await addMember(server);
      const { days } = planOf("Chess").plan_data;
      const nameless = {
        overview: "A week.",
        ...(title && { title }),
        plan_data: { days, ...inside },
      };
      const first = await ask("POST", "/api/hobby-plans", ada, nameless);
      expect(first.body).toMatchObject({ hobby: expect.stringMatching(/^chess$/iu) });
      const same = await ask("POST", "/api/hobby-plans", ada, nameless);
      for (const again of [await create(ada, "chess"), same]) {
        expect(again).toMatchObject({ status: 409, body: { planId: first.body.id } });
      }
    });

    test("a stored plan with a title alone counts as a plan for that hobby", async () => {
      const ada = await addMember(server);
      const { id, plan_data } = (await create(ada, "Chess")).body;
      const nameless = { ...plan_data, hobby: undefined, title: undefined };
      const outline = JSON.stringify(nameless);
      await storeAs(id, { hobby: "", hobby_key: "", outline, days_apart: 0 });
      expect(await create(ada, "chess")).toMatchObject({ status: 409, body: { planId: id } });
      expect((await create(ada, "Yoga")).status).toBe(200);
      const forced = await create(ada, "Chess", { force: true });
      expect(forced.status).toBe(200);
      const list = (await ask("GET", "/api/hobby-plans", ada)).body;
      expect(list.map((plan: { hobby: string }) => plan.hobby)).toEqual(["Chess", "Yoga"]);
    });

    test("forced, the new plan takes the old one's place", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const answer = await create(ada, "chess", { force: true });
      expect(answer.status).toBe(200);
      const list = (await ask("GET", "/api/hobby-plans", ada)).body;
      expect(list.map((plan: { id: string }) => plan.id)).toEqual([answer.body.id]);
      expect(answer.body.id).not.toBe(id);
    });

    test("saved over again and again, the latest twenty stay for the operator, and two million bytes", async () => {
      const { db, close } = await openDatabase(server.database);
      const keptOf = ({ userId }: TestMember) =>
        db
          .selectFrom("plans")
          .select(["id", "outline", withDays])
          .where("user_id", "=", userId)
          .where("deleted_at", "is not", null)
          .orderBy("created_at")
          .execute();
      const [small, large] = [await addMember(server), await addMember(server)];
      const ids: string[] = [];
      for (let save = 0; save < DELETED_PLANS_MAX + 3; save += 1) {
        ids.push((await create(small, "Chess", { force: true })).body.id);
      }
      // The last one lives, and the two before the twenty are gone, with their progress.
      expect((await keptOf(small)).map(({ id }) => id)).toEqual(ids.slice(2, -1));
      const rows = await db
        .selectFrom("plan_states")
        .innerJoin("plans", "plans.id", "plan_states.plan_id")
        .select("plan_id")
        .where("user_id", "=", small.userId)
        .execute();
      expect(rows).toHaveLength(DELETED_PLANS_MAX + 1);
      const overview = "x".repeat(4_000);
      const day = { day: 1, title: "First", mainTask: "x".repeat(200_000), howTo: ["One"] };
      for (let save = 0; save < 12; save += 1) {
        const plan_data = { hobby: "Chess", overview, days: [day] };
        expect((await create(large, "Chess", { force: true, plan_data })).status).toBe(200);
      }
      const sizes = (await keptOf(large)).map(
        ({ outline, days }) => Buffer.byteLength(outline) + Buffer.byteLength(days ?? ""),
      );
      const sum = sizes.reduce((total, size) => total + size, 0);
      expect(sum).toBeLessThanOrEqual(DELETED_BYTES_MAX);
      expect(sum + (sizes[0] ?? 0)).toBeGreaterThan(DELETED_BYTES_MAX);
      await close();
    });

    test("the sixth is refused, forced or not; deleting one makes room", async () => {
      const ada = await addMember(server);
      const ids: string[] = [];
      for (const hobby of ["a1", "b2", "c3", "d4", "e5"]) {
        ids.push((await create(ada, hobby)).body.id);
      }
      for (const force of [false, true]) {
        const answer = await create(ada, "f6", { force });
        expect(answer.status).toBe(429);
        expect(answer.body).toMatchObject({
          error: "Plan limit reached (5 per account).",
          code: "plan-limit-reached",
        });
      }
      expect((await create(ada, "a1", { force: true })).status).toBe(200);
      await ask("DELETE", `/api/hobby-plans/${ids[1]}`, ada);
      expect((await create(ada, "f6")).status).toBe(200);
    });

    test("50 at once leave exactly five, or exactly one of a hobby", async () => {
      const [ada, bob] = [await addMember(server), await addMember(server)];
      const many = await Promise.all(
        Array.from({ length: 50 }, (_, index) => create(ada, `Hobby ${index}`)),
      );
      expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toHaveLength(5);
      const same = await Promise.all(Array.from({ length: 50 }, () => create(bob, "Chess")));
      expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(same.filter(({ status }) => status === 409)).toHaveLength(49);
      const { total_plans_created } = (await ask("POST", "/api/user-profile", ada, {})).body;
      expect(total_plans_created).toBe(5);
    });
  });

  describe("whose is it", () => {
    test("a stranger is asked to sign in, everywhere", async () => {
      for (const [method, path, body] of [
        ["GET", "/api/hobby-plans"],
        ["GET", "/api/hobby-plans/x"],
        ["POST", "/api/hobby-plans", planOf("Chess")],
        ["PATCH", "/api/hobby-plans/x", { paused: true }],
        ["DELETE", "/api/hobby-plans/x"],
        ["POST", "/api/user-progress", { plan_id: "x", completed_days: [1] }],
        ["GET", "/api/user-progress/x"],
        ["GET", "/api/user-progress/x/y"],
        ["POST", "/api/merge-guest", { plans: [] }],
        ["POST", "/api/user-profile", {}],
        ["POST", "/api/hobby-plans/x/share", {}],
        ["GET", "/api/hobby-plans/x/share"],
        ["DELETE", "/api/hobby-plans/x/share"],
        ["POST", "/api/generate-day", { hobby: "chess", day_number: 2, plan_id: "x" }],
      ] as const) {
        const answer = await ask(method, path, undefined, body);
        expect([path, answer.status, answer.body.code]).toEqual([path, 401, "sign-in-required"]);
      }
    });

    test("somebody else's plan is not there, and theirs stays as it was", async () => {
      const [ada, eve] = [await addMember(server), await addMember(server)];
      const { id } = (await create(ada, "Chess")).body;
      for (const [method, path, body] of [
        ["GET", `/api/hobby-plans/${id}`],
        ["GET", `/api/hobby-plans/${ada.userId}`],
        ["PATCH", `/api/hobby-plans/${id}`, { paused: true }],
        ["DELETE", `/api/hobby-plans/${id}`],
        ["POST", "/api/user-progress", { plan_id: id, completed_days: [1] }],
        ["GET", `/api/user-progress/${eve.userId}/${id}`],
        ["POST", `/api/hobby-plans/${id}/share`, {}],
        ["GET", `/api/hobby-plans/${id}/share`],
        ["DELETE", `/api/hobby-plans/${id}/share`],
        ["POST", "/api/generate-day", { hobby: "chess", day_number: 2, plan_id: id }],
      ] as const) {
        const answer = await ask(method, path, eve, body);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
        expect(JSON.stringify(answer.body)).not.toContain("Chess");
      }
      const { body } = await ask("GET", `/api/hobby-plans/${id}`, ada);
      expect(body).toMatchObject({ hobby: "Chess", paused_at: null });
    });

    test("whoever says to be somebody else is refused", async () => {
      const [ada, eve] = [await addMember(server), await addMember(server)];
      for (const [method, path, body] of [
        ["GET", `/api/hobby-plans?user_id=${ada.userId}`],
        ["POST", "/api/hobby-plans", { ...planOf("Chess"), user_id: ada.userId }],
        ["DELETE", `/api/hobby-plans/x?user_id=${ada.userId}`],
        ["POST", "/api/user-progress", { plan_id: "x", completed_days: [1], user_id: ada.userId }],
        ["POST", "/api/user-profile", { user_id: ada.userId }],
        ["POST", "/api/generate-plan", { hobby: "chess", user_id: ada.userId }],
        ["GET", `/api/user-progress/${ada.userId}`],
        ["GET", `/api/user-progress/${ada.userId}/x`],
      ] as const) {
        const answer = await ask(method, path, eve, body);
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, "wrong-user"]);
      }
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toEqual([]);
    });

    test("a call from another site changes nothing", async () => {
      const ada = await addMember(server);
      const answer = await ask("POST", "/api/hobby-plans", ada, planOf("Chess"), {
        "Sec-Fetch-Site": "cross-site",
      });
      expect(answer.body.code).toBe("cross-site");
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toEqual([]);
    });
  });

  describe("progress", () => {
    test("a new plan has no completed days, day 1 is current and open", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const { body } = await ask("GET", `/api/user-progress/${ada.userId}/${id}`, ada);
      expect(SavedProgressSchema.parse(body)).toMatchObject({
        plan_id: id,
        completed_days: [],
        current_day: 1,
        unlocked_days: [1],
      });
    });

    test("days open one after the other, as a whole list or as changes", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const whole = await ask("POST", "/api/user-progress", ada, {
        user_id: ada.userId,
        plan_id: id,
        completed_days: [1],
        current_day: 7,
        unlocked_days: [1, 2, 3, 4, 5, 6, 7],
      });
      expect(whole.body).toMatchObject({
        completed_days: [1],
        current_day: 2,
        unlocked_days: [1, 2],
      });
      expect((await tick(ada, id, 2)).body).toMatchObject({
        completed_days: [1, 2],
        current_day: 3,
      });
      const locked = await tick(ada, id, 5);
      expect([locked.status, locked.body.code]).toEqual([409, "day-locked"]);
      const back = await ask("POST", "/api/user-progress", ada, {
        plan_id: id,
        completed_days: [2],
      });
      expect(back.body).toMatchObject({
        completed_days: [2],
        current_day: 1,
        unlocked_days: [1, 2, 3],
      });
    });

    test("of two devices the later change of a day counts, however often it is sent", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const at = Date.now() - 60_000;
      const send = (...changes: object[]) =>
        ask("POST", "/api/user-progress", ada, { plan_id: id, changes });
      const ticked = { day: 1, completed: true, at };
      const unticked = { day: 1, completed: false, at: at + 10 };
      expect((await send(unticked)).status).toBe(200);
      expect((await send(ticked)).body.completed_days).toEqual([]);
      await send({ day: 1, completed: true, at: at + 20 });
      expect((await send(unticked)).body.completed_days).toEqual([1]);
      await send({ day: 2, completed: true, at: at + 30 });
      for (let times = 0; times < 3; times += 1) {
        const { body } = await send({ day: 2, completed: true, at: at + 30 }, ticked, unticked);
        expect(body.completed_days).toEqual([1, 2]);
      }
      const { total_days_completed } = (await ask("POST", "/api/user-profile", ada, {})).body;
      expect(total_days_completed).toBe(2);
    });

    test("counters follow the facts when 20 calls tick and untick at once", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const at = Date.now() - 1_000;
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ask("POST", "/api/user-progress", ada, {
            plan_id: id,
            changes: [{ day: 1, completed: index % 2 === 1, at: at + index }],
          }),
        ),
      );
      const { body } = await ask("GET", `/api/user-progress/${ada.userId}/${id}`, ada);
      expect(body.completed_days).toEqual([1]);
      const profile = ProfileSchema.parse((await ask("POST", "/api/user-profile", ada, {})).body);
      expect(profile).toMatchObject({
        total_days_completed: 1,
        current_streak: 1,
        longest_streak: 1,
      });
      expect(profile.learned_days).toHaveLength(1);
    });

    test("streaks count the member's calendar days, and the longest never falls", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      await ask("POST", "/api/user-profile", ada, { time_zone: "Pacific/Auckland" });
      const day = 86_400_000;
      const changes = [1, 2, 3].map((number) => ({
        day: number,
        completed: true,
        at: Date.now() - (3 - number) * day,
      }));
      await ask("POST", "/api/user-progress", ada, { plan_id: id, changes });
      const profile = async () => (await ask("POST", "/api/user-profile", ada, {})).body;
      expect(await profile()).toMatchObject({ current_streak: 3, longest_streak: 3 });
      await ask("POST", "/api/user-progress", ada, { plan_id: id, completed_days: [1, 2] });
      expect(await profile()).toMatchObject({
        current_streak: 2,
        longest_streak: 3,
        time_zone: "Pacific/Auckland",
      });
      const wrong = await ask("POST", "/api/user-profile", ada, { time_zone: "Mars/Olympus" });
      expect(wrong.body.code).toBe("invalid-request");
    });

    test.each([
      ["neither a list nor changes", {}],
      ["day 8", { completed_days: [8] }],
      ["day 0", { changes: [{ day: 0, completed: true, at: 1 }] }],
      ["a time that is no time", { changes: [{ day: 1, completed: true, at: -1 }] }],
    ])("%s is refused", async (_, wrong) => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const answer = await ask("POST", "/api/user-progress", ada, { plan_id: id, ...wrong });
      expect([answer.status, answer.body.code]).toEqual([400, "invalid-request"]);
    });
  });

  describe("generation", () => {
    test("a member's plan is saved with day 1, and its id is the plan's", async () => {
      const ada = await addMember(server);
      const plan = await generate(ada, "guitar");
      expect(plan.days.map(({ day }) => day)).toEqual([1]);
      const { body } = await ask("GET", `/api/hobby-plans/${plan.id}`, ada);
      expect(body).toMatchObject({ id: plan.id, hobby: "Guitar", category: "Music" });
      expect(PlanSchema.parse(body.plan_data)).toEqual(plan);
    });

    test("the stream says whether the plan was saved; a second one is refused at once", async () => {
      const ada = await addMember(server);
      const request = { hobby: "chess" };
      const first = await ask("POST", "/api/generate-plan", ada, request, { Accept: NDJSON });
      const lines = String(first.body).trim().split("\n");
      expect(lines.slice(-2).map((line) => JSON.parse(line))).toEqual([
        { type: "saved", saved: true },
        { type: "done" },
      ]);
      const second = await ask("POST", "/api/generate-plan", ada, request, { Accept: NDJSON });
      expect([second.status, second.body.code]).toEqual([409, "plan-exists"]);
      const list = (await ask("GET", "/api/hobby-plans", ada)).body;
      expect(second.body.planId).toBe(list[0].id);
      const forced = await ask("POST", "/api/generate-plan", ada, { ...request, force: true });
      expect(forced.body.saved).toBe(true);
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toHaveLength(1);
    });

    test("guests are not asked whether they have room, and nothing is said of saving", async () => {
      const { body } = await ask("POST", "/api/generate-plan", undefined, { hobby: "chess" });
      expect(body.saved).toBeUndefined();
      expect(body.days).toHaveLength(2);
    });

    test("a day is written when it is open, kept, and the same for everybody who asks", async () => {
      const ada = await addMember(server);
      const { id, hobby } = await generate(ada, "chess");
      const day = (number: number) =>
        ask("POST", "/api/generate-day", ada, { hobby, day_number: number, plan_id: id });
      const locked = await day(2);
      expect([locked.status, locked.body.code]).toEqual([409, "day-locked"]);
      await tick(ada, id, 1);
      const answers = await Promise.all(Array.from({ length: 8 }, () => day(2)));
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
      expect(answers[0]?.body).toMatchObject({ day: 2 });
      const { body } = await ask("GET", `/api/hobby-plans/${id}`, ada);
      expect(body.plan_data.days.map((one: { day: number }) => one.day)).toEqual([1, 2]);
      expect(body.plan_data.days[1]).toEqual(answers[0]?.body);
    });

    test("the day after an open one is written ahead for whoever asks so, and no other", async () => {
      const ada = await addMember(server);
      const { id } = await generate(ada, "Chess");
      const day = (day_number: number, ahead?: boolean) =>
        ask("POST", "/api/generate-day", ada, { hobby: "chess", day_number, plan_id: id, ahead });
      expect((await day(2)).body).toMatchObject({ code: "day-locked" });
      expect((await day(3, true)).body).toMatchObject({ code: "day-locked" });
      const second = await day(2, true);
      expect(second.body).toMatchObject({ day: 2 });
      const progress = await ask("GET", `/api/user-progress/${ada.userId}/${id}`, ada);
      expect(progress.body.unlocked_days).toEqual([1]);
      await tick(ada, id, 1);
      expect((await day(2)).body).toEqual(second.body);
    });

    test("the next day is prepared once a day is completed", async () => {
      const ada = await addMember(server);
      const { id } = await generate(ada, "yoga");
      await tick(ada, id, 1);
      await expect
        .poll(async () =>
          (await ask("GET", `/api/hobby-plans/${id}`, ada)).body.plan_data.days.map(
            (one: { day: number }) => one.day,
          ),
        )
        .toEqual([1, 2]);
    });

    test("a day that was left by a writer that died is written by the next", async () => {
      const ada = await addMember(server);
      const { id, hobby } = await generate(ada, "chess");
      const { db, close } = await openDatabase(server.database);
      await db
        .insertInto("day_writes")
        .values({ plan_id: id, day: 2, leased_until: Date.now() + 400 })
        .execute();
      await close();
      await tick(ada, id, 1);
      const answer = await ask("POST", "/api/generate-day", ada, {
        hobby,
        day_number: 2,
        plan_id: id,
      });
      expect(answer.body).toMatchObject({ day: 2 });
    });
  });

  describe("what a guest has, at sign-in", () => {
    const guestPlan = (hobby: string, id = crypto.randomUUID()) => ({
      id,
      ...planOf(hobby).plan_data,
      title: `Learn ${hobby} in 7 days`,
    });
    const done = [{ day: 1, completed: true, at: Date.now() - 5_000 }];
    const merge = (who: TestMember, plans: object[]) =>
      ask("POST", "/api/merge-guest", who, { plans });

    test("plans and days move into the account, and a repeated call changes nothing", async () => {
      const ada = await addMember(server);
      const plans = [
        { plan: guestPlan("Yoga"), changes: [] },
        { plan: guestPlan("Chess"), changes: done },
      ];
      const first = await merge(ada, plans);
      expect(first.body.outcomes.map((one: { outcome: string }) => one.outcome)).toEqual([
        "kept",
        "kept",
      ]);
      const again = await merge(ada, plans);
      expect(again.body).toEqual(first.body);
      const list = (await ask("GET", "/api/hobby-plans", ada)).body;
      expect(list).toHaveLength(2);
      const progress = (await ask("GET", `/api/user-progress/${ada.userId}`, ada)).body;
      const chess = list.find((plan: { hobby: string }) => plan.hobby === "Chess");
      expect(
        progress.find((one: { plan_id: string }) => one.plan_id === chess.id).completed_days,
      ).toEqual([1]);
      const profile = (await ask("POST", "/api/user-profile", ada, {})).body;
      expect(profile).toMatchObject({ total_plans_created: 2, total_days_completed: 1 });
    });

    test("a hobby that the account has is named, and can take its place", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const plan = guestPlan("chess");
      const left = await merge(ada, [{ plan, changes: done }]);
      expect(left.body.outcomes).toEqual([
        { id: plan.id, outcome: "duplicate", planId: id, hobby: "chess" },
      ]);
      const taken = await merge(ada, [{ plan, changes: done, replace: true }]);
      expect(taken.body.outcomes[0].outcome).toBe("kept");
      const list = (await ask("GET", "/api/hobby-plans", ada)).body;
      expect(list).toHaveLength(1);
      expect(list[0].id).not.toBe(id);
    });

    test("with five plans nothing is taken and nothing is lost", async () => {
      const ada = await addMember(server);
      for (const hobby of ["a1", "b2", "c3", "d4", "e5"]) await create(ada, hobby);
      const plan = guestPlan("Chess");
      const { body } = await merge(ada, [{ plan, changes: done }]);
      expect(body.outcomes).toEqual([{ id: plan.id, outcome: "limit", hobby: "Chess" }]);
      expect((await ask("GET", "/api/hobby-plans", ada)).body).toHaveLength(5);
    });

    test("finished plans leave room for others", async () => {
      const ada = await addMember(server);
      const week = [1, 2, 3, 4, 5, 6, 7];
      for (const hobby of ["a1", "b2", "c3", "d4", "e5"]) {
        const { id } = (await create(ada, hobby)).body;
        const finished = { plan_id: id, completed_days: week };
        expect((await ask("POST", "/api/user-progress", ada, finished)).status).toBe(200);
      }
      for (const hobby of ["f6", "g7", "h8", "i9", "j10"]) {
        expect((await create(ada, hobby)).status).toBe(200);
      }
      expect((await create(ada, "k11")).body.code).toBe("plan-limit-reached");
      // A finished plan that is begun anew would be the sixth.
      const again = { hobby: "a1", plan_data: guestPlan("a1"), force: true };
      expect((await ask("POST", "/api/hobby-plans", ada, again)).body.code).toBe(
        "plan-limit-reached",
      );
    });

    test("days that no guest can have done are passed over, the plan is kept", async () => {
      const ada = await addMember(server);
      const { body } = await merge(ada, [
        { plan: guestPlan("Chess"), changes: [{ day: 6, completed: true, at: 5 }] },
        { plan: { hobby: "Yoga" }, changes: [] },
      ]);
      expect(body.outcomes.map((one: { outcome: string }) => one.outcome)).toEqual([
        "kept",
        "unreadable",
      ]);
    });
  });

  describe("sharing", () => {
    test("one link a plan, until it is taken back", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const path = `/api/hobby-plans/${id}/share`;
      expect((await ask("GET", path, ada)).body).toEqual({ share: null });
      const first = (await ask("POST", path, ada, {})).body;
      expect(first.path).toBe(`/shared/${first.token}`);
      expect(first.token).toMatch(/^[\w-]{24}$/u);
      expect((await ask("POST", path, ada, {})).body).toEqual(first);
      expect((await ask("GET", path, ada)).body).toEqual({ share: first });
      expect((await ask("DELETE", path, ada)).status).toBe(200);
      expect((await ask("GET", path, ada)).body).toEqual({ share: null });
      expect((await ask("POST", path, ada, {})).body.token).not.toBe(first.token);
    });
  });

  describe("what is unsafe", () => {
    const day = (more: object) => [{ day: 1, title: "First", mainTask: "Begin", ...more }];
    const list = async (who: TestMember) => (await ask("GET", "/api/hobby-plans", who)).body;

    test.each<[string, object]>([
      ["a hobby", { hobby: "drowning kittens" }],
      ["a title", { title: "How to torture cats" }],
      ["an overview", { overview: "First we build a pipe bomb." }],
      ["the plan inside", { plan_data: { days: day({}), title: "Cooking meth" } }],
      ["a day's step", { plan_data: { days: day({ howTo: ["Cook the meth."] }) } }],
      [
        "a link's words",
        { plan_data: { days: day({ freeResources: [{ title: "porn", link: "https://a.b" }] }) } },
      ],
    ])("is not saved: %s", async (_, more) => {
      const ada = await addMember(server);
      const { title: __, ...chess } = planOf("Chess");
      const { status, body } = await ask("POST", "/api/hobby-plans", ada, { ...chess, ...more });
      expect([status, body.code]).toEqual([422, "hobby-unsafe"]);
      expect(body.error).toContain("inappropriate content");
      expect(await list(ada)).toEqual([]);
    });

    test("is answered with care when it is self-harm", async () => {
      const ada = await addMember(server);
      for (const hobby of ["wrist cutting", "drowning", "starving myself"]) {
        const { body } = await create(ada, hobby);
        expect(body.code).toBe("hobby-unsafe");
        expect(body.error).toContain("You don't have to carry it alone");
        expect(body.error).toContain("988");
        expect(body.error).not.toContain("inappropriate");
      }
    });

    test("does not come in with what a guest has", async () => {
      const ada = await addMember(server);
      const bad = { id: "g1", ...planOf("Knife fighting").plan_data };
      const good = { id: "g2", ...planOf("Chess").plan_data };
      const { body } = await ask("POST", "/api/merge-guest", ada, {
        plans: [
          { plan: bad, changes: [] },
          { plan: good, changes: [] },
        ],
      });
      expect(body.outcomes.map(({ id, outcome }: Record<string, string>) => [id, outcome])).toEqual(
        [
          ["g1", "unsafe"],
          ["g2", "kept"],
        ],
      );
      expect(await list(ada)).toHaveLength(1);
    });

    test("that was stored before is neither shared nor written on", async () => {
      const ada = await addMember(server);
      const { id } = (await create(ada, "Chess")).body;
      const share = (await ask("POST", `/api/hobby-plans/${id}/share`, ada, {})).body;
      expect((await server.services.shares.open(share.token))?.plan.hobby).toBe("Chess");
      const plan = { hobby: "Drowning kittens", title: "A week", days: day({}) };
      const { db, close } = await openDatabase(server.database);
      await db
        .updateTable("plans")
        .set({ hobby: plan.hobby, outline: JSON.stringify(plan), days_apart: 0 })
        .where("id", "=", id)
        .execute();
      await close();
      await tick(ada, id, 1);
      expect(await server.services.shares.open(share.token)).toBeUndefined();
      const again = await ask("POST", `/api/hobby-plans/${id}/share`, ada, {});
      expect([again.status, again.body.code]).toEqual([422, "hobby-unsafe"]);
      const written = await ask("POST", "/api/generate-day", ada, {
        hobby: "Chess",
        day_number: 2,
        plan_id: id,
      });
      expect([written.status, written.body.code]).toEqual([422, "hobby-unsafe"]);
    });

    test("a plan of the library is saved whole", async () => {
      const ada = await addMember(server);
      for (const hobby of ["journaling", "stamp collecting", "knife skills"]) {
        const guest = await ask("POST", "/api/generate-plan", undefined, { hobby });
        const { status } = await ask("POST", "/api/hobby-plans", ada, {
          hobby,
          plan_data: guest.body,
        });
        expect(status, hobby).toBe(200);
      }
    });

    test("links that do not lead to https are dropped", async () => {
      const ada = await addMember(server);
      const links = ["http://a.example/x", "javascript:alert(1)", "https://a.example/y"].map(
        (link) => ({ title: "x", link }),
      );
      const { body } = await create(ada, "Chess", {
        plan_data: {
          days: day({
            freeResources: links,
            affiliateProducts: links,
            youtubeVideoId: "javascript:x",
            youtubeSearchUrl: "http://www.youtube.com/results?search_query=chess",
          }),
        },
      });
      const kept = [{ title: "x", link: "https://a.example/y" }];
      expect(body.plan_data.days[0]).toMatchObject({
        freeResources: kept,
        affiliateProducts: kept,
        youtubeVideoId: null,
        youtubeSearchUrl: null,
      });
    });
  });
});

describe.each(ENGINES)("limits of members on %s", (engine) => {
  test("an account saves sixty plans an hour and merges twenty times, wherever it comes from; others go on", async () => {
    const started = Date.now();
    const server = await startTestServer(engine, {
      limited: true,
      now: () => started,
      env: { TRUST_PROXY: "true" },
    });
    const [ada, bob] = [await addMember(server), await addMember(server)];
    let at = 0;
    const send = (path: string, { cookie }: TestMember, body: object) => {
      at += 1;
      return post(server.url + path, body, {
        Cookie: cookie,
        "X-Forwarded-For": `198.51.100.${at}`,
      });
    };
    const save = (who: TestMember) =>
      send("/api/hobby-plans", who, {
        hobby: "Chess",
        plan_data: { hobby: "Chess", days: [{ day: 1, title: "First" }] },
        force: true,
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < LIMITS.saveAccount.max; turn += 1) {
      statuses.push((await save(ada)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const late = await save(ada);
    expect(late).toMatchObject({ status: 429, body: { code: "rate-limited", retryAfter: 3_600 } });
    // A plan that is generated would be saved as well.
    expect((await send("/api/generate-plan", ada, { hobby: "yoga" })).status).toBe(429);
    expect((await save(bob)).status).toBe(200);
    const merges: number[] = [];
    for (let turn = 0; turn <= LIMITS.mergeAccount.max; turn += 1) {
      merges.push((await send("/api/merge-guest", bob, { plans: [] })).status);
    }
    expect(merges).toEqual([...Array(LIMITS.mergeAccount.max).fill(200), 429]);
    await server.close();
  }, 60_000);
});
