import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  authCall,
  confirm,
  mailedLink,
  newAddress,
  signIn,
  signUp,
  signUpMember,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

describe.each(ENGINES)("two servers on one database, %s", (engine) => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    one = await startTestServer(engine);
    const { dataDir, url } = one.database;
    const env = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
    other = { ...(await startTestServer(engine, { env })), database: one.database };
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const withToken = (server: TestServer, token: string) =>
    post(
      `${server.url}/api/generate-day`,
      { plan_id: "none", day_number: 2 },
      { Authorization: `Bearer ${token}` },
    );

  test("a member of one is a member of the other, until the session ends on either", async () => {
    // The other one has looked at its keys before the first was made.
    expect((await withToken(other, "x.y.z")).status).toBe(401);
    const email = newAddress();
    await signUp(one, { email });
    await confirm(other, await mailedLink(one, email, "confirm-address"));
    const member = await signIn(one, email);
    expect((await withToken(other, member.token)).status).not.toBe(401);
    const headers = { Cookie: member.cookie };
    expect((await authCall(other, "/get-session", undefined, headers)).body).toMatchObject({
      user: { id: member.userId },
    });
    expect((await authCall(other, "/sign-out", {}, headers)).status).toBe(200);
    expect((await withToken(one, member.token)).status).toBe(401);
  });

  test("tokens of either are good on both, whoever made the key", async () => {
    const tokens = [(await signUpMember(one)).token, (await signUpMember(other)).token];
    for (const token of tokens) {
      expect((await withToken(one, token)).status).not.toBe(401);
      expect((await withToken(other, token)).status).not.toBe(401);
    }
  });

  test("sign-ups with one address on both at one moment make one user", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => signUp(at % 2 ? one : other, { email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const users = await withDatabase(one, (db) =>
      db.selectFrom("auth_users").select("id").where("email", "=", email).execute(),
    );
    expect(users).toHaveLength(1);
  });
});
