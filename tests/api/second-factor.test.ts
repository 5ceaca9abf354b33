import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeSecondFactor } from "#server/maintenance/second-factor.ts";
import { type OidcServer, startOidcServer } from "../fakes/oidc-server.ts";
import {
  addMember,
  authCall,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  type TestMember,
  withDatabase,
} from "../setup/accounts.ts";
import { codeOf, untilCodesLast } from "../setup/authenticator.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

interface Enrolled extends TestMember {
  readonly totpUri: string;
  readonly backupCodes: readonly string[];
}

describe.each(ENGINES)("a second factor on %s", (engine) => {
  let server: TestServer;
  let google: OidcServer;
  beforeEach(async () => {
    const started = Date.now();
    google = await startOidcServer({
      sub: "g",
      email: newAddress(),
      email_verified: true,
      name: "A",
    });
    server = await startTestServer(engine, {
      limited: true,
      now: () => started,
      env: {
        TRUST_PROXY: "true",
        GOOGLE_CLIENT_ID: "sevenfold-test",
        GOOGLE_CLIENT_SECRET: "a secret",
        GOOGLE_DISCOVERY_URL: google.discoveryUrl,
      },
    });
  });
  afterEach(async () => {
    await server.close();
    await google.stop();
  });

  let address = 0;
  /** Each call from an address of its own: what is counted here is the account. */
  const call = (path: string, body?: unknown, cookie = "") => {
    address += 1;
    const from = `198.51.${address >> 8}.${address & 255}`;
    return authCall(server, path, body, { Cookie: cookie, "X-Forwarded-For": from });
  };
  const sessionOf = async (cookie: string) => (await call("/get-session", undefined, cookie)).body;

  /** Turns it on, as the account page does. */
  async function enroll(member: TestMember): Promise<Enrolled> {
    await untilCodesLast();
    const begun = await call("/two-factor/enable", { password: PASSWORD }, member.cookie);
    expect(begun.status).toBe(200);
    const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
    const done = await call(
      "/two-factor/verify-totp",
      { code: codeOf(totpURI, -1) },
      member.cookie,
    );
    expect(done.status).toBe(200);
    return { ...member, cookie: done.cookie, totpUri: totpURI, backupCodes };
  }
  /** The first step of a sign-in. @returns the cookie of the second one. */
  async function firstStep({ email }: TestMember): Promise<string> {
    const answer = await call("/sign-in/email", { email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect(await sessionOf(answer.cookie)).toEqual({ value: "null" });
    return answer.cookie;
  }

  test("is asked for after the password, and takes a code of the authenticator", async () => {
    const member = await enroll(await addMember(server));
    const cookie = await firstStep(member);
    const wrong = await call("/two-factor/verify-totp", { code: "000000" }, cookie);
    expect(wrong).toMatchObject({ status: 401, body: { code: "INVALID_CODE" }, cookie: "" });
    const right = await call("/two-factor/verify-totp", { code: codeOf(member.totpUri) }, cookie);
    expect(right.status).toBe(200);
    expect(await sessionOf(right.cookie)).toMatchObject({
      user: { id: member.userId, twoFactorEnabled: true },
    });
    expect((await mailsTo(server, member.email))[0]?.kind).toBe("second-factor-on");
  });

  test("is off until a code was right, and needs the password", async () => {
    const member = await addMember(server);
    for (const body of [{ password: "not the password" }]) {
      expect(await call("/two-factor/enable", body, member.cookie)).toMatchObject({
        status: 400,
        body: { code: "INVALID_PASSWORD" },
      });
    }
    expect((await call("/two-factor/enable", { password: PASSWORD })).status).toBe(401);
    await call("/two-factor/enable", { password: PASSWORD }, member.cookie);
    const answer = await call("/sign-in/email", { email: member.email, password: PASSWORD });
    expect(await sessionOf(answer.cookie)).toMatchObject({ user: { id: member.userId } });
  });

  test("takes each code once, whoever saw it typed", async () => {
    const member = await enroll(await addMember(server));
    const code = codeOf(member.totpUri);
    const first = await call("/two-factor/verify-totp", { code }, await firstStep(member));
    expect(first.status).toBe(200);
    const again = await call("/two-factor/verify-totp", { code }, await firstStep(member));
    expect(again).toMatchObject({ status: 401, body: { code: "CODE_USED" }, cookie: "" });
    const used = await call(
      "/two-factor/verify-totp",
      { code: codeOf(member.totpUri, -1) },
      await firstStep(member),
    );
    expect(used.body.code).toBe("CODE_USED");
  });

  test("gives five tries for one sign-in, and ten for the account", async () => {
    const member = await enroll(await addMember(server));
    const guess = (cookie: string, at: number) =>
      call("/two-factor/verify-totp", { code: String(100_000 + at) }, cookie);
    const cookie = await firstStep(member);
    const codes: unknown[] = [];
    for (let at = 0; at < 6; at += 1) codes.push((await guess(cookie, at)).body.code);
    expect(codes).toEqual([...Array(5).fill("INVALID_CODE"), "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);
    const second = await firstStep(member);
    for (let at = 6; at < 11; at += 1) await guess(second, at);
    const third = await firstStep(member);
    const right = await call("/two-factor/verify-totp", { code: codeOf(member.totpUri) }, third);
    expect(right).toMatchObject({ status: 429, body: { code: "rate-limited" }, cookie: "" });
  });

  test("each backup code opens the account once; new ones take the place of the old", async () => {
    const member = await enroll(await addMember(server));
    expect(new Set(member.backupCodes).size).toBe(10);
    const [first = "", second = ""] = member.backupCodes;
    const use = async (code: string) =>
      call("/two-factor/verify-backup-code", { code }, await firstStep(member));
    const used = await use(` ${first.toUpperCase().replaceAll("-", " ")}`);
    expect(await sessionOf(used.cookie)).toMatchObject({ user: { id: member.userId } });
    expect((await use(first)).body.code).toBe("INVALID_BACKUP_CODE");
    const path = "/two-factor/generate-backup-codes";
    expect((await call(path, { password: "no" }, member.cookie)).status).toBe(400);
    const fresh = await call(path, { password: PASSWORD }, member.cookie);
    expect((await use(second)).status).toBe(401);
    expect((await use((fresh.body.backupCodes as string[])[0] ?? "")).status).toBe(200);
  });

  test("is turned off with the password alone, and its owner is told", async () => {
    const member = await enroll(await addMember(server));
    const wrong = await call("/two-factor/disable", { password: "no" }, member.cookie);
    expect(wrong.body.code).toBe("INVALID_PASSWORD");
    const off = await call("/two-factor/disable", { password: PASSWORD }, member.cookie);
    expect(off.status).toBe(200);
    const answer = await call("/sign-in/email", { email: member.email, password: PASSWORD });
    expect(await sessionOf(answer.cookie)).toMatchObject({ user: { id: member.userId } });
    expect((await mailsTo(server, member.email))[0]?.kind).toBe("second-factor-off");
  });

  test("is asked for after Google as well", async () => {
    const member = await enroll(await addMember(server, { email: google.person.email }));
    const start = await call("/sign-in/social", { provider: "google", callbackURL: "/plan?day=2" });
    const back = await open(server, String(start.body.url));
    const arrived = await open(server, back.location, start.cookie);
    expect(arrived).toMatchObject({
      status: 302,
      location: "/login?code=1&next=%2Fplan%3Fday%3D2",
    });
    expect(await sessionOf(arrived.cookie)).toEqual({ value: "null" });
    const code = codeOf(member.totpUri);
    const done = await call("/two-factor/verify-totp", { code }, arrived.cookie);
    expect(await sessionOf(done.cookie)).toMatchObject({ user: { id: member.userId } });
  });

  test("is stored encrypted, and stays out of the member's file", async () => {
    const member = await enroll(await addMember(server));
    const stored = await withDatabase(server, (db) =>
      db
        .withTables<{ auth_second_factors: { secret: string; backupCodes: string } }>()
        .selectFrom("auth_second_factors")
        .selectAll()
        .execute(),
    );
    const file = await fetch(`${server.url}/api/account/export`, {
      headers: { Cookie: member.cookie },
    });
    const text = JSON.stringify(stored) + (await file.text());
    const [code = ""] = member.backupCodes;
    expect(stored).toHaveLength(1);
    expect(text).not.toContain(code);
    expect(code).toMatch(/^(?:[a-z2-9]{6}-){3}[a-z2-9]{6}$/u);
    // The stored form opens nothing.
    const [hash = ""] = JSON.parse(stored[0]?.backupCodes ?? "[]");
    const shown = { code: hash };
    const answer = await call("/two-factor/verify-backup-code", shown, await firstStep(member));
    expect(answer.status).toBe(400);
    expect(
      JSON.parse(
        await (
          await fetch(`${server.url}/api/account/export`, { headers: { Cookie: member.cookie } })
        ).text(),
      ),
    ).toMatchObject({ user: { second_factor: true } });
  });

  test("that was lost is removed by the operator, and every session ends", async () => {
    const member = await enroll(await addMember(server));
    await withDatabase(server, (db) => removeSecondFactor(db, member.email, Date.now()));
    expect(await sessionOf(member.cookie)).toEqual({ value: "null" });
    const answer = await call("/sign-in/email", { email: member.email, password: PASSWORD });
    expect(await sessionOf(answer.cookie)).toMatchObject({ user: { twoFactorEnabled: false } });
    expect((await mailsTo(server, member.email))[0]?.kind).toBe("second-factor-off");
    await expect(
      withDatabase(server, (db) => removeSecondFactor(db, member.email, Date.now())),
    ).rejects.toThrow(/no second factor/u);
    await expect(
      withDatabase(server, (db) => removeSecondFactor(db, newAddress(), Date.now())),
    ).rejects.toThrow(/Nobody has/u);
  });
});
