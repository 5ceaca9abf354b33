import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp-server.ts";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { createSmtpTransport } from "../../adapters/mail/smtp.ts";
import { createMetrics } from "../../observe/metrics.ts";
import type { OutgoingMail } from "../../ports/mail.ts";
import { type OpenDatabase, openDatabase } from "../../storage/database.ts";
import { findRecentMails } from "../../storage/mails.ts";
import { createOutbox, type Outbox, type OutboxOptions } from "./outbox.ts";

const NOON = Date.UTC(2026, 0, 31, 12);
const SECOND = 1_000;
const HOUR = 3_600_000;

const mailTo = (recipient: string) => ({
  kind: "confirm-address",
  recipient,
  subject: "Confirm your email address",
  text: "Open https://sevenfold.example/confirm",
  html: "<p>Open it</p>",
});
const ADA = mailTo("ada@example.org");

describe.each(ENGINES)("the outbox on %s", (engine) => {
  let smtp: FakeSmtp;
  let place: TestDatabase;
  let database: OpenDatabase;
  let now: number;
  let announced: OutgoingMail[];
  let opened: Outbox[];
  let connections: OpenDatabase[];

  beforeEach(async () => {
    smtp = await startFakeSmtp();
    place = await createTestDatabase(engine);
    database = await openDatabase(place);
    now = NOON;
    announced = [];
    opened = [];
    connections = [database];
  });
  afterEach(async () => {
    for (const outbox of opened) await outbox.stop();
    for (const connection of connections) await connection.close();
    await smtp.stop();
    await place.drop();
  });

  function open(options: Partial<OutboxOptions> = {}): Outbox {
    const outbox = createOutbox({
      metrics: createMetrics(),
      db: database.db,
      transport: createSmtpTransport({ url: smtp.url, from: "hello@sevenfold.example" }),
      announce: (mail) => announced.push(mail),
      log: pino({ level: "silent" }),
      now: () => now,
      ...options,
    });
    opened.push(outbox);
    return outbox;
  }

  async function openOnOtherConnection(): Promise<Outbox> {
    const connection = await openDatabase(place);
    connections.push(connection);
    return open({ db: connection.db });
  }

  const stored = () => findRecentMails(database.db, 100);
  const arrivals = () => smtp.mails.map(({ envelope }) => envelope.to[0]);

  describe("with a mail server", () => {
    test("a posted mail is stored, goes out once, and is noted as sent", async () => {
      const outbox = open();
      await outbox.post(ADA);
      expect(await stored()).toMatchObject([{ ...ADA, sent_at: null, next_attempt_at: NOON }]);
      expect(await outbox.flush()).toBe(1);
      expect(await outbox.flush()).toBe(0);
      expect(arrivals()).toEqual(["ada@example.org"]);
      expect(await stored()).toMatchObject([{ sent_at: NOON, next_attempt_at: null, attempts: 1 }]);
    });

    test("the Message-ID is the stored mail's id", async () => {
      const outbox = open();
      await outbox.post(ADA);
      await outbox.flush();
      const [row] = await stored();
      expect(smtp.mails[0]?.headers["message-id"]).toEqual([`<${row?.id}@sevenfold.example>`]);
    });

    test("the server is down: the mail stays, and goes out once it is back", async () => {
      const outbox = open();
      await smtp.stop();
      await outbox.post(ADA);
      expect(await outbox.flush()).toBe(0);
      expect(await stored()).toMatchObject([
        { attempts: 1, sent_at: null, failed_at: null, next_attempt_at: NOON + 30 * SECOND },
      ]);
      now += 30 * SECOND;
      expect(await outbox.flush()).toBe(0);
      expect(await stored()).toMatchObject([{ attempts: 2, next_attempt_at: now + 60 * SECOND }]);
      await smtp.start();
      now += 59 * SECOND;
      expect(await outbox.flush()).toBe(0);
      now += SECOND;
      expect(await outbox.flush()).toBe(1);
      expect(arrivals()).toEqual(["ada@example.org"]);
      expect(await stored()).toMatchObject([{ sent_at: now, last_error: null }]);
    });

    test("a mail that is refused for ever is given up at once, with the reason", async () => {
      smtp.behave("refuse-permanently");
      const outbox = open();
      await outbox.post(ADA);
      expect(await outbox.flush()).toBe(0);
      const [row] = await stored();
      expect(row).toMatchObject({ attempts: 1, failed_at: NOON, next_attempt_at: null });
      expect(row?.last_error).toContain("550");
      smtp.behave("accept");
      now += 48 * HOUR;
      expect(await outbox.flush()).toBe(0);
      expect(smtp.attempts).toBe(1);
    });

    test("a mail that is refused for now is given up after 48 hours", async () => {
      smtp.behave("refuse-temporarily");
      const outbox = open();
      await outbox.post(ADA);
      await outbox.flush();
      now += 47 * HOUR;
      await outbox.flush();
      expect(await stored()).toMatchObject([{ failed_at: null, next_attempt_at: now + 60_000 }]);
      now += HOUR;
      await outbox.flush();
      const [row] = await stored();
      expect(row).toMatchObject({ attempts: 3, failed_at: now, next_attempt_at: null });
      expect(row?.last_error).toContain("451");
    });

    test("one mail that is refused holds up no other", async () => {
      const outbox = open();
      await outbox.post(mailTo("ada@example.org\r\nBcc: eve@example.net"));
      await outbox.post(mailTo("bob@example.org"));
      expect(await outbox.flush()).toBe(1);
      expect(arrivals()).toEqual(["bob@example.org"]);
    });

    test("two processes on one database send each of 40 mails exactly once", async () => {
      const one = open();
      const other = await openOnOtherConnection();
      const recipients = Array.from({ length: 40 }, (_, at) => `member-${at}@example.org`);
      for (const recipient of recipients) await one.post(mailTo(recipient));
      let sent = 0;
      while (sent < recipients.length) {
        const counts = await Promise.all([one.flush(), other.flush(), one.flush()]);
        sent += counts.reduce((sum, count) => sum + count);
      }
      expect(arrivals().sort()).toEqual([...recipients].sort());
    });

    test("what a dead process took goes out through another one after two minutes", async () => {
      const hanging = open({
        transport: { send: () => new Promise<void>(() => {}), close: () => {} },
      });
      const other = await openOnOtherConnection();
      opened.splice(opened.indexOf(hanging), 1);
      await hanging.post(ADA);
      void hanging.flush();
      await expect.poll(async () => (await stored())[0]?.attempts).toBe(1);
      now += 119 * SECOND;
      expect(await other.flush()).toBe(0);
      now += SECOND;
      expect(await other.flush()).toBe(1);
      expect(arrivals()).toEqual(["ada@example.org"]);
    });

    test("the worker sends what is posted, also in a transaction that ends later", async () => {
      let looks = 0;
      const countedNow = () => {
        looks += 1;
        return now;
      };
      const outbox = open({ now: countedNow });
      outbox.start();
      await outbox.post(ADA);
      await smtp.received(1);
      await database.db.transaction().execute(async (transaction) => {
        await outbox.post(mailTo("bob@example.org"), transaction);
        const before = looks;
        await expect.poll(() => looks).toBeGreaterThan(before);
        expect(smtp.mails).toHaveLength(1);
      });
      await smtp.received(2);
      expect(arrivals()).toEqual(["ada@example.org", "bob@example.org"]);
    });

    test("a mail of a transaction that is undone is never sent", async () => {
      const outbox = open();
      const undone = database.db.transaction().execute(async (transaction) => {
        await outbox.post(ADA, transaction);
        throw new Error("undo");
      });
      await expect(undone).rejects.toThrow("undo");
      expect(await outbox.flush()).toBe(0);
      expect(await stored()).toEqual([]);
    });

    test("a silent server does not hold up the stop, and its mail is tried again", async () => {
      smtp.behave("hang");
      const outbox = open({ graceMs: 0 });
      await outbox.post(ADA);
      const flushed = outbox.flush();
      await expect.poll(async () => (await stored())[0]?.attempts).toBe(1);
      await outbox.stop();
      expect(await flushed).toBe(0);
      expect(await stored()).toMatchObject([{ failed_at: null, next_attempt_at: NOON + 30_000 }]);
    });

    test("after the stop nothing is taken any more", async () => {
      const outbox = open();
      outbox.start();
      await outbox.stop();
      await outbox.post(ADA);
      expect(await outbox.flush()).toBe(0);
      expect(await stored()).toMatchObject([{ attempts: 0, next_attempt_at: NOON }]);
    });

    test("a database that is gone makes the worker wait, not fail", async () => {
      const connection = await openDatabase(place);
      const outbox = open({ db: connection.db });
      await connection.close();
      expect(await outbox.flush()).toBe(0);
    });
  });

  describe("without a mail server", () => {
    const local = (options: Partial<OutboxOptions> = {}) =>
      open({ transport: undefined, ...options });

    test("a mail is stored, announced once and counts as sent when the post is done", async () => {
      const outbox = local();
      await outbox.post(ADA);
      expect(announced).toMatchObject([ADA]);
      expect(await stored()).toMatchObject([{ ...ADA, sent_at: NOON, next_attempt_at: null }]);
      expect(await outbox.flush()).toBe(0);
      expect(announced).toHaveLength(1);
      expect(smtp.attempts).toBe(0);
    });

    test("that holds beside a working worker too", async () => {
      const outbox = local();
      outbox.start();
      for (let at = 0; at < 20; at += 1) {
        await outbox.post(mailTo(`member-${at}@example.org`));
        expect(announced).toHaveLength(at + 1);
      }
    });

    test("a mail of a transaction is announced once that is committed", async () => {
      const outbox = local();
      outbox.start();
      await database.db.transaction().execute(async (transaction) => {
        await outbox.post(ADA, transaction);
        expect(announced).toEqual([]);
      });
      await expect.poll(() => announced.length).toBe(1);
    });

    test("an announcement that fails changes nothing", async () => {
      const outbox = local({
        announce: () => {
          throw new Error("no console");
        },
      });
      await outbox.post(ADA);
      expect(await stored()).toMatchObject([{ sent_at: NOON, failed_at: null }]);
    });
  });
});
