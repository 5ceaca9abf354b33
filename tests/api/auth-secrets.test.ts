import { afterEach, describe, expect, test } from "vitest";
import { removeAllSecondFactors } from "#server/maintenance/second-factor.ts";
import { addMember, authCall, PASSWORD, signIn, withDatabase } from "../setup/accounts.ts";
import { codeOf } from "../setup/authenticator.ts";
import { createTestDatabase, ENGINES, type TestDatabase } from "../setup/test-database.ts";
import { startTestServer, type TestServer } from "../setup/test-server.ts";

const [FIRST, SECOND] = ["a".repeat(40), "b".repeat(40)];
const LOST = /AUTH_SECRET: is not the one/u;

describe.each(ENGINES)("the secret of an instance on %s", (engine) => {
  let database: TestDatabase | undefined;
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    await database?.drop();
    [server, database] = [undefined, undefined];
  });

  /** Starts on the one database of a test, in place of the server that runs. */
  async function start(env: Record<string, string>): Promise<TestServer> {
    await server?.close();
    server = undefined;
    database ??= await createTestDatabase(engine);
    server = await startTestServer(engine, { env, database });
    return server;
  }

  async function enroll(on: TestServer): Promise<{ email: string; totpUri: string }> {
    const { email } = await addMember(on);
    const { cookie } = await signIn(on, email);
    const headers = { Cookie: cookie };
    const { body } = await authCall(on, "/two-factor/enable", { password: PASSWORD }, headers);
    const totpUri = String(body.totpURI);
    const code = codeOf(totpUri);
    expect((await authCall(on, "/two-factor/verify-totp", { code }, headers)).status).toBe(200);
    return { email, totpUri };
  }

  async function signInTwice(
    on: TestServer,
    { email, totpUri }: { email: string; totpUri: string },
  ) {
    const first = await authCall(on, "/sign-in/email", { email, password: PASSWORD });
    const code = codeOf(totpUri, 1);
    const headers = { Cookie: first.cookie };
    const second = await authCall(on, "/two-factor/verify-totp", { code }, headers);
    expect(second.status).toBe(200);
    const token = await authCall(on, "/token", undefined, { Cookie: second.cookie });
    expect(token.status).toBe(200);
  }

  test("moves out of the database and changes, and second factors go on working", async () => {
    const before = await enroll(await start({}));
    await signInTwice(await start({ AUTH_SECRET: FIRST }), before);
    const between = await enroll(server as TestServer);
    const changed = { AUTH_SECRET: SECOND, AUTH_SECRET_PREVIOUS: FIRST };
    for (const member of [before, between]) await signInTwice(await start(changed), member);
  });

  test("that is given makes cookies which the database alone cannot forge", async () => {
    const within = await addMember(await start({}));
    const outside = await start({ AUTH_SECRET: FIRST });
    // addMember signs with what the database holds.
    const headers = { Cookie: within.cookie };
    const session = await authCall(outside, "/get-session", undefined, headers);
    expect(session.body).toEqual({ value: "null" });
  });

  test("that is missing or another one stops the start and says how to go on; one that is lost is given up", async () => {
    const member = await enroll(await start({ AUTH_SECRET: FIRST }));
    await expect(start({})).rejects.toThrow(LOST);
    await expect(start({ AUTH_SECRET: SECOND })).rejects.toThrow(LOST);
    await signInTwice(await start({ AUTH_SECRET_PREVIOUS: FIRST }), member);
    await expect(start({})).rejects.toThrow(LOST);
    await start({ AUTH_SECRET: SECOND, AUTH_SECRET_PREVIOUS: FIRST });
    expect(
      await withDatabase(server as TestServer, (db) => removeAllSecondFactors(db, Date.now())),
    ).toBe(1);
    const afresh = await start({ AUTH_SECRET: FIRST });
    expect((await signIn(afresh, member.email)).token).not.toBe("undefined");
  });
});
