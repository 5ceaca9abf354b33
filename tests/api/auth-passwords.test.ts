import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addMember,
  authCall,
  confirm,
  mailedLink,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  signIn,
  signUp,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

const NEW_PASSWORD = "three slow otters";

describe.each(ENGINES)("passwords and addresses on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const isSignedIn = async (cookie: string) =>
    (await authCall(server, "/get-session", undefined, { Cookie: cookie })).body.user !== undefined;
  const kindsTo = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind);

  async function resetToken(email: string): Promise<string> {
    expect((await authCall(server, "/request-password-reset", { email })).status).toBe(200);
    const { location } = await open(server, await mailedLink(server, email, "reset-password"));
    const url = new URL(location, server.url);
    expect(url.origin + url.pathname).toBe(`${server.url}/reset-password`);
    return url.searchParams.get("token") ?? "";
  }
  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    authCall(server, "/reset-password", { token, newPassword });

  describe("a forgotten password", () => {
    test("is replaced by the mailed link, once; all sessions end, and the owner is told", async () => {
      const member = await addMember(server);
      const bystander = await addMember(server);
      const token = await resetToken(member.email);
      expect((await reset(token)).status).toBe(200);
      expect(await isSignedIn(member.cookie)).toBe(false);
      expect(await isSignedIn(bystander.cookie)).toBe(true);
      const old = { email: member.email, password: PASSWORD };
      expect((await authCall(server, "/sign-in/email", old)).status).toBe(401);
      await signIn(server, member.email, NEW_PASSWORD);
      expect(await kindsTo(member.email)).toContain("password-changed");
      expect(await reset(token, "yet another one")).toMatchObject({
        status: 400,
        body: { code: "INVALID_TOKEN" },
      });
      await signIn(server, member.email, NEW_PASSWORD);
    });

    test("an expired link changes nothing and says so at once", async () => {
      const { email } = await addMember(server);
      const token = await resetToken(email);
      const link = await mailedLink(server, email, "reset-password");
      const past = new Date(Date.now() - 1_000);
      await withDatabase(server, (db) =>
        sql`update auth_verifications set "expiresAt" = ${engine === "sqlite" ? past.toISOString() : past}`.execute(
          db,
        ),
      );
      expect((await open(server, link)).location).toMatch(
        /\/reset-password\?error=INVALID_TOKEN$/u,
      );
      expect((await reset(token)).status).toBe(400);
      await signIn(server, email);
    });

    test("the newest reset makes links useless that were sent before", async () => {
      const { email } = await addMember(server);
      const first = await resetToken(email);
      const second = await resetToken(email);
      expect((await reset(second)).status).toBe(200);
      expect((await reset(first, "yet another one")).status).toBe(400);
    });

    test("of two uses of a link at one moment one counts", async () => {
      const { email } = await addMember(server);
      const token = await resetToken(email);
      const answers = await Promise.all([reset(token), reset(token), reset(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    });

    test("an address without an account gets no mail, and the same answer", async () => {
      const { email } = await addMember(server);
      const stranger = newAddress();
      const known = await authCall(server, "/request-password-reset", { email });
      const unknown = await authCall(server, "/request-password-reset", { email: stranger });
      expect(unknown.body).toEqual(known.body);
      expect(await mailsTo(server, stranger)).toEqual([]);
    });

    test("the link also confirms the address: only its mailbox could open it", async () => {
      const email = newAddress();
      await signUp(server, { email, password: "a stranger's words" });
      expect((await reset(await resetToken(email))).status).toBe(200);
      await signIn(server, email, NEW_PASSWORD);
    });

    test("a password that is refused does not use the link up", async () => {
      const { email } = await addMember(server);
      const token = await resetToken(email);
      expect((await reset(token, "short")).body.code).toBe("PASSWORD_TOO_SHORT");
      expect((await reset(token, "Password1")).body.code).toBe("PASSWORD_COMPROMISED");
      expect((await reset(token)).status).toBe(200);
    });

    test("the stored form of a link does not open anything", async () => {
      const { email } = await addMember(server);
      const token = await resetToken(email);
      const rows = await withDatabase(server, (db) =>
        sql`select * from auth_verifications`.execute(db),
      );
      expect(rows.rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows.rows)).not.toContain(token);
    });
  });

  describe("a password that everybody tries first", () => {
    test.each([
      ["123456", "PASSWORD_TOO_SIMPLE"],
      ["654321", "PASSWORD_TOO_SIMPLE"],
      ["987654321", "PASSWORD_TOO_SIMPLE"],
      ["aaaaaa", "PASSWORD_TOO_SIMPLE"],
      ["121212", "PASSWORD_TOO_SIMPLE"],
      ["      ", "PASSWORD_TOO_SIMPLE"],
      ["PassWord", "PASSWORD_COMPROMISED"],
      ["letmein", "PASSWORD_COMPROMISED"],
      ["Sevenfold1", "PASSWORD_PERSONAL"],
      ["Countess", "PASSWORD_PERSONAL"],
      ["countess!2026", "PASSWORD_PERSONAL"],
    ])("%j is refused at sign-up", async (password, code) => {
      const email = newAddress();
      const answer = await signUp(server, { email, password, username: "Countess" });
      expect(answer).toMatchObject({ status: 400, body: { code } });
      expect(await mailsTo(server, email)).toEqual([]);
    });

    test("one's own address is refused at sign-up, at a change and at a reset", async () => {
      const email = newAddress();
      const PERSONAL = { status: 400, body: { code: "PASSWORD_PERSONAL" } };
      const [local = ""] = email.split("@");
      expect(await signUp(server, { email, password: email })).toMatchObject(PERSONAL);
      const member = await addMember(server, { email });
      const change = { currentPassword: PASSWORD, newPassword: `${local}1234` };
      const headers = { Cookie: member.cookie };
      expect(await authCall(server, "/change-password", change, headers)).toMatchObject(PERSONAL);
      const token = await resetToken(email);
      expect(await reset(token, local.toUpperCase())).toMatchObject(PERSONAL);
      expect((await reset(token)).status).toBe(200);
    });
  });

  describe("changing the password", () => {
    const change = (cookie: string, body: object) =>
      authCall(server, "/change-password", body, { Cookie: cookie });

    test("needs the current one, may end other sessions, and is told", async () => {
      const here = await addMember(server);
      const there = await signIn(server, here.email);
      const wrong = { currentPassword: "not this one", newPassword: NEW_PASSWORD };
      expect(await change(here.cookie, wrong)).toMatchObject({
        status: 400,
        body: { code: "INVALID_PASSWORD" },
      });
      const right = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const done = await change(here.cookie, { ...right, revokeOtherSessions: true });
      expect(done.status).toBe(200);
      expect(await isSignedIn(there.cookie)).toBe(false);
      expect(await isSignedIn(done.cookie)).toBe(true);
      await signIn(server, here.email, NEW_PASSWORD);
      expect((await kindsTo(here.email))[0]).toBe("password-changed");
    });

    test("refuses one that is known from thefts", async () => {
      const { cookie } = await addMember(server);
      const known = { currentPassword: PASSWORD, newPassword: "iloveyou" };
      expect((await change(cookie, known)).body.code).toBe("PASSWORD_COMPROMISED");
    });

    test("is not for strangers", async () => {
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await change("", body)).status).toBe(401);
    });
  });

  describe("changing the address", () => {
    test("is approved from the old mailbox and confirmed from the new one", async () => {
      const member = await addMember(server);
      const newEmail = newAddress();
      const headers = { Cookie: member.cookie };
      const oldReset = await resetToken(member.email);
      const change = { newEmail, password: PASSWORD };
      expect((await authCall(server, "/change-email", change, headers)).status).toBe(200);
      expect(await mailsTo(server, newEmail)).toEqual([]);
      const approve = await mailedLink(server, member.email, "address-change");
      expect((await confirm(server, approve)).body).toMatchObject({ outcome: "approved" });
      await signIn(server, member.email);
      const link = await mailedLink(server, newEmail, "confirm-new-address");
      expect(await confirm(server, link)).toMatchObject({
        body: { outcome: "changed", signedIn: false },
        cookie: "",
      });
      expect((await signIn(server, newEmail)).userId).toBe(member.userId);
      const old = { email: member.email, password: PASSWORD };
      expect((await authCall(server, "/sign-in/email", old)).status).toBe(401);
      // A link to a new password that lies in the old mailbox is over with it.
      expect((await reset(oldReset)).status).toBe(400);
      expect((await confirm(server, link)).body.code).toBe("INVALID_TOKEN");
    });

    test("to the address of another account does nothing, and does not say that there is one", async () => {
      const member = await addMember(server);
      const other = await addMember(server);
      const before = await kindsTo(other.email);
      const headers = { Cookie: member.cookie };
      const change = (newEmail: string) =>
        authCall(server, "/change-email", { newEmail, password: PASSWORD }, headers);
      expect((await change(other.email)).body).toEqual((await change(newAddress())).body);
      // Both ask the old address; a mail that did not come would tell as much as an answer.
      expect(await kindsTo(member.email)).toEqual(["address-change", "address-change"]);
      expect(await kindsTo(other.email)).toEqual(before);
      const [, toTaken] = await mailsTo(server, member.email);
      const link = /http\S+/u.exec(toTaken?.text ?? "")?.[0] ?? "";
      expect((await confirm(server, link)).body).toMatchObject({ outcome: "approved" });
      expect(await kindsTo(other.email)).toEqual(["account-exists", ...before]);
    });

    test.each(["ada@example.org, eve@example.org", "ada@example.org\nBcc: eve@example.org"])(
      "to %j is refused",
      async (newEmail) => {
        const { cookie } = await addMember(server);
        const change = { newEmail, password: PASSWORD };
        const answer = await authCall(server, "/change-email", change, { Cookie: cookie });
        expect(answer.status).toBe(400);
      },
    );
  });

  test("a confirmation that was altered confirms nothing", async () => {
    const email = newAddress();
    await signUp(server, { email });
    const link = await mailedLink(server, email, "confirm-address");
    const [head, rest] = link.split("token=");
    expect(await confirm(server, `${head}token=x${rest}`)).toMatchObject({
      status: 400,
      body: { code: "INVALID_TOKEN" },
      cookie: "",
    });
  });
});
