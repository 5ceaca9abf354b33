import { type ExpressionBuilder, sql } from "kysely";
import { latestPlausibleEnd } from "./clock.ts";
import type { Database } from "./database.ts";
import type { MailRow, Tables } from "./tables.ts";

/** A mail before it is stored; its id also becomes its Message-ID. */
export type NewMail = Pick<MailRow, "id" | "kind" | "recipient" | "subject" | "text" | "html"> &
  Partial<Pick<MailRow, "reply_to" | "unsubscribe_url">>;

/**
 * Stores a mail that is due at once.
 * @param db the caller's transaction, if the mail belongs to one.
 * @param now epoch milliseconds, like all times here.
 */
export async function putMail(db: Database, mail: NewMail, now: number): Promise<void> {
  await db
    .insertInto("mails")
    .values({
      reply_to: null,
      unsubscribe_url: null,
      ...mail,
      created_at: now,
      next_attempt_at: now,
      attempts: 0,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
}

/**
 * Claims mails that are due and counts the attempt, in one statement. Moving `next_attempt_at` is
 * the lease, so each mail goes to exactly one process; if that dies, the mail is due again at
 * `leaseUntil`.
 * @param longestWait the most milliseconds between two attempts: a mail with a longer wait was
 *   recorded while the clock ran ahead, and is due.
 */
export function claimDueMails(
  db: Database,
  now: number,
  leaseUntil: number,
  limit: number,
  longestWait: number,
): Promise<MailRow[]> {
  const isDue = (row: ExpressionBuilder<Tables, "mails">) =>
    row.or([
      row("next_attempt_at", "<=", now),
      row("next_attempt_at", ">", latestPlausibleEnd(now, longestWait)),
    ]);
  const due = db
    .selectFrom("mails")
    .select("id")
    .where(isDue)
    .orderBy("next_attempt_at")
    .limit(limit);
  return (
    db
      .updateTable("mails")
      .set({ next_attempt_at: leaseUntil, attempts: sql<number>`attempts + 1` })
      .where("id", "in", due)
      // Repeated for the row itself: after waiting for another process that claimed the row,
      // PostgreSQL evaluates only this condition again.
      .where(isDue)
      .returningAll()
      .execute()
  );
}

export async function markSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable("mails")
    .set({ sent_at: now, next_attempt_at: null, failed_at: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Records why a mail was not sent. A mail that has been sent meanwhile stays sent.
 * @param nextAttemptAt when to try again; null gives it up.
 */
export async function markFailed(
  db: Database,
  id: string,
  error: string,
  nextAttemptAt: number | null,
  now: number,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      last_error: error,
      next_attempt_at: nextAttemptAt,
      failed_at: nextAttemptAt === null ? now : null,
    })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Newest first, for the local mailbox. */
export function findRecentMails(db: Database, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom("mails")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findMail(db: Database, id: string): Promise<MailRow | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The mails to an address, newest first. */
export function findMailsTo(db: Database, address: string): Promise<MailRow[]> {
  return db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", address)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Removes mails written before this time, except unsent ones. */
export async function forgetOldMails(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("created_at", "<", before)
    .where("next_attempt_at", "is", null)
    .execute();
}

/** How many mails are waiting to be sent, or are being sent. */
export async function countWaitingMails(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom("mails")
    .select((row) => row.fn.countAll<number>().as("waiting"))
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return waiting;
}
