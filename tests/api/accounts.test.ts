import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addMember,
  authCall,
  mailedLink,
  mailsTo,
  newAddress,
  PASSWORD,
  signIn,
  signUpMember,
  type TestMember,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "a secret of ours" };
const HOUR_AGO = Date.now() - 3_600_000;

describe.each(ENGINES)("an account on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const get = (path: string, cookie = "", headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { Cookie: cookie, ...headers } });

  /** A plan with its progress, as a member has them. */
  const givePlan = ({ userId }: TestMember, hobby: string) =>
    withDatabase(server, async (db) => {
      const id = crypto.randomUUID();
      await db
        .insertInto("plans")
        .values({
          id,
          user_id: userId,
          hobby,
          hobby_key: hobby,
          title: `Learn ${hobby}`,
          overview: "",
          difficulty: "beginner",
          category: "Arts",
          total_days: 7,
          outline: JSON.stringify({ hobby, days: [{ day: 1, title: `First ${hobby}` }] }),
          days_apart: 0,
          created_at: HOUR_AGO,
          updated_at: HOUR_AGO,
          paused_at: null,
          paused_ms: 0,
          deleted_at: null,
        })
        .execute();
      await db
        .insertInto("plan_states")
        .values({
          plan_id: id,
          completed_count: 1,
          changed_at: HOUR_AGO,
          event_count: 1,
          state: JSON.stringify([{ kind: "complete-day", id: "e", day: 1, at: HOUR_AGO }]),
        })
        .execute();
      await db
        .insertInto("learned_days")
        .values({ user_id: userId, date: "2026-01-31", completions: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return id;
    });

  describe("its data as a file", () => {
    test("has the mails that went to the member and what the member wrote to us, without a link that opens the account", async () => {
      const ada = await signUpMember(server);
      const eve = await signUpMember(server, { username: "Eve" });
      await authCall(server, "/request-password-reset", { email: ada.email });
      const link = await mailedLink(server, ada.email, "reset-password");
      const written = { name: "Ada", subject: "Other", message: "Where is my heron plan?" };
      const write = (email: string, message: string) =>
        post(`${server.url}/api/contact`, { ...written, email, message });
      expect((await write(ada.email.toUpperCase(), written.message)).status).toBe(200);
      expect((await write(eve.email, "This is Eve's alone.")).status).toBe(200);
      const text = await (await get("/api/account/export", ada.cookie)).text();
      const data = JSON.parse(text);
      expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
        "reset-password",
        "confirm-address",
      ]);
      expect(data.mails[0].text).toContain("for the next hour");
      expect(data.contact_messages).toMatchObject([{ message: written.message, subject: "Other" }]);
      const secret = /reset-password\/([\w-]+)/u.exec(link)?.[1] ?? "";
      expect(secret.length).toBeGreaterThan(20);
      for (const hidden of [secret, "token=", "Eve's alone"]) expect(text).not.toContain(hidden);
    });

    test("has everything of the member, nothing of others, and no secret", async () => {
      const ada = await signUpMember(server);
      const eve = await signUpMember(server, { username: "Eve" });
      await post(`${server.url}/api/user-profile`, { time_zone: "Europe/Berlin" }, headersOf(ada));
      const plan = await givePlan(ada, "juggling");
      await givePlan(eve, "origami");
      const response = await get("/api/account/export", ada.cookie);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toMatch(
        /^attachment; filename="sevenfold-\d{4}-\d\d-\d\d\.json"$/u,
      );
      expect(response.headers.get("cache-control")).toBe("no-store");
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({
        user: { id: ada.userId, email: ada.email, username: "Ada", email_confirmed: true },
        sign_in: [{ way: "password" }],
        profile: { time_zone: "Europe/Berlin" },
        learned_days: ["2026-01-31"],
        plans: [{ id: plan, plan_data: { days: [{ title: "First juggling" }] } }],
        progress: [{ plan_id: plan, completed_days: [1] }],
      });
      expect(JSON.parse(text).sessions).toHaveLength(2);
      const secrets = await withDatabase(server, async (db) => {
        const { rows } = await sql<{
          secret: string;
        }>`select password as secret from auth_accounts where "userId" = ${ada.userId} union all select token as secret from auth_sessions`.execute(
          db,
        );
        return rows.map(({ secret }) => secret);
      });
      expect(secrets.length).toBeGreaterThan(2);
      for (const secret of [...secrets, "origami", eve.email]) expect(text).not.toContain(secret);
    });

    test("lists living and deleted plans apart, each with what is its own", async () => {
      const ada = await addMember(server);
      const [living, deleted] = [await givePlan(ada, "juggling"), await givePlan(ada, "origami")];
      const share = await post(`${server.url}/api/hobby-plans/${living}/share`, {}, headersOf(ada));
      await fetch(`${server.url}/api/hobby-plans/${deleted}`, {
        method: "DELETE",
        headers: headersOf(ada),
      });
      const data = await (await get("/api/account/export", ada.cookie)).json();
      expect(data.plans).toMatchObject([{ id: living, share_token: share.body.token }]);
      expect(data.deleted_plans).toMatchObject([{ id: deleted, deleted_at: expect.any(String) }]);
      expect(data.deleted_plans[0]).not.toHaveProperty("share_token");
    });

    test("is read plan by plan, as it is taken", async () => {
      const ada = await addMember(server);
      for (const hobby of ["juggling", "origami", "chess"]) await givePlan(ada, hobby);
      const { pieces } = await server.services.exportAccount(ada.userId);
      const taken: string[] = [];
      let removed = false;
      for await (const piece of pieces()) {
        taken.push(piece);
        // The first of them has been taken. What is removed now has not been read yet.
        if (!piece.includes('"plan_data"') || removed) continue;
        removed = true;
        await withDatabase(server, (db) =>
          db.deleteFrom("plans").where("user_id", "=", ada.userId).execute(),
        );
      }
      expect(JSON.parse(taken.join("")).plans).toHaveLength(1);
    });

    test("is for nobody else", async () => {
      expect((await get("/api/account/export")).status).toBe(401);
    });
  });

  const headersOf = ({ cookie }: TestMember) => ({ Cookie: cookie, Origin: server.url });
  const remove = (member: TestMember, body: object) =>
    authCall(server, "/delete-user", body, { Cookie: member.cookie });
  const rowsOf = ({ userId }: TestMember) =>
    withDatabase(server, async (db) => {
      const tables = ["user_profiles", "learned_days", "plans"] as const;
      const counts = await Promise.all(
        tables.map((table) =>
          db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .where("user_id", "=", userId)
            .executeTakeFirstOrThrow(),
        ),
      );
      return counts.reduce((sum, { count }) => sum + Number(count), 0);
    });
  const ageSessions = ({ userId }: TestMember, begun = HOUR_AGO) =>
    withDatabase(server, (db) => {
      const time = new Date(begun);
      return sql`update auth_sessions set "createdAt" = ${engine === "sqlite" ? time.toISOString() : time} where "userId" = ${userId}`.execute(
        db,
      );
    });

  describe("its deletion", () => {
    test("takes everything along, ends every session, and is told", async () => {
      const member = await signUpMember(server);
      const elsewhere = await signIn(server, member.email);
      await post(`${server.url}/api/user-profile`, {}, headersOf(member));
      await givePlan(member, "juggling");
      expect(await rowsOf(member)).toBe(3);
      await ageSessions(member);
      expect((await remove(member, { password: PASSWORD })).status).toBe(200);
      expect(await rowsOf(member)).toBe(0);
      const profile = await post(`${server.url}/api/user-profile`, {}, headersOf(elsewhere));
      expect(profile.status).toBe(401);
      const again = { email: member.email, password: PASSWORD };
      expect((await authCall(server, "/sign-in/email", again)).status).toBe(401);
      const mails = await mailsTo(server, member.email);
      expect(mails.map(({ kind }) => kind)).toEqual(["account-deleted"]);
      await signUpMember(server, { email: member.email });
    });

    test("needs the password, however fresh the session is", async () => {
      const member = await signUpMember(server);
      expect(await remove(member, {})).toMatchObject({
        status: 400,
        body: { code: "INVALID_PASSWORD" },
      });
    });

    test("of who has no password needs a session that was begun just now", async () => {
      const member = await signUpMember(server);
      await withDatabase(server, (db) =>
        sql`update auth_accounts set password = null, "providerId" = 'google' where "userId" = ${member.userId}`.execute(
          db,
        ),
      );
      await ageSessions(member);
      expect(await remove(member, {})).toMatchObject({
        status: 403,
        body: { code: "SESSION_NOT_FRESH" },
      });
      await ageSessions(member, Date.now());
      expect((await remove(member, {})).status).toBe(200);
    });

    test("with a wrong password does not happen", async () => {
      const member = await signUpMember(server);
      expect(await remove(member, { password: "not this one" })).toMatchObject({
        status: 400,
        body: { code: "INVALID_PASSWORD" },
      });
      await signIn(server, member.email);
    });

    test("is nothing for strangers", async () => {
      expect((await authCall(server, "/delete-user", {})).status).toBe(401);
    });
  });

  describe("its names", () => {
    const rename = (member: TestMember, body: object) =>
      authCall(server, "/update-user", body, { Cookie: member.cookie });

    test("can be changed, trimmed", async () => {
      const member = await signUpMember(server);
      expect((await rename(member, { username: " Countess ", name: "Ada Lovelace" })).status).toBe(
        200,
      );
      const profile = await post(`${server.url}/api/user-profile`, {}, headersOf(member));
      expect(profile.body).toMatchObject({ username: "Countess", full_name: "Ada Lovelace" });
    });

    test.each([
      ["a long one", { username: "x".repeat(41) }],
      ["an empty one", { name: " " }],
      ["a line break", { name: "Ada\r\nEve" }],
      ["another address", { email: "eve@example.org" }],
      ["a picture of one's own", { image: "https://evil.example/x.png" }],
      ["nothing", {}],
    ])("refuse %s", async (_, body) => {
      expect((await rename(await signUpMember(server), body)).status).toBe(400);
    });
  });

  describe("its profile", () => {
    test("tells streaks in the member's own calendar, and ignores what is claimed", async () => {
      const member = await signUpMember(server);
      const zone = "Pacific/Kiritimati";
      const today = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format();
      const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
      await withDatabase(server, (db) =>
        db
          .insertInto("learned_days")
          .values([today, before].map((date) => ({ user_id: member.userId, date, completions: 1 })))
          .execute(),
      );
      const claim = { time_zone: zone, email: "eve@example.org", full_name: "Eve" };
      const { status, body } = await post(
        `${server.url}/api/user-profile`,
        claim,
        headersOf(member),
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user_id: member.userId,
        email: member.email,
        full_name: "Ada",
        time_zone: zone,
        current_streak: 2,
        learned_days: [before, today],
        total_plans_created: 0,
      });
      const later = await post(`${server.url}/api/user-profile`, {}, headersOf(member));
      expect(later.body.time_zone).toBe(zone);
    });

    test("is only for the member", async () => {
      const ada = await signUpMember(server);
      const eve = await signUpMember(server);
      const url = `${server.url}/api/user-profile`;
      expect((await post(url, {})).status).toBe(401);
      const claim = { user_id: ada.userId };
      expect((await post(url, claim, headersOf(eve))).status).toBe(403);
      expect((await post(url, { time_zone: "Nowhere/Land" }, headersOf(eve))).status).toBe(400);
    });
  });

  test("the dialog learns how one can sign in here", async () => {
    expect(await (await get("/api/sign-in-options")).json()).toEqual({
      google: false,
      googleCallbackUrl: `${server.url}/api/auth/callback/google`,
      passwordMin: 6,
      localMailbox: true,
    });
    const other = await startTestServer(engine, {
      env: { ...GOOGLE, PUBLIC_URL: "https://learn.example.org", PASSWORD_MIN_LENGTH: "12" },
    });
    try {
      const answer = await fetch(`${other.url}/api/sign-in-options`);
      const text = await answer.text();
      expect(JSON.parse(text)).toEqual({
        google: true,
        googleCallbackUrl: "https://learn.example.org/api/auth/callback/google",
        passwordMin: 12,
        localMailbox: false,
      });
      expect(text).not.toContain(GOOGLE.GOOGLE_CLIENT_SECRET);
      const form = { email: newAddress(), username: "Ada", password: "x.9-qK_wz!7" };
      const headers = { Origin: "https://learn.example.org", "Sec-Fetch-Site": "same-origin" };
      expect(await authCall(other, "/sign-up/email", form, headers)).toMatchObject({
        status: 400,
        body: { code: "PASSWORD_TOO_SHORT" },
      });
    } finally {
      await other.close();
    }
  });
});
