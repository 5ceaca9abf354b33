import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  addMember,
  authCall,
  mailedLink,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  signUp,
  signUpMember,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

/** Milliseconds; dozens of slow hashes, one after the other on a machine of two cores. */
const SLOW = 90_000;

describe.each(ENGINES)("limits of sign-in on %s", { timeout: SLOW }, (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    const started = Date.now();
    server = await startTestServer(engine, {
      limited: true,
      // No window ends while a test is under way, however slow the machine is.
      now: () => started,
      // Behind a proxy, so that a test can come from many addresses.
      env: { TRUST_PROXY: "true" },
    });
  });
  afterEach(() => server.close());

  const from = (address: string, cookie = "") => ({ "X-Forwarded-For": address, Cookie: cookie });
  const guess = (email: string, headers: Record<string, string>, password = "a guess") =>
    authCall(server, "/sign-in/email", { email, password }, headers);
  const times = async (count: number, call: (at: number) => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let at = 0; at < count; at += 1) seen.push((await call(at)).status);
    return seen;
  };

  test("one address may try ten times; then it is told how long to wait, others are not", async () => {
    const tries = await times(10, () => guess(newAddress(), from("203.0.113.7")));
    expect(tries).toEqual(Array(10).fill(401));
    const eleventh = await guess(newAddress(), from("203.0.113.7"));
    expect(eleventh).toMatchObject({ status: 429, body: { code: "rate-limited" } });
    const wait = Number(eleventh.headers.get("retry-after"));
    expect(wait).toBe(300);
    expect(eleventh.body.retryAfter).toBe(wait);
    expect((await guess(newAddress(), from("203.0.113.8"))).status).toBe(401);
  });

  test("nobody escapes by naming the header that carries the address inside", async () => {
    const sly = (at: number) => ({
      ...from("203.0.113.7"),
      "x-sevenfold-client": `198.51.100.${at}`,
    });
    // What is no address is counted like any other, and refused before a password is looked at.
    expect(await times(10, (at) => guess("ada", sly(at)))).toEqual(Array(10).fill(400));
    expect((await guess("ada", sly(11))).status).toBe(429);
  });

  test("an account is guessed at ten times at most, from however many addresses", async () => {
    const { email } = await signUpMember(server);
    // The sign-in of its owner was one.
    const tries = await times(9, (at) => guess(email, from(`198.51.100.${at}`)));
    expect(tries).toEqual(Array(9).fill(401));
    const late = await guess(email, from("198.51.100.99"), PASSWORD);
    expect(late).toMatchObject({ status: 429, body: { code: "rate-limited" } });
    expect(late.headers.get("retry-after")).toBe("900");
  });

  test("guessing locks the owner out neither of a browser that signed in before, nor of one that opened the mailed link; a known browser is known to its own account alone, and is limited too", async () => {
    const { email, cookie } = await signUpMember(server);
    const eve = await signUpMember(server);
    await times(12, (at) => guess(email, from(`198.51.100.${at}`)));
    expect((await guess(email, from("203.0.113.1"), PASSWORD)).status).toBe(429);
    expect((await guess(email, from("203.0.113.1", eve.cookie), PASSWORD)).status).toBe(429);
    expect((await guess(email, from("203.0.113.1", cookie), PASSWORD)).status).toBe(200);
    await authCall(server, "/request-password-reset", { email }, from("203.0.113.2"));
    const opened = await open(server, await mailedLink(server, email, "reset-password"));
    expect((await guess(email, from("203.0.113.2", opened.cookie), PASSWORD)).status).toBe(200);
    const own = await times(11, (at) => guess(email, from(`203.0.113.${at + 3}`, cookie)));
    expect(own.slice(0, 9)).toEqual(Array(9).fill(401));
    expect(own[10]).toBe(429);
  });

  test("forty guesses at one moment are counted exactly", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess(email, from(`198.51.100.${at}`))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test("a mailbox gets three reset mails an hour, known or not", async () => {
    const { email } = await addMember(server);
    const ask = (address: string) => (at: number) =>
      authCall(server, "/request-password-reset", { email: address }, from(`198.51.100.${at}`));
    expect(await times(4, ask(email))).toEqual([200, 200, 200, 429]);
    expect(await times(4, ask(newAddress()))).toEqual([200, 200, 200, 429]);
    const resets = (await mailsTo(server, email)).filter(({ kind }) => kind === "reset-password");
    expect(resets).toHaveLength(3);
  });

  test("signing in unconfirmed sends one mail in two minutes; asking for it three in ten, known or not", async () => {
    const email = newAddress();
    await signUp(server, { email });
    expect((await guess(email, from("203.0.113.9"), PASSWORD)).status).toBe(403);
    expect(await mailsTo(server, email)).toHaveLength(1);
    const ask = (address: string) => (at: number) =>
      authCall(server, "/send-verification-email", { email: address }, from(`198.51.100.${at}`));
    expect(await times(4, ask(email))).toEqual([200, 200, 200, 429]);
    expect(await mailsTo(server, email)).toHaveLength(4);
    expect(await times(4, ask(newAddress()))).toEqual([200, 200, 200, 429]);
  });

  test("an owner is told once an hour of attempts to sign up again", async () => {
    const { email } = await addMember(server);
    for (let at = 0; at < 3; at += 1) await signUp(server, { email });
    const told = (await mailsTo(server, email)).filter(({ kind }) => kind === "account-exists");
    expect(told).toHaveLength(1);
  });

  test("ten accounts an hour from one address", async () => {
    const tries = await times(11, () =>
      authCall(
        server,
        "/sign-up/email",
        { email: newAddress(), username: "Ada", password: PASSWORD },
        from("203.0.113.7"),
      ),
    );
    expect(tries.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(tries[10]).toBe(429);
  });

  test("asking who is signed in is not counted", async () => {
    const { cookie } = await addMember(server);
    const asked = await times(150, () =>
      authCall(server, "/get-session", undefined, { Cookie: cookie }),
    );
    expect(new Set(asked)).toEqual(new Set([200]));
  });
});
