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
  signUpUnconfirmed,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

describe.each(ENGINES)("confirming an address on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const sessionOf = async (cookie: string) =>
    (await authCall(server, "/get-session", undefined, { Cookie: cookie })).body;
  const isConfirmed = async (email: string) =>
    (await authCall(server, "/sign-in/email", { email, password: PASSWORD })).status === 200;

  test("a program that opens the mailed link, by GET or HEAD, confirms nothing and signs nobody in", async () => {
    const { email, link } = await signUpUnconfirmed(server);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    const old = `/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: "/plan" })}`;
    for (const path of [link, old, `/api/auth/confirm-email?token=${token}`]) {
      const { cookie } = await open(server, path);
      expect(cookie).toBe("");
      const head = await fetch(new URL(path, server.url), { method: "HEAD", redirect: "manual" });
      expect(head.headers.getSetCookie()).toEqual([]);
    }
    expect(await isConfirmed(email)).toBe(false);
    // A link of before leads to the page of today.
    expect((await open(server, old)).location).toBe(
      `/confirm-email?${new URLSearchParams({ token, next: "/plan" })}`,
    );
    expect((await confirm(server, link)).body).toMatchObject({ outcome: "confirmed" });
    expect(await isConfirmed(email)).toBe(true);
  });

  test("who is signed in as somebody else stays so, and is told", async () => {
    const eve = await addMember(server);
    const { email, link } = await signUpUnconfirmed(server);
    const answer = await confirm(server, link, eve.cookie);
    expect(answer).toMatchObject({
      status: 200,
      body: { outcome: "confirmed", email, signedIn: false, signedInAs: eve.email },
      cookie: "",
    });
    expect(await sessionOf(eve.cookie)).toMatchObject({ user: { email: eve.email } });
    expect(await isConfirmed(email)).toBe(true);
  });

  test("a second press says that it is done, and signs nobody in", async () => {
    const { email, link } = await signUpUnconfirmed(server);
    const first = await confirm(server, link);
    expect(first.body).toMatchObject({ signedIn: true, signedInAs: null });
    expect(await sessionOf(first.cookie)).toMatchObject({ user: { email } });
    expect(await confirm(server, link)).toMatchObject({
      body: { outcome: "known", signedIn: false },
      cookie: "",
    });
  });

  test("a new address never signs in, and one that was taken meanwhile is not given twice", async () => {
    const member = await addMember(server);
    const newEmail = newAddress();
    const change = { newEmail, password: PASSWORD };
    const headers = { Cookie: member.cookie };
    expect((await authCall(server, "/change-email", change, headers)).status).toBe(200);
    const approval = await confirm(
      server,
      await mailedLink(server, member.email, "address-change"),
    );
    expect(approval).toMatchObject({ body: { outcome: "approved" }, cookie: "" });
    const link = await mailedLink(server, newEmail, "confirm-new-address");
    const other = await addMember(server, { email: newEmail });
    expect((await confirm(server, link)).body.code).toBe("INVALID_TOKEN");
    expect((await signIn(server, newEmail)).userId).toBe(other.userId);
    expect((await signIn(server, member.email)).userId).toBe(member.userId);
  });

  test("a new address is asked for with the password alone", async () => {
    const member = await addMember(server);
    const headers = { Cookie: member.cookie };
    for (const password of [undefined, "not the password"]) {
      const change = { newEmail: newAddress(), password };
      expect(await authCall(server, "/change-email", change, headers)).toMatchObject({
        status: 400,
        body: { code: "INVALID_PASSWORD" },
      });
    }
    expect(await mailsTo(server, member.email)).toEqual([]);
    const stranger = { newEmail: newAddress(), password: PASSWORD };
    expect((await authCall(server, "/change-email", stranger)).status).toBe(401);
  });

  test("a request for a new password is answered before any account is looked up, known or not", async () => {
    const { email } = await addMember(server);
    const ask = (address: string) =>
      authCall(server, "/request-password-reset", { email: address });
    const rename = (from: string, to: string) =>
      withDatabase(server, (db) => db.schema.alterTable(from).renameTo(to).execute());
    await rename("auth_users", "auth_users_away");
    try {
      const answers = [await ask(email), await ask(newAddress())];
      await server.services.auth.whenDone();
      for (const { status, body } of answers) {
        expect({ status, body }).toEqual({ status: 200, body: { status: true } });
      }
    } finally {
      await rename("auth_users_away", "auth_users");
    }
    await ask(email);
    expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(["reset-password"]);
  });
});
