import { randomUUIDv7 } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Metrics } from "../../observe/metrics.ts";
import { MailFailure, type MailTransport, type OutgoingMail } from "../../ports/mail.ts";
import type { Database } from "../../storage/database.ts";
import { claimDueMails, markFailed, markSent, type NewMail, putMail } from "../../storage/mails.ts";
import type { MailRow } from "../../storage/tables.ts";
import { LONGEST_PAUSE, nextAttempt } from "./backoff.ts";

/** How many mails are sent at once. */
const AT_ONCE = 4;
/**
 * How long a process may take for a mail that it claimed, in milliseconds; twice what a transport
 * needs at most.
 */
const LEASE = 120_000;
/** How soon after a mail was posted the worker looks for it; then less and less often. */
const SOONEST_LOOK = 100;
const LATEST_LOOK = 5_000;
/** How long stopping waits for mails in progress before aborting them. */
const GRACE = 3_000;
const ERROR_MAX = 500;

export interface Outbox {
  /**
   * Stores a mail; the worker sends it.
   * @param mail its id is made here, unless the caller has to know it.
   * @param db the transaction that the mail belongs to: it is sent only if that is committed.
   */
  post(mail: Omit<NewMail, "id"> & { readonly id?: string }, db?: Database): Promise<void>;
  /** Sends everything that is due. Never throws. @returns how many mails were sent. */
  flush(): Promise<number>;
  /** Starts the worker, which does not keep the process alive. */
  start(): void;
  /** Stops the worker and closes the transport. An aborted mail is retried later. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Database;
  /** Without one, this is a local mailbox: mails are stored, announced and count as sent. */
  readonly transport: MailTransport | undefined;
  /** Tells the operator about a mail in the local mailbox. */
  readonly announce: (mail: OutgoingMail) => void;
  readonly log: Pick<Logger, "info" | "warn">;
  readonly metrics: Pick<Metrics, "mail">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds; for tests. */
  readonly graceMs?: number;
}

/**
 * The outbox: every mail is stored before it is sent. Several processes may share one database;
 * each mail is sent once (or a second time, under the same Message-ID, if a process dies after
 * sending it and before recording that).
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, announce, log, metrics, now, graceMs = GRACE } = options;
  const transport = options.transport ?? localMailbox(announce);
  const underWay = new Set<Promise<number>>();
  let state: "idle" | "working" | "stopped" = "idle";
  let timer: NodeJS.Timeout | undefined;
  let lookPause = SOONEST_LOOK;
  let busy = 0;

  async function claim(limit: number): Promise<MailRow[]> {
    if (state === "stopped") return [];
    try {
      return await claimDueMails(db, now(), now() + LEASE, limit, LONGEST_PAUSE);
    } catch (error) {
      log.warn({ err: error }, "the outbox cannot be read");
      return [];
    }
  }

  /** @returns whether the mail was sent. */
  async function deliver(mail: MailRow): Promise<boolean> {
    try {
      await transport.send(mail);
    } catch (error) {
      await noteFailure(mail, error);
      return false;
    }
    metrics.mail("sent");
    await note(mail, markSent(db, mail.id, now()));
    return true;
  }

  async function noteFailure(mail: MailRow, error: unknown): Promise<void> {
    const permanent = error instanceof MailFailure && error.permanent;
    const next = permanent ? null : nextAttempt(mail.created_at, mail.attempts, now());
    metrics.mail(next === null ? "given-up" : "delayed");
    const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, err: error };
    log.warn(about, next === null ? "a mail is given up" : "a mail will be tried again");
    const reason = error instanceof Error ? error.message : String(error);
    await note(mail, markFailed(db, mail.id, reason.slice(0, ERROR_MAX), next, now()));
  }

  async function note(mail: MailRow, written: Promise<void>): Promise<void> {
    try {
      await written;
    } catch (error) {
      log.warn({ mail: mail.id, err: error }, "what became of a mail could not be noted");
    }
  }

  async function deliverDue(atOnce: number): Promise<number> {
    let sent = 0;
    const first = await claim(atOnce);
    busy += first.length;
    await Promise.all(
      first.map(async (mail) => {
        let next: MailRow | undefined = mail;
        while (next) {
          if (await deliver(next)) sent += 1;
          [next] = await claim(1);
        }
        busy -= 1;
      }),
    );
    return sent;
  }

  function flush(atOnce = AT_ONCE): Promise<number> {
    const run = deliverDue(atOnce).finally(() => underWay.delete(run));
    underWay.add(run);
    return run;
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, ms).unref();
  }

  async function look(): Promise<void> {
    timer = undefined;
    // Looks again even while mails are being sent, so that one slow mail does not hold up the
    // others.
    if (busy < AT_ONCE) await flush(AT_ONCE - busy);
    lookPause = Math.min(lookPause * 2, LATEST_LOOK);
    if (state === "working" && timer === undefined) lookIn(lookPause);
  }

  /**
   * Looks soon and then a few more times, because the mail's transaction may not be committed yet.
   */
  function wake(): void {
    lookPause = SOONEST_LOOK;
    if (state === "working") lookIn(0);
  }

  return {
    async post(mail, within = db) {
      await putMail(within, { id: randomUUIDv7(), ...mail }, now());
      if (options.transport || within.isTransaction) return wake();
      await flush();
      // The worker may have claimed it first.
      await Promise.all(underWay);
    },
    flush: () => flush(),
    start() {
      if (state !== "idle") return;
      state = "working";
      lookIn(0);
    },
    async stop() {
      state = "stopped";
      clearTimeout(timer);
      const ended = Promise.allSettled(underWay);
      await Promise.race([ended, pause(graceMs, undefined, { ref: false })]);
      transport.close();
      await ended;
    },
  };

  function localMailbox(tell: OutboxOptions["announce"]): MailTransport {
    return {
      async send(mail) {
        try {
          tell(mail);
        } catch (error) {
          options.log.warn({ err: error }, "a mail could not be announced");
        }
      },
      close() {},
    };
  }
}
