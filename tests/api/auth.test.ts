import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addMember,
  authCall,
  confirm,
  mailedLink,
  mailsTo,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  signUpMember,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

/** Milliseconds; twenty slow hashes, one after the other on a machine of two cores. */
const SLOW = 60_000;

describe.each(ENGINES)("sign-in on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const session = (cookie: string) =>
    authCall(server, "/get-session", undefined, { Cookie: cookie });
  /** A call of our own API, which recognizes members without the library. */
  const profile = (cookie: string) =>
    post(`${server.url}/api/user-profile`, {}, { Cookie: cookie, Origin: server.url });
  const expireSession = (userId: string) =>
    withDatabase(server, (db) => {
      const past = new Date(Date.now() - 1_000);
      return sql`update auth_sessions set "expiresAt" = ${engine === "sqlite" ? past.toISOString() : past} where "userId" = ${userId}`.execute(
        db,
      );
    });

  describe("signing up", () => {
    test("a member signs up, confirms by mail, is signed in, and signs in again", async () => {
      const email = newAddress();
      const fresh = await signUp(server, { email, username: "  Ada  " });
      expect(fresh.status).toBe(200);
      // A browser is counted, and nobody is signed in.
      expect(fresh.cookie).toMatch(/^sevenfold_guest=[^;]+$/u);
      const confirmed = await confirm(server, await mailedLink(server, email, "confirm-address"));
      expect(confirmed).toMatchObject({ status: 200, body: { outcome: "confirmed", email } });
      expect((await session(confirmed.cookie)).body).toMatchObject({
        user: { email, emailVerified: true, username: "Ada", name: "Ada" },
      });
      const member = await signIn(server, email);
      expect((await profile(member.cookie)).body).toMatchObject({ user_id: member.userId, email });
    });

    test("an address that has an account answers as a fresh one, and its owner is told", async () => {
      const member = await signUpMember(server);
      const again = await signUp(server, { email: member.email, username: "Eve" });
      const fresh = await signUp(server, { username: "Eve" });
      expect(again.status).toBe(fresh.status);
      const user = again.body.user as Record<string, unknown>;
      const freshUser = fresh.body.user as Record<string, unknown>;
      expect(Object.keys(user).sort()).toEqual(Object.keys(freshUser).sort());
      expect({ ...user, id: "", email: "", createdAt: "", updatedAt: "" }).toEqual({
        ...freshUser,
        id: "",
        email: "",
        createdAt: "",
        updatedAt: "",
      });
      expect(user.id).not.toBe(member.userId);
      expect((await mailsTo(server, member.email))[0]?.kind).toBe("account-exists");
      expect((await signIn(server, member.email)).userId).toBe(member.userId);
    });

    test("whoever signs up again before confirming gets the confirmation again", async () => {
      const email = newAddress();
      await signUp(server, { email });
      await signUp(server, { email });
      expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual([
        "confirm-address",
        "confirm-address",
      ]);
      await confirm(server, await mailedLink(server, email, "confirm-address"));
      await signIn(server, email);
    });

    test("a sign-up with another password does not become the password of an unconfirmed account", async () => {
      const email = newAddress();
      await signUp(server, { email });
      await signUp(server, { email, password: "a stranger's words" });
      expect((await mailsTo(server, email))[0]?.kind).toBe("account-exists");
      await confirm(server, await mailedLink(server, email, "confirm-address"));
      const stranger = { email, password: "a stranger's words" };
      expect((await authCall(server, "/sign-in/email", stranger)).status).toBe(401);
    });

    test("ten sign-ups with one address at one moment make one user, and all get the same answer", {
      timeout: SLOW,
    }, async () => {
      const email = newAddress();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => signUp(server, { email })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const users = await withDatabase(server, (db) =>
        db.selectFrom("auth_users").select("id").where("email", "=", email).execute(),
      );
      expect(users).toHaveLength(1);
    });

    test.each([
      ["a name of 200 kB", { username: "x".repeat(200_000) }, 413],
      ["a name with a line break", { username: "Ada\nBcc: eve@example.org" }, 400],
      ["an empty name", { username: "   " }, 400],
      ["a name that cannot be stored", { username: "Ada\0" }, 400],
      ["an address with a second one", { email: "ada@example.org,eve@example.org" }, 400],
      ["an address with a header", { email: "ada@example.org\r\nBcc: eve@example.org" }, 400],
      ["no address", { email: "ada" }, 400],
      ["a password that is too short", { password: "seven" }, 400],
      ["a password that is too long", { password: "x".repeat(129) }, 400],
    ])("%s is refused", async (_, fields, status) => {
      const form = { email: newAddress(), username: "Ada", password: PASSWORD, ...fields };
      expect((await authCall(server, "/sign-up/email", form)).status).toBe(status);
    });

    test("nobody confirms an own address, or chooses an own id, by sending it along", async () => {
      const form = { email: newAddress(), username: "Ada", password: PASSWORD };
      const sly = { ...form, emailVerified: true, id: "me" };
      expect(await authCall(server, "/sign-up/email", sly)).toMatchObject({
        status: 400,
        body: { code: "invalid-request" },
      });
    });
  });

  describe("signing in", () => {
    test("a wrong password and an unknown address get the same answer", async () => {
      const { email } = await signUpMember(server);
      const wrong = await authCall(server, "/sign-in/email", { email, password: "not this one" });
      const unknown = await authCall(server, "/sign-in/email", {
        email: newAddress(),
        password: "not this one",
      });
      expect(wrong).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } });
      expect(unknown.body).toEqual(wrong.body);
      expect(unknown.status).toBe(wrong.status);
    });

    test("an unconfirmed address is told so only to whoever knows the password, and mailed again", async () => {
      const email = newAddress();
      await signUp(server, { email });
      expect(await authCall(server, "/sign-in/email", { email, password: "guess" })).toMatchObject({
        status: 401,
      });
      expect(await authCall(server, "/sign-in/email", { email, password: PASSWORD })).toMatchObject(
        {
          status: 403,
          body: { code: "EMAIL_NOT_VERIFIED" },
          cookie: "",
        },
      );
      expect(await mailsTo(server, email)).toHaveLength(2);
    });

    test("the case of an address does not matter", async () => {
      const { email, userId } = await signUpMember(server);
      expect((await signIn(server, email.toUpperCase())).userId).toBe(userId);
    });

    test.each([
      ["no cookie", () => ""],
      ["an altered token", (cookie: string) => cookie.replace("token=", "token=x")],
      [
        "a token signed with another secret",
        (cookie: string) => {
          const token = /session_token=([^.;]+)/u.exec(cookie)?.[1] ?? "";
          const mac = createHmac("sha256", "guess").update(token).digest("base64");
          return `sevenfold.session_token=${encodeURIComponent(`${token}.${mac}`)}`;
        },
      ],
      [
        "a token without its signature",
        (cookie: string) => cookie.replace(/(session_token=[^.;]+)[^;]*/u, "$1"),
      ],
    ])("%s is nobody, for us and for the library", async (_, change) => {
      const { cookie } = await addMember(server);
      const shown = change(cookie);
      expect((await session(shown)).body).toEqual({ value: "null" });
      expect((await profile(shown)).status).toBe(401);
    });

    test("an expired session is nobody, for us and for the library", async () => {
      const { cookie, userId } = await addMember(server);
      await expireSession(userId);
      expect((await profile(cookie)).status).toBe(401);
      expect((await session(cookie)).body).toEqual({ value: "null" });
    });

    test("signing out ends the session and its access token at once", async () => {
      const { cookie, token } = await addMember(server);
      expect((await authCall(server, "/sign-out", {}, { Cookie: cookie })).status).toBe(200);
      expect((await session(cookie)).body).toEqual({ value: "null" });
      expect((await profile(cookie)).status).toBe(401);
      expect((await generateDay(token)).status).toBe(401);
    });

    test("a member sees the own sessions and ends another one, or all others", async () => {
      const here = await signUpMember(server);
      const there = await signIn(server, here.email);
      const list = await authCall(server, "/list-sessions", undefined, { Cookie: here.cookie });
      const sessions = JSON.parse(String(list.body.value)) as { token: string; id: string }[];
      expect(sessions).toHaveLength(3);
      const token = /session_token=([^.;]+)/u.exec(there.cookie)?.[1] ?? "";
      await authCall(server, "/revoke-session", { token }, { Cookie: here.cookie });
      expect((await profile(there.cookie)).status).toBe(401);
      const third = await signIn(server, here.email);
      await authCall(server, "/revoke-other-sessions", {}, { Cookie: here.cookie });
      expect((await profile(third.cookie)).status).toBe(401);
      expect((await profile(here.cookie)).status).toBe(200);
    });

    test("nobody ends a session of somebody else", async () => {
      const ada = await addMember(server);
      const eve = await addMember(server);
      const token = /session_token=([^.;]+)/u.exec(ada.cookie)?.[1] ?? "";
      await authCall(server, "/revoke-session", { token }, { Cookie: eve.cookie });
      expect((await profile(ada.cookie)).status).toBe(200);
    });
  });

  test("a database that does not answer signs nobody out, and nobody believes to be signed out", async () => {
    const { cookie } = await addMember(server);
    const rename = (from: string, to: string) =>
      withDatabase(server, (db) => db.schema.alterTable(from).renameTo(to).execute());
    await rename("auth_sessions", "auth_sessions_away");
    try {
      for (const call of [
        session(cookie),
        authCall(server, "/token", undefined, { Cookie: cookie }),
        authCall(server, "/list-sessions", undefined, { Cookie: cookie }),
        authCall(server, "/sign-out", {}, { Cookie: cookie }),
      ]) {
        expect(await call).toMatchObject({ status: 500, body: { code: "internal" }, cookie: "" });
      }
    } finally {
      await rename("auth_sessions_away", "auth_sessions");
    }
    expect((await profile(cookie)).status).toBe(200);
  });

  const generateDay = (token: string) =>
    post(
      `${server.url}/api/generate-day`,
      { plan_id: "none", day_number: 2 },
      { Authorization: `Bearer ${token}` },
    );
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

  describe("access tokens", () => {
    test("one is good for 15 minutes and names the member and the session", async () => {
      const { token, userId } = await addMember(server);
      const claims = claimsOf(token);
      expect(claims.sub).toBe(userId);
      expect(claims.exp - claims.iat).toBe(900);
      expect((await generateDay(token)).status).not.toBe(401);
    });

    test.each([
      ["no algorithm", (token: string) => `${part({ alg: "none" })}.${token.split(".")[1]}.`],
      [
        "an algorithm that takes the public key for a secret",
        (token: string) => {
          const [, payload] = token.split(".");
          const head = part({ alg: "HS256", kid: "x" });
          const mac = createHmac("sha256", "x").update(`${head}.${payload}`).digest("base64url");
          return `${head}.${payload}.${mac}`;
        },
      ],
      [
        "changed claims",
        (token: string) => {
          const [head, , signature] = token.split(".");
          return `${head}.${part({ ...claimsOf(token), sub: "somebody else" })}.${signature}`;
        },
      ],
      ["nonsense", () => "nonsense"],
      ["nothing", () => ""],
    ])("one with %s is refused", async (_, change) => {
      const { token } = await addMember(server);
      expect((await generateDay(change(token))).status).toBe(401);
    });

    test("one of another instance is refused", async () => {
      const other = await startTestServer(engine);
      try {
        const { token } = await addMember(other);
        expect((await generateDay(token)).status).toBe(401);
      } finally {
        await other.close();
      }
    });

    test("only a session gets one", async () => {
      expect((await authCall(server, "/token")).status).toBe(401);
    });
  });
});
