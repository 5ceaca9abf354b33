import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import site from "#generated/site.json" with { type: "json" };
import { startFakeSmtp } from "../fakes/smtp-server.ts";
import { mailsTo, newAddress, withDatabase } from "../setup/accounts.ts";
import { postLong } from "../setup/long-body.ts";
import { makeForm, pageFormsOf } from "../setup/page-forms.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

const SUCCESS = { status: 200, body: { success: true } };
const MISSING = "Please fill in all required fields.";
const INVALID = "Please enter a valid email address.";

const messageFrom = (email: string) => ({
  name: "Ada Lovelace",
  email,
  subject: "Suggest a Hobby",
  message: "Could you add bell ringing?\n\nIt is lovely.",
});

const stored = (server: TestServer, email: string) =>
  withDatabase(server, (db) =>
    db.selectFrom("contact_messages").selectAll().where("email", "=", email).execute(),
  );
const mailAbout = async (server: TestServer, email: string) =>
  (await mailsTo(server, site.contactEmail)).find(({ reply_to }) => reply_to === email);

describe.each(ENGINES)("the contact form on %s", (engine) => {
  let server: TestServer;
  let email: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    email = newAddress();
  });

  const send = (changes: Record<string, unknown> = {}, headers = {}) =>
    post(`${server.url}/api/contact`, { ...messageFrom(email), ...changes }, headers);

  test("keeps the message, and mails it to the operator so that an answer goes to the writer", async () => {
    expect(await send()).toMatchObject(SUCCESS);
    const [row] = await stored(server, email);
    expect(row).toMatchObject(messageFrom(email));
    const mail = await mailAbout(server, email);
    expect(mail).toMatchObject({
      id: row?.mail_id,
      kind: "contact-message",
      subject: "Contact form: Suggest a Hobby",
    });
    for (const part of ["Ada Lovelace", email, "Could you add bell ringing?", "It is lovely."]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });

  test("the subject is General when none is chosen, and never a text of the writer's own", async () => {
    expect(await send({ subject: undefined })).toMatchObject(SUCCESS);
    expect(await stored(server, email)).toMatchObject([{ subject: "General" }]);
    expect((await send({ subject: "Hello\r\nBcc: eve@example.net" })).status).toBe(400);
  });

  test("HTML in the fields arrives as text", async () => {
    const name = '<b onclick="alert(1)">Ada</b>';
    const message = "<script>alert(1)</script>\n<img src=x onerror=alert(1)>";
    expect(await send({ name, message })).toMatchObject(SUCCESS);
    const mail = await mailAbout(server, email);
    expect(mail?.html).not.toMatch(/<(?:script|img|b )/u);
    expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(mail?.html).toContain("&lt;b onclick=&quot;alert(1)&quot;&gt;Ada&lt;/b&gt;");
    expect(mail?.text).toContain("<script>alert(1)</script>");
    expect(await stored(server, email)).toMatchObject([{ name, message }]);
  });

  test.each([
    ["name", undefined, MISSING],
    ["name", "", MISSING],
    ["name", " \n ", MISSING],
    ["email", undefined, MISSING],
    ["email", " ", MISSING],
    ["message", undefined, MISSING],
    ["message", null, MISSING],
    ["message", " \r\n ", MISSING],
    ["email", "ada@", INVALID],
    ["email", "ada@example.org\r\nBcc: eve@example.net", INVALID],
    ["email", `${"a".repeat(288)}@example.org`, INVALID],
    ["email", `ada@${"d".repeat(64)}.org`, INVALID],
  ])("%s as %j is refused in the form's words", async (field, value, message) => {
    const answer = await send({ [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, code: "invalid-request", issues: [{ path: field, message }] },
    });
    expect(answer.body.error).toBeTypeOf("string");
  });

  test.each([
    [
      "a name of 101 characters",
      "name",
      "a".repeat(101),
      "Please shorten your name to 100 characters.",
    ],
    [
      "a name with a tab",
      "name",
      "Ada\tLovelace",
      "Please enter your name on one line, without invisible characters.",
    ],
    [
      "a message of 5,001 characters",
      "message",
      "a".repeat(5_001),
      "Please shorten your message to 5,000 characters.",
    ],
    [
      "a message with a NUL",
      "message",
      "a\0b",
      "Please take out the characters that cannot be shown.",
    ],
  ])("%s is refused in words of its own", async (_, path, value, message) => {
    expect((await send({ [path]: value })).body).toMatchObject({ issues: [{ path, message }] });
  });

  test.each([
    ["a name of 101 characters", { name: "a".repeat(101) }],
    ["a name with a line break", { name: "Ada\r\nBcc: eve@example.net" }],
    ["a message of 5,001 characters", { message: "a".repeat(5_001) }],
    ["a NUL", { message: "a\0b" }],
    ["half a character", { message: "a\ud800" }],
    ["another subject", { subject: "Prize" }],
    ["a list", { message: ["a"] }],
    ["a field that there is not", { phone: "1" }],
  ])("%s is refused, and nothing is kept", async (_, changes) => {
    expect(await send(changes)).toMatchObject({ status: 400, body: { success: false } });
    expect(await stored(server, email)).toEqual([]);
  });

  test("5,000 characters fit, whichever way a form breaks its lines", async () => {
    const message = `${"a".repeat(99)}\r\n`.repeat(50).slice(0, -2);
    expect(await send({ message: `${message}!` })).toMatchObject(SUCCESS);
    const [row] = await stored(server, email);
    expect(row?.message).toBe(`${`${"a".repeat(99)}\n`.repeat(50).slice(0, -1)}!`);
    expect(row?.message).toHaveLength(5_000);
  });

  test("a megabyte is refused before it is read", async () => {
    const message = { name: "Ada", email, message: "a".repeat(1_000_000) };
    const { status, body } = await postLong(`${server.url}/api/contact`, JSON.stringify(message), {
      type: "application/json",
    });
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "body-too-large" });
    expect(await stored(server, email)).toEqual([]);
  });

  test("a filled field that people do not see is told of success, and nothing is kept", async () => {
    expect(await send({ website: "https://spam.example" })).toMatchObject(SUCCESS);
    expect(await stored(server, email)).toEqual([]);
    expect(await mailAbout(server, email)).toBeUndefined();
  });

  test("every failure says that it is none: another site's, another form's, another method's", async () => {
    const foreign = await send({}, { Origin: "https://evil.example" });
    expect(foreign).toMatchObject({ status: 403, body: { success: false, code: "cross-site" } });
    const form = await send({}, { "Content-Type": "text/plain" });
    expect(form).toMatchObject({ status: 415, body: { success: false } });
    const other = await fetch(`${server.url}/api/contact`);
    expect(other.status).toBe(405);
    expect(await other.json()).toMatchObject({ success: false, code: "method-not-allowed" });
    expect(await stored(server, email)).toEqual([]);
  });

  test("a page's form does the same, and says what is wrong with it", async () => {
    const { sendContact } = pageFormsOf(server);
    expect(await sendContact(makeForm(messageFrom(email)))).toEqual({ ok: true });
    expect(await stored(server, email)).toMatchObject([messageFrom(email)]);
    expect(await sendContact(makeForm({ ...messageFrom(email), name: "" }))).toEqual({
      ok: false,
      code: "invalid-request",
      issues: [{ path: "name", message: MISSING }],
    });
  });
});

describe.each(ENGINES)("limits of the contact form on %s", (engine) => {
  test("so many messages in ten minutes from one place, by the call and by the page together", async () => {
    const started = Date.now();
    const server = await startTestServer(engine, {
      limited: true,
      now: () => started,
      env: { TRUST_PROXY: "true" },
    });
    const send = (address: string) =>
      post(`${server.url}/api/contact`, messageFrom(newAddress()), { "X-Forwarded-For": address });
    for (let at = 1; at < LIMITS.contactAddress.max; at += 1)
      expect((await send("203.0.113.7")).status).toBe(200);
    const page = pageFormsOf(server, "203.0.113.7");
    expect(await page.sendContact(makeForm(messageFrom(newAddress())))).toEqual({ ok: true });
    const late = await send("203.0.113.7");
    expect(late).toMatchObject({
      status: 429,
      body: { success: false, code: "rate-limited", retryAfter: 600 },
    });
    expect(late.headers.get("retry-after")).toBe("600");
    expect((await send("203.0.113.8")).status).toBe(200);
    await server.close();
  });

  test("what a page's form got wrong does not count: after seven slips it is taken", async () => {
    const server = await startTestServer(engine, { limited: true });
    const page = pageFormsOf(server, "203.0.113.9");
    const right = messageFrom(newAddress());
    for (const slip of [
      { name: "" },
      { email: "" },
      { message: "" },
      { email: "ada@" },
      { email: `ada@${"d".repeat(64)}.org` },
      { message: "a".repeat(5_001) },
      { subject: "Prize" },
    ]) {
      const answer = await page.sendContact(makeForm({ ...right, ...slip }));
      expect(answer).toMatchObject({ ok: false, code: "invalid-request" });
    }
    expect(await page.sendContact(makeForm(right))).toEqual({ ok: true });
    await server.close();
  });
});

describe.each(ENGINES)("with a mail server, on %s", (engine) => {
  const env = (smtpUrl: string) => ({
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Sevenfold <hello@example.org>",
    PUBLIC_URL: "http://localhost:3000",
  });

  test("the operator alone gets the message, and answers its writer", async () => {
    const smtp = await startFakeSmtp();
    const server = await startTestServer(engine, { env: env(smtp.url) });
    const email = newAddress();
    await post(`${server.url}/api/contact`, messageFrom(email));
    const [mail] = await smtp.received(1);
    expect(mail?.envelope).toEqual({ from: "hello@example.org", to: [site.contactEmail] });
    expect(mail?.headers).toMatchObject({
      from: ["Sevenfold <hello@example.org>"],
      "reply-to": [email],
      subject: ["Contact form: Suggest a Hobby"],
    });
    expect(mail?.text).toContain("Could you add bell ringing?");
    await server.close();
    await smtp.stop();
  });

  test("while it is down the message is kept, and its mail waits", async () => {
    const smtp = await startFakeSmtp();
    await smtp.stop();
    const server = await startTestServer(engine, { env: env(smtp.url) });
    const email = newAddress();
    expect(await post(`${server.url}/api/contact`, messageFrom(email))).toMatchObject(SUCCESS);
    await expect
      .poll(async () => (await mailAbout(server, email))?.last_error, { timeout: 15_000 })
      .toBeTruthy();
    expect(await mailAbout(server, email)).toMatchObject({ sent_at: null, failed_at: null });
    expect((await mailAbout(server, email))?.next_attempt_at).toBeTypeOf("number");
    expect(await stored(server, email)).toMatchObject([messageFrom(email)]);
    await server.close();
  });
});
