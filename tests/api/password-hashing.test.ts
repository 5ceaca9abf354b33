import { hashPassword as hashAsBefore } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD_COST } from "#server/services/accounts/password-hashing.ts";
import { findPasswordHash, replacePasswordHash } from "#server/storage/users.ts";
import {
  addMember,
  authCall,
  newAddress,
  PASSWORD,
  signIn,
  signUpMember,
  type TestMember,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

/** OWASP, Password Storage Cheat Sheet: scrypt with 32 MB. */
const FORM = /^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/u;

describe.each(ENGINES)("stored passwords on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { passwordCost: PASSWORD_COST });
  });
  afterAll(() => server.close());

  const hashOf = ({ userId }: TestMember) =>
    withDatabase(server, async (db) => (await findPasswordHash(db, userId)) ?? "");
  const guess = (email: string, password: string) =>
    authCall(server, "/sign-in/email", { email, password });

  test("are hashed at OWASP's cost, each with a salt of its own", async () => {
    const [ada, eve] = [await signUpMember(server), await signUpMember(server)];
    expect(await hashOf(ada)).toMatch(FORM);
    expect(await hashOf(eve)).toMatch(FORM);
    expect(await hashOf(ada)).not.toBe(await hashOf(eve));
  });

  test("of before go on working, and are hashed anew at the next sign-in", async () => {
    const member = await addMember(server);
    const old = await hashAsBefore(PASSWORD);
    await withDatabase(server, async (db) =>
      replacePasswordHash(db, (await findPasswordHash(db, member.userId)) ?? "", old),
    );
    expect(await hashOf(member)).toBe(old);
    expect((await guess(member.email, "not the password")).status).toBe(401);
    expect(await hashOf(member)).toBe(old);
    await signIn(server, member.email);
    expect(await hashOf(member)).toMatch(FORM);
    await signIn(server, member.email);
    expect((await guess(member.email, "not the password")).status).toBe(401);
  });

  test("may be typed in another form of the same characters", async () => {
    const member = await addMember(server, {
      email: newAddress(),
      password: "cafe\u0301 au lait",
    });
    await signIn(server, member.email, "caf\u00e9 au lait");
  });

  test("that are no hash at all open nothing", async () => {
    const member = await addMember(server);
    for (const broken of ["", "x", "a:b", "$scrypt$ln=15,r=8,p=3$$", "$argon2id$v=19$x$y"]) {
      await withDatabase(server, async (db) =>
        replacePasswordHash(db, (await findPasswordHash(db, member.userId)) ?? "", broken),
      );
      expect((await guess(member.email, PASSWORD)).status, broken).toBe(401);
    }
  });
});
