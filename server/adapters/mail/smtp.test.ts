import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { MailFailure, type MailTransport, type OutgoingMail } from "../../ports/mail.ts";
import { createSmtpTransport } from "./smtp.ts";

const MAIL: OutgoingMail = {
  id: "0198c0de-0000-7000-8000-000000000001",
  recipient: "ada@example.org",
  subject: "Confirm your email address",
  text: "Hello Ada,\n\nopen https://sevenfold.example/confirm?token=a=b&c=d\n.\nÜber 7 days\n",
  html: "<p>Hello Ada, it takes 7 days – über…</p>",
  created_at: Date.UTC(2026, 0, 31, 12),
};

let smtp: FakeSmtp;
let transport: MailTransport;

beforeEach(async () => {
  smtp = await startFakeSmtp();
  transport = createSmtpTransport({ url: smtp.url, from: "Sevenfold <hello@sevenfold.example>" });
});
afterEach(async () => {
  transport.close();
  await smtp.stop();
});

const failure = async (mail: Partial<OutgoingMail> = {}): Promise<MailFailure> => {
  const error = await transport.send({ ...MAIL, ...mail }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MailFailure) return error;
  throw new Error("the mail was sent");
};

describe("what arrives", () => {
  test("envelope, headers and both forms of the text", async () => {
    await transport.send(MAIL);
    const [mail] = await smtp.received(1);
    expect(mail?.envelope).toEqual({ from: "hello@sevenfold.example", to: ["ada@example.org"] });
    expect(mail?.headers).toMatchObject({
      from: ["Sevenfold <hello@sevenfold.example>"],
      to: ["ada@example.org"],
      subject: [MAIL.subject],
      "message-id": [`<${MAIL.id}@sevenfold.example>`],
      date: ["Sat, 31 Jan 2026 12:00:00 +0000"],
      "auto-submitted": ["auto-generated"],
    });
    expect(mail?.text.trimEnd()).toBe(MAIL.text.trimEnd());
    expect(mail?.html.trimEnd()).toBe(MAIL.html);
  });

  test("a mail that is sent twice has one Message-ID", async () => {
    await transport.send(MAIL);
    await transport.send(MAIL);
    const ids = (await smtp.received(2)).map(({ headers }) => headers["message-id"]?.[0]);
    expect(new Set(ids).size).toBe(1);
  });

  test("a mail with an address for answers and a way to unsubscribe says both in its headers", async () => {
    const unsubscribe_url = `https://${"sevenfold.".repeat(9)}example/leave?token=a_b-c&d=${"e".repeat(80)}`;
    await transport.send({ ...MAIL, reply_to: "ada@example.net", unsubscribe_url });
    const [mail] = await smtp.received(1);
    expect(mail?.headers).toMatchObject({
      "reply-to": ["ada@example.net"],
      "list-unsubscribe-post": ["List-Unsubscribe=One-Click"],
    });
    expect(mail?.raw).toContain(`\r\nList-Unsubscribe: <${unsubscribe_url}>\r\n`);
  });

  test("other mails have neither", async () => {
    await transport.send({ ...MAIL, reply_to: null, unsubscribe_url: null });
    const [mail] = await smtp.received(1);
    for (const name of ["reply-to", "list-unsubscribe", "list-unsubscribe-post"]) {
      expect(mail?.headers).not.toHaveProperty(name);
    }
  });

  test("an address's parameters switch on no pool and no reading of files", async () => {
    transport.close();
    transport = createSmtpTransport({
      url: `${smtp.url}?pool=true&disableFileAccess=false`,
      from: "hello@sevenfold.example",
    });
    const mail = { ...MAIL, text: { path: "/etc/hostname" } as unknown as string };
    await expect(transport.send(mail)).rejects.toThrow("File access rejected");
  });
});

describe("what cannot be smuggled in", () => {
  test.each([
    "ada@example.org\r\nBcc: eve@example.net",
    "ada@example.org>\r\nRCPT TO:<eve@example.net",
    "ada@example.org, eve@example.net",
    "eve@example.net <ada@example.org>",
    "ada\0@example.org",
  ])("the recipient %j is refused for ever, and nobody gets anything", async (recipient) => {
    expect((await failure({ recipient })).permanent).toBe(true);
    expect(smtp.attempts).toBe(0);
  });

  test.each([
    "Hello\r\nBcc: eve@example.net",
    "Hello\nX-Evil: yes\n\nbody",
    "Hello\r\r\n\u2028\u0085X-Evil: yes",
    `Hello ${"very ".repeat(40)}long\r\nX-Evil: yes`,
    "=?utf-8?Q?Hello=0D=0AX-Evil:_yes?=",
  ])("the subject %j makes no header", async (subject) => {
    await transport.send({ ...MAIL, subject });
    const [mail] = await smtp.received(1);
    expect(mail?.envelope.to).toEqual(["ada@example.org"]);
    expect(mail?.headers).not.toHaveProperty("bcc");
    expect(mail?.headers).not.toHaveProperty("x-evil");
    expect(mail?.text.trimEnd()).toBe(MAIL.text.trimEnd());
  });

  test.each([
    "ada@example.net\r\nBcc: eve@example.net",
    "ada@example.net, eve@example.net",
    "Eve <eve@example.net>",
  ])("%j is no address for answers: they go to the sender", async (reply_to) => {
    await transport.send({ ...MAIL, reply_to });
    const [mail] = await smtp.received(1);
    expect(mail?.envelope.to).toEqual(["ada@example.org"]);
    expect(mail?.headers).not.toHaveProperty("reply-to");
    expect(mail?.headers).not.toHaveProperty("bcc");
  });

  test("nor does an address to unsubscribe at make one", async () => {
    const unsubscribe_url = "https://x.example/?token=a>\r\nX-Evil: yes";
    await transport.send({ ...MAIL, unsubscribe_url });
    const [mail] = await smtp.received(1);
    expect(mail?.headers).not.toHaveProperty("x-evil");
    expect(mail?.headers["list-unsubscribe"]).toEqual([
      "<https://x.example/?token=a%3EX-Evil:%20yes>",
    ]);
  });

  test.each(["Seven\r\nBcc: eve@example.net <a@example.org>", "a@example.org, b@example.org", ""])(
    "%j is no sender, and the message says which setting it is",
    (from) => {
      expect(() => createSmtpTransport({ url: smtp.url, from })).toThrow("MAIL_FROM");
    },
  );
});

describe("what a failure means", () => {
  test.each([
    ["refuse-permanently", true],
    ["refuse-content", true],
    ["refuse-temporarily", false],
    // Not about this mail: the operator can fix it within two days.
    ["refuse-sender", false],
  ] as const)("%s: permanent is %s, and the server's words are kept", async (mode, permanent) => {
    smtp.behave(mode);
    const { message, permanent: is } = await failure();
    expect(is).toBe(permanent);
    expect(message).toContain("scripted refusal");
  });

  test("no server is a temporary failure", async () => {
    await smtp.stop();
    expect((await failure()).permanent).toBe(false);
  });

  test("a silent server is left when the transport is closed", async () => {
    smtp.behave("hang");
    const sending = failure();
    transport.close();
    expect((await sending).permanent).toBe(false);
  });
});
