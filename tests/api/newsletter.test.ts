import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { exportSubscribers } from "#server/maintenance/newsletter-export.ts";
import { startFakeSmtp } from "../fakes/smtp-server.ts";
import {
  authCall,
  cookiesOf,
  mailsTo,
  newAddress,
  signUpMember,
  withDatabase,
} from "../setup/accounts.ts";
import { postLong } from "../setup/long-body.ts";
import { mailedToken, makeForm, pageFormsOf } from "../setup/page-forms.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const SUCCESS = { status: 200, body: { success: true } };

describe.each(ENGINES)("the newsletter on %s", (engine) => {
  let server: TestServer;
  let clock: number;
  let email: string;
  beforeAll(async () => {
    clock = Date.now();
    server = await startTestServer(engine, { now: () => clock });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    email = newAddress();
  });

  const subscribe = (address = email, rest = {}) =>
    post(`${server.url}/api/newsletter`, { email: address, ...rest });
  const confirm = (token: string) => pageFormsOf(server).confirm(token);
  const kinds = async (address = email) => (await mailsTo(server, address)).map(({ kind }) => kind);
  const confirmToken = () => mailedToken(server, email, "confirm-newsletter");
  const unsubscribeToken = () => mailedToken(server, email, "newsletter-welcome");
  const list = async () => {
    const subscribers = await withDatabase(server, (db) => exportSubscribers(db, server.url));
    return subscribers.map((subscriber) => subscriber.email);
  };
  const join = async () => {
    await subscribe();
    await confirm(await confirmToken());
  };
  const oneClick = (token: string, init: RequestInit = {}) =>
    fetch(`${server.url}/newsletter/unsubscribe?token=${token}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      ...init,
    });

  test("is joined through the mailbox, left by one request, and joined again by the same token", async () => {
    expect(await subscribe()).toMatchObject(SUCCESS);
    expect(await list()).not.toContain(email);
    const mailbox = await (await fetch(`${server.url}/mailbox`)).text();
    expect(mailbox).toContain(email);
    expect(await confirm(await confirmToken())).toEqual({ ok: true });
    expect(await list()).toContain(email);
    expect(await kinds()).toEqual(["newsletter-welcome", "confirm-newsletter"]);
    const token = await unsubscribeToken();
    const answer = await oneClick(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/u);
    expect(await list()).not.toContain(email);
    expect(await pageFormsOf(server).resubscribe(token)).toEqual({ ok: true });
    expect(await list()).toContain(email);
    expect(await pageFormsOf(server).unsubscribe(token)).toEqual({ ok: true });
    expect(await pageFormsOf(server).unsubscribe(token)).toEqual({ ok: true });
    expect(await list()).not.toContain(email);
    expect(await kinds()).toHaveLength(2);
  });

  test("answers the same for an address that is new, pending, subscribed or gone", async () => {
    const answers = [await subscribe(), await subscribe()];
    await confirm(await confirmToken());
    answers.push(await subscribe());
    await oneClick(await unsubscribeToken());
    answers.push(await subscribe());
    const seen = answers.map(({ status, body, headers }) => ({
      status,
      body,
      names: [...headers.keys()],
    }));
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test("a subscriber who asks again gets no mail; nobody is on the list twice", async () => {
    await join();
    clock += DAY;
    await subscribe();
    await subscribe(email.toUpperCase());
    expect(await kinds()).toEqual(["newsletter-welcome", "confirm-newsletter"]);
    expect((await list()).filter((address) => address === email)).toHaveLength(1);
  });

  test("the link is mailed again after ten minutes, not before, and the first one still works", async () => {
    await subscribe();
    const first = await confirmToken();
    clock += 10 * MINUTE - SECOND;
    await subscribe(email.toUpperCase());
    expect(await kinds()).toHaveLength(1);
    clock += SECOND;
    await subscribe();
    expect(await kinds()).toEqual(["confirm-newsletter", "confirm-newsletter"]);
    expect(await confirmToken()).toBe(first);
    expect(await confirm(first)).toEqual({ ok: true });
  });

  test("of twenty requests at one moment one mails a link", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await kinds()).toEqual(["confirm-newsletter"]);
  });

  describe("a link to confirm", () => {
    const OVER = { ok: false, code: "not-found" };

    test.each([
      ["nothing", ""],
      ["another token", "A".repeat(24)],
      ["a long text", "A".repeat(10_000)],
      ["a NUL", "\0".repeat(24)],
      ["a quote", "' or 1=1 --"],
    ])("is not %s", async (_, token) => {
      await subscribe();
      expect(await confirm(token)).toEqual(OVER);
      expect(await pageFormsOf(server).unsubscribe(token)).toEqual(OVER);
      expect(await pageFormsOf(server).resubscribe(token)).toEqual(OVER);
      expect(await list()).not.toContain(email);
    });

    test("serves one purpose: neither token does the other's work", async () => {
      await subscribe();
      const token = await confirmToken();
      expect(await pageFormsOf(server).resubscribe(token)).toEqual(OVER);
      expect(await pageFormsOf(server).unsubscribe(token)).toEqual(OVER);
      await confirm(token);
      expect(await confirm(await unsubscribeToken())).toEqual(OVER);
      expect(await list()).toContain(email);
    });

    test("works for seven days after the latest mail", async () => {
      await subscribe();
      const token = await confirmToken();
      clock += 6 * DAY;
      await subscribe();
      clock += 7 * DAY;
      expect(await confirm(token)).toEqual(OVER);
      expect(await list()).not.toContain(email);
      await subscribe();
      clock += 7 * DAY - 1;
      expect(await confirm(await confirmToken())).toEqual({ ok: true });
    });

    test("pressed twice, it welcomes once", async () => {
      await subscribe();
      const token = await confirmToken();
      const results = await Promise.all([confirm(token), confirm(token), confirm(token)]);
      expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      expect(await kinds()).toEqual(["newsletter-welcome", "confirm-newsletter"]);
    });

    test("is over once the subscription has ended; a new request mails another one", async () => {
      await join();
      const used = await confirmToken();
      await oneClick(await unsubscribeToken());
      expect(await confirm(used)).toEqual(OVER);
      clock += SECOND;
      await subscribe();
      expect(await kinds()).toHaveLength(3);
      const fresh = await confirmToken();
      expect(fresh).not.toBe(used);
      expect(await confirm(used)).toEqual(OVER);
      expect(await confirm(fresh)).toEqual({ ok: true });
      expect(await list()).toContain(email);
    });
  });

  describe("the request of a mail program", () => {
    test("may be a form of either kind", async () => {
      await join();
      const token = await unsubscribeToken();
      expect(
        (await oneClick(token, { body: makeForm({ "List-Unsubscribe": "One-Click" }) })).status,
      ).toBe(200);
      expect(await list()).not.toContain(email);
    });

    test.each([
      ["a form of our own page", new URLSearchParams({ again: "yes" })],
      ["another value", new URLSearchParams({ "List-Unsubscribe": "No" })],
      ["no form", "List-Unsubscribe=One-Click"],
    ])("is not %s: that is left to the page", async (_, body) => {
      await join();
      // There's no page here.
      expect((await oneClick(await unsubscribeToken(), { body })).status).toBe(404);
      expect(await list()).toContain(email);
    });

    test("may say no length; one that is too long is refused all the same", async () => {
      await join();
      const token = await unsubscribeToken();
      const streamed = (text: string) =>
        oneClick(token, {
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
          body: new Blob([text]).stream(),
          duplex: "half",
        } as RequestInit);
      const long = `List-Unsubscribe=One-Click&x=${"x".repeat(200_000)}`;
      const address = `${server.url}/newsletter/unsubscribe?token=${token}`;
      const type = "application/x-www-form-urlencoded";
      expect((await postLong(address, long, { type, chunked: true })).status).toBe(413);
      expect((await postLong(address, long, { type })).status).toBe(413);
      expect(await list()).toContain(email);
      expect((await streamed("List-Unsubscribe=One-Click")).status).toBe(200);
      expect(await list()).not.toContain(email);
    });

    test("is answered the same for a token that is nobody's", async () => {
      expect((await oneClick("A".repeat(24))).status).toBe(200);
      expect((await oneClick("%00")).status).toBe(200);
    });
  });

  test.each([
    ["no sign", "ada.example.org"],
    ["no domain", "ada@"],
    ["no name", "@example.org"],
    ["nothing", ""],
    ["300 characters", `${"a".repeat(288)}@example.org`],
    ["65 characters before the sign", `${"a".repeat(65)}@example.org`],
    ["a part of a domain that is too long", `ada@${"d".repeat(64)}.org`],
    ["a header", "ada@example.org\r\nBcc: eve@example.net"],
    ["a header's end", "ada@example.org\nSubject: hello"],
    ["two addresses", "ada@example.org,eve@example.net"],
    ["a name", "Ada <ada@example.org>"],
    ["a NUL", "ada\0@example.org"],
    ["another script's letter", "аda@example.org"],
  ])("an address with %s is refused in the form's words, and nothing is mailed", async (_, bad) => {
    const before = await withDatabase(server, (db) => db.selectFrom("mails").selectAll().execute());
    const answer = await subscribe(bad);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: "invalid-request",
        issues: [{ path: "email", message: "Please enter a valid email address." }],
      },
    });
    expect(answer.body.error).toBeTypeOf("string");
    const after = await withDatabase(server, (db) => db.selectFrom("mails").selectAll().execute());
    expect(after).toHaveLength(before.length);
  });

  test.each([[{}], [{ email: 7 }], [{ email: null }], [[]], ["text"], [null]])(
    "%j is no request",
    async (body) => {
      expect(await post(`${server.url}/api/newsletter`, body)).toMatchObject({ status: 400 });
    },
  );

  test("a filled field that people do not see is told of success, and nothing happens", async () => {
    expect(await subscribe(email, { website: "https://spam.example" })).toMatchObject(SUCCESS);
    expect(await kinds()).toEqual([]);
    expect(await subscribe(email, { website: "" })).toMatchObject(SUCCESS);
    expect(await kinds()).toEqual(["confirm-newsletter"]);
  });

  test("a stranger's Host header does not get into the link", async () => {
    await new Promise<void>((resolve, reject) => {
      const headers = { Host: "evil.example", "Content-Type": "application/json" };
      const call = request(
        `${server.url}/api/newsletter`,
        { method: "POST", headers },
        (answer) => {
          answer.resume();
          answer.on("end", resolve);
        },
      );
      call.on("error", reject);
      call.end(JSON.stringify({ email }));
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain("http://localhost:3000/newsletter/confirm?token=");
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  });

  describe("of a member", () => {
    const exported = async (cookie: string) => {
      const answer = await fetch(`${server.url}/api/account/export`, {
        headers: { Cookie: cookie },
      });
      return ((await answer.json()) as { newsletter: unknown }).newsletter;
    };

    test("is in the export, and goes with the account", async () => {
      const member = await signUpMember(server, { email });
      expect(await exported(member.cookie)).toBe(null);
      await join();
      const at = new Date(clock).toISOString();
      expect(await exported(member.cookie)).toEqual({
        status: "confirmed",
        created_at: at,
        confirmed_at: at,
        unsubscribed_at: null,
      });
      const { password, cookie } = member;
      await authCall(server, "/delete-user", { password }, { Cookie: cookie });
      expect(await list()).not.toContain(email);
    });
  });
});

describe.each(ENGINES)("limits of the newsletter on %s", (engine) => {
  let server: TestServer;
  let clock: number;
  beforeAll(async () => {
    clock = Date.now();
    server = await startTestServer(engine, {
      limited: true,
      now: () => clock,
      env: { TRUST_PROXY: "true" },
    });
  });
  afterAll(() => server.close());

  const subscribe = (email: string, address: string) =>
    post(`${server.url}/api/newsletter`, { email }, { "X-Forwarded-For": address });

  const MAX = LIMITS.newsletterAddress.max;

  test("so many in ten minutes from one place, by the call and by the page together", async () => {
    for (let at = 2; at < MAX; at += 1) {
      expect((await subscribe(newAddress(), "203.0.113.7")).status).toBe(200);
    }
    const page = pageFormsOf(server, "203.0.113.7");
    for (let at = 0; at < 2; at += 1) {
      expect(await page.subscribe(makeForm({ email: newAddress() }))).toEqual({ ok: true });
    }
    const late = await subscribe(newAddress(), "203.0.113.7");
    expect(late).toMatchObject({
      status: 429,
      body: { success: false, code: "rate-limited", retryAfter: 600 },
    });
    expect(late.headers.get("retry-after")).toBe("600");
    expect(await page.subscribe(makeForm({ email: newAddress() }))).toEqual({
      ok: false,
      code: "rate-limited",
      retryAfter: 600,
    });
    expect((await subscribe(newAddress(), "203.0.113.8")).status).toBe(200);
    clock += 10 * MINUTE;
    expect((await subscribe(newAddress(), "203.0.113.7")).status).toBe(200);
  });

  test("what a page's form got wrong does not count: after six slips it is taken", async () => {
    const page = pageFormsOf(server, "203.0.113.9");
    for (const email of ["", " ", "ada", "ada@", "ada@example", `${"a".repeat(65)}@example.org`]) {
      const answer = await page.subscribe(makeForm({ email }));
      expect(answer).toMatchObject({ ok: false, code: "invalid-request" });
    }
    expect(await page.subscribe(makeForm({ email: newAddress() }))).toEqual({ ok: true });
  });

  test("five in ten minutes from one browser; others behind the same address go on", async () => {
    const ask = (cookie: string) =>
      post(
        `${server.url}/api/newsletter`,
        { email: newAddress() },
        { "X-Forwarded-For": "203.0.113.20", Cookie: cookie },
      );
    const cookie = cookiesOf((await ask("")).headers);
    const statuses: number[] = [];
    for (let at = 0; at < LIMITS.newsletterDevice.max; at += 1)
      statuses.push((await ask(cookie)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await ask("")).status).toBe(200);
  });

  test("nobody's mailbox is flooded: ten links a day, from however many places", async () => {
    const email = newAddress();
    for (let at = 0; at < 13; at += 1) {
      expect((await subscribe(email, `198.51.100.${at}`)).status).toBe(200);
      clock += 10 * MINUTE;
    }
    expect(await mailsTo(server, email)).toHaveLength(10);
  });
});

describe("a page's form", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer("sqlite");
  });
  afterAll(() => server.close());

  test("does what the call does, and passes over fields of the page's own", async () => {
    const email = newAddress();
    const form = makeForm({ email: ` ${email} `, website: "", from: "blog" });
    expect(await pageFormsOf(server).subscribe(form)).toEqual({ ok: true });
    expect(await mailsTo(server, email)).toMatchObject([{ kind: "confirm-newsletter" }]);
  });

  test("says what is wrong with it", async () => {
    expect(await pageFormsOf(server).subscribe(makeForm({ email: "ada@" }))).toEqual({
      ok: false,
      code: "invalid-request",
      issues: [{ path: "email", message: "Please enter a valid email address." }],
    });
    expect(await pageFormsOf(server).subscribe(new FormData())).toMatchObject({
      ok: false,
      code: "invalid-request",
    });
  });

  test("a file in the place of a text is no address", async () => {
    const form = new FormData();
    form.set("email", new File(["ada@example.org"], "email.txt"));
    expect(await pageFormsOf(server).subscribe(form)).toMatchObject({ code: "invalid-request" });
  });
});

describe.each(ENGINES)("a newsletter's mail that is sent, on %s", (engine) => {
  test("carries the header by which mail programs unsubscribe; a link to confirm does not", async () => {
    const smtp = await startFakeSmtp();
    const server = await startTestServer(engine, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: "hello@example.org",
        PUBLIC_URL: "https://a.rather.long.name.of.a.host.that.folds.lines.example.org",
      },
    });
    const origin = server.services.config.PUBLIC_URL;
    const email = newAddress();
    // The page is at the public address; what stands before it is left out here.
    await server.services.newsletter.subscribe({ email }, String(origin));
    const [first] = await smtp.received(1);
    expect(first?.headers).not.toHaveProperty("list-unsubscribe");
    await server.services.newsletter.confirm(
      await mailedToken(server, email, "confirm-newsletter"),
      String(origin),
    );
    const [, welcome] = await smtp.received(2);
    const token = await mailedToken(server, email, "newsletter-welcome");
    const link = `<${origin}/newsletter/unsubscribe?token=${token}>`;
    expect(welcome?.headers["list-unsubscribe"]).toEqual([link]);
    expect(welcome?.raw).toContain(`List-Unsubscribe: ${link}\r\n`);
    expect(welcome?.headers["list-unsubscribe-post"]).toEqual(["List-Unsubscribe=One-Click"]);
    await server.close();
    await smtp.stop();
  });
});
