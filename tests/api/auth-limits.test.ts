import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import {
  addMember,
  authCall,
  confirm,
  mailedLink,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  signUp,
  signUpMember,
  withDatabase,
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

  const WRONG_MAX = LIMITS.signInAddress.max;

  test("one address may be wrong for many accounts; then it is told how long to wait, others are not", async () => {
    const tries = await times(WRONG_MAX, (at) => guess(`no address ${at}`, from("203.0.113.7")));
    expect(new Set(tries)).toEqual(new Set([400]));
    const late = await guess(newAddress(), from("203.0.113.7"));
    expect(late).toMatchObject({ status: 429, body: { code: "rate-limited" } });
    const wait = Number(late.headers.get("retry-after"));
    expect(wait).toBe(LIMITS.signInAddress.seconds);
    expect(late.body.retryAfter).toBe(wait);
    expect((await guess(newAddress(), from("203.0.113.8"))).status).toBe(401);
  });

  test("a refusal says whom its limit counts", async () => {
    const ada = await addMember(server);
    const { max } = LIMITS.resetMailbox;
    await times(max, () => authCall(server, "/request-password-reset", { email: ada.email }));
    const mailbox = await authCall(server, "/request-password-reset", { email: ada.email });
    expect(mailbox).toMatchObject({ status: 429, body: { countedBy: "mailbox" } });
    const cookie = { Cookie: ada.cookie };
    await times(LIMITS.nameAccount.max, () => authCall(server, "/update-user", {}, cookie));
    const account = await authCall(server, "/update-user", { name: "Ada" }, cookie);
    expect(account).toMatchObject({
      status: 429,
      body: { countedBy: "account", retryAfter: LIMITS.nameAccount.seconds },
    });
    expect(account.headers.get("retry-after")).toBe(String(LIMITS.nameAccount.seconds));
  });

  test("whoever comes back from Google too often is led to the sign-in page", async () => {
    const url = `${server.url}/api/auth/callback/google?error=access_denied`;
    const back = () => fetch(url, { redirect: "manual", headers: from("203.0.113.9") });
    await times(LIMITS.googleAddress.max, back);
    const late = await back();
    expect(late.status).toBe(302);
    expect(late.headers.get("location")).toBe("/login?error=rate-limited");
    expect(late.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await late.text()).toBe("");
  });

  test("a class of thirty behind one address signs up and signs in within ten minutes, slips included", async () => {
    const pupils = Array.from({ length: 30 }, newAddress);
    const home = from("203.0.113.7");
    const signUps = await Promise.all(
      pupils.map((email) =>
        authCall(server, "/sign-up/email", { email, username: "Ada", password: PASSWORD }, home),
      ),
    );
    expect(new Set(signUps.map(({ status }) => status))).toEqual(new Set([200]));
    for (const email of pupils)
      await confirm(server, await mailedLink(server, email, "confirm-address"));
    for (const password of ["a slip", PASSWORD, PASSWORD]) {
      const answers = await Promise.all(pupils.map((email) => guess(email, home, password)));
      const expected = password === PASSWORD ? 200 : 401;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]));
    }
  }, 120_000);

  test("right sign-ins do not count as guesses, of the account or of the address", async () => {
    const { email } = await addMember(server);
    const right = await times(12, () => guess(email, from("203.0.113.7"), PASSWORD));
    expect(right).toEqual(Array(12).fill(200));
    const wrong = await times(11, () => guess(email, from("203.0.113.7")));
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
    const counted = await withDatabase(server, (db) =>
      db
        .selectFrom("rate_limits")
        .select("count")
        .where("key", "=", `${LIMITS.signInAddress.name}:203.0.113.7`)
        .executeTakeFirst(),
    );
    // The refused one as well.
    expect(counted?.count).toBe(11);
  }, 60_000);

  test("nobody escapes by naming the header that carries the address inside", async () => {
    const sly = (at: number) => ({
      ...from("203.0.113.7"),
      "x-sevenfold-client": `198.51.100.${at}`,
    });
    // What is no address is counted like any other, and refused before a password is looked at.
    const tries = await times(WRONG_MAX, (at) => guess(`ada ${at}`, sly(at % 200)));
    expect(new Set(tries)).toEqual(new Set([400]));
    expect((await guess("ada", sly(201))).status).toBe(429);
  });

  test("an account is guessed at ten times at most, from however many addresses", async () => {
    const { email } = await signUpMember(server);
    const tries = await times(10, (at) => guess(email, from(`198.51.100.${at}`)));
    expect(tries).toEqual(Array(10).fill(401));
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
    expect(own).toEqual([...Array(10).fill(401), 429]);
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

  test("ten accounts an hour from one browser, a hundred from one address", async () => {
    const signUpFrom = (cookie = "") =>
      authCall(
        server,
        "/sign-up/email",
        // Refused by its password, after it was counted.
        { email: newAddress(), username: "Ada", password: "x" },
        from("203.0.113.7", cookie),
      );
    const { cookie, status } = await signUpFrom();
    expect([status, cookie]).toEqual([400, expect.stringContaining("sevenfold_guest=")]);
    const more = await times(10, () => signUpFrom(cookie));
    expect(more).toEqual([...Array(9).fill(400), 429]);
    // What was refused to the browser is not the address's.
    const others = await times(91, () => signUpFrom());
    expect(others).toEqual([...Array(90).fill(400), 429]);
  });

  test("asking who is signed in is not counted", async () => {
    const { cookie } = await addMember(server);
    const asked = await times(150, () =>
      authCall(server, "/get-session", undefined, { Cookie: cookie }),
    );
    expect(new Set(asked)).toEqual(new Set([200]));
  });
});
