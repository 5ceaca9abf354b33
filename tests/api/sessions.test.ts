import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SESSION_COOKIE } from "#contract/account.ts";
import { endMemberSessions } from "#server/maintenance/sessions.ts";
import { endSessions } from "#server/storage/sessions.ts";
import { addMember, authCall, withDatabase } from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

const DAY = 24 * 3_600_000;

describe.each(ENGINES)("the life of a session on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const timeOf = (at: number) => (engine === "sqlite" ? new Date(at).toISOString() : new Date(at));
  /** Moves a session into the past, as if it had been begun and last used then. */
  const age = (userId: string, begun: number, used: number) =>
    withDatabase(server, (db) =>
      sql`update auth_sessions set "createdAt" = ${timeOf(Date.now() - begun)}, "updatedAt" = ${timeOf(Date.now() - used)} where "userId" = ${userId}`.execute(
        db,
      ),
    );
  const endOf = (userId: string) =>
    withDatabase(server, async (db) => {
      const row = await db
        .selectFrom("auth_sessions")
        .select("expiresAt")
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow();
      return (new Date(row.expiresAt).getTime() - Date.now()) / DAY;
    });
  const look = (cookie: string) => authCall(server, "/get-session", undefined, { Cookie: cookie });

  test("goes on for 30 days from each day on which it is used", async () => {
    const { userId, cookie } = await addMember(server);
    await age(userId, 10 * DAY, 2 * DAY);
    const answer = await look(cookie);
    expect(await endOf(userId)).toBeCloseTo(30, 1);
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=2592000/u);
    const again = await look(cookie);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test("ends when the operator says so, for one member or for all", async () => {
    const [ada, eve] = [await addMember(server), await addMember(server)];
    const isOver = async (cookie: string) => (await look(cookie)).body.value === "null";
    expect(await withDatabase(server, (db) => endMemberSessions(db, ada.email.toUpperCase()))).toBe(
      1,
    );
    expect([await isOver(ada.cookie), await isOver(eve.cookie)]).toEqual([true, false]);
    await expect(withDatabase(server, (db) => endMemberSessions(db, "nobody@x"))).rejects.toThrow(
      /Nobody has/u,
    );
    expect(await withDatabase(server, (db) => endSessions(db))).toBeGreaterThan(0);
    expect(await isOver(eve.cookie)).toBe(true);
  });

  test("ends 90 days after the sign-in, however much it is used", async () => {
    const { userId, cookie } = await addMember(server);
    await age(userId, 89 * DAY, 2 * DAY);
    const answer = await look(cookie);
    expect(answer.body).toMatchObject({ user: { id: userId } });
    expect(await endOf(userId)).toBeCloseTo(1, 1);
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=86\d{3}/u);
  });
});

describe("the session's cookie where visitors use HTTPS", () => {
  const env = { PUBLIC_URL: "https://learn.example.org" };
  const visited = { Origin: env.PUBLIC_URL, "Sec-Fetch-Site": "same-origin" };
  let server: TestServer;
  let clock = Date.now();
  afterEach(() => server.close());

  const start = async () => {
    clock = Date.now();
    server = await startTestServer("sqlite", { env, now: () => clock });
    const { cookie } = await addMember(server);
    return (prefix: string) => ({
      ...visited,
      Cookie: cookie.replace(SESSION_COOKIE, prefix + SESSION_COOKIE),
    });
  };
  const statusFor = async (headers: Record<string, string>) =>
    (await post(`${server.url}/api/user-profile`, {}, headers)).status;

  test("is taken under the name that no other host can set, and not under a plain one", async () => {
    const named = await start();
    expect(await statusFor(named("__Host-"))).toBe(200);
    expect(await statusFor(named(""))).toBe(401);
  });

  test("of before the change keeps its member signed in and gets the new name; in time the old one means nothing", async () => {
    const named = await start();
    const old = named("__Secure-");
    expect(await statusFor(old)).toBe(200);
    const answer = await authCall(server, "/get-session", undefined, old);
    expect(answer.body).toMatchObject({ user: {} });
    const value = old.Cookie.split("=")[1];
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringContaining(
        `__Host-${SESSION_COOKIE}=${value}; Max-Age=2592000; Path=/; HttpOnly`,
      ),
      expect.stringContaining(`__Secure-${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure`),
    ]);
    expect(answer.cookie).toContain(`__Host-${SESSION_COOKIE}=`);
    const both = { ...old, Cookie: `${old.Cookie}; __Host-${SESSION_COOKIE}=x.y` };
    const { headers } = await authCall(server, "/get-session", undefined, both);
    expect(headers.getSetCookie().join()).not.toContain(value);
    clock += 91 * DAY;
    await withDatabase(server, (db) =>
      db
        .updateTable("auth_sessions")
        .set({ expiresAt: new Date(clock + DAY).toISOString() })
        .execute(),
    );
    expect(await statusFor(old)).toBe(401);
    expect(await statusFor(named("__Host-"))).toBe(200);
  });
});

describe("a public instance without a mail server", () => {
  test("logs no word of a mail but that it cannot be sent", async () => {
    const lines: string[] = [];
    const told: string[] = [];
    const original = console.log;
    console.log = (line: string) => void told.push(line);
    const env = { PUBLIC_URL: "https://learn.example.org", LOG_LEVEL: "debug" };
    const server = await startTestServer("sqlite", {
      env,
      logTo: { write: (line: string) => void lines.push(line) },
    });
    try {
      const { email } = await addMember(server);
      const visited = { Origin: env.PUBLIC_URL, "Sec-Fetch-Site": "same-origin" };
      await authCall(server, "/request-password-reset", { email }, visited);
      await server.services.auth.whenDone();
      const log = [...lines, ...told].join("\n");
      expect(log).toContain("set SMTP_URL");
      for (const secret of [email, "/api/auth/reset-password/", "callbackURL"]) {
        expect(log).not.toContain(secret);
      }
    } finally {
      console.log = original;
      await server.close();
    }
  });
});
