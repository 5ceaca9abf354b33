import { latestPlausibleEnd } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Connection } from "./owner-lock.ts";
import type { SubscriberRow } from "./tables.ts";

/** A request for the newsletter. Its tokens are used only if the row has none yet. */
export interface SubscriptionRequest {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly confirmToken: string;
  readonly unsubscribeToken: string;
}

/**
 * Records a request for the newsletter, and decides whether to mail a confirmation link: not to
 * subscribers, and not again to those who were mailed after `mailedBefore`. Of simultaneous
 * requests on any number of processes, only one gets a row.
 * @param now epoch milliseconds, like all times here.
 * @returns the row with the `confirm_token` to mail; undefined when none is to be mailed.
 */
export function claimConfirmation(
  connection: Connection,
  { id, email, confirmToken, unsubscribeToken }: SubscriptionRequest,
  now: number,
  mailedBefore: number,
): Promise<SubscriberRow | undefined> {
  return connection
    .insertInto("newsletter_subscribers")
    .values({
      id,
      email,
      status: "pending",
      confirm_token: confirmToken,
      unsubscribe_token: unsubscribeToken,
      created_at: now,
      last_mailed_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet((row) => ({
          status: "pending",
          confirm_token: row.fn.coalesce(
            "newsletter_subscribers.confirm_token",
            "excluded.confirm_token",
          ),
          last_mailed_at: now,
          unsubscribed_at: null,
        }))
        .where((row) =>
          row.or([
            row("newsletter_subscribers.status", "=", "unsubscribed"),
            row.and([
              row("newsletter_subscribers.status", "=", "pending"),
              row.or([
                row("newsletter_subscribers.last_mailed_at", "<=", mailedBefore),
                row(
                  "newsletter_subscribers.last_mailed_at",
                  ">",
                  latestPlausibleEnd(now, now - mailedBefore),
                ),
              ]),
            ]),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Confirms a pending subscription.
 * @param mailedAfter a link that was mailed at or before this time has expired.
 * @returns the row if this changed it.
 */
export function confirmSubscriber(
  connection: Connection,
  confirmToken: string,
  now: number,
  mailedAfter: number,
): Promise<SubscriberRow | undefined> {
  return connection
    .updateTable("newsletter_subscribers")
    .set({ status: "confirmed", confirmed_at: now, unsubscribed_at: null })
    .where("confirm_token", "=", confirmToken)
    .where("status", "=", "pending")
    .where("last_mailed_at", ">", mailedAfter)
    .returningAll()
    .executeTakeFirst();
}

/** Whether this link has confirmed the existing subscription. */
export async function isConfirmedBy(
  connection: Connection,
  confirmToken: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("confirm_token", "=", confirmToken)
    .where("status", "=", "confirmed")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a subscription and its confirmation links. @returns whether the token is somebody's. */
export async function unsubscribe(
  connection: Connection,
  unsubscribeToken: string,
  now: number,
): Promise<boolean> {
  const row = await connection
    .updateTable("newsletter_subscribers")
    .set((row) => ({
      status: "unsubscribed",
      confirm_token: null,
      unsubscribed_at: row.fn.coalesce("unsubscribed_at", row.val(now)),
    }))
    .where("unsubscribe_token", "=", unsubscribeToken)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Resumes a confirmed subscription that was ended. @returns whether the token is a subscriber's.
 */
export async function resubscribe(
  connection: Connection,
  unsubscribeToken: string,
): Promise<boolean> {
  const row = await connection
    .updateTable("newsletter_subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("unsubscribe_token", "=", unsubscribeToken)
    .where("status", "in", ["confirmed", "unsubscribed"])
    .where("confirmed_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @param email in any case. */
export function findSubscriber(db: Database, email: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom("newsletter_subscribers")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** Everybody who gets the newsletter, the longest subscribed first. */
export function confirmedSubscribers(
  db: Database,
): Promise<Pick<SubscriberRow, "email" | "confirmed_at" | "unsubscribe_token">[]> {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["email", "confirmed_at", "unsubscribe_token"])
    .where("status", "=", "confirmed")
    .orderBy("confirmed_at")
    .orderBy("id")
    .execute();
}

/** Removes everything about an address. @param email in any case. */
export async function forgetSubscriber(db: Database, email: string): Promise<void> {
  await db.deleteFrom("newsletter_subscribers").where("email", "=", email.toLowerCase()).execute();
}

/** Removes unconfirmed requests and ended subscriptions from before these times. */
export async function forgetOldSubscribers(
  db: Database,
  { pendingBefore, unsubscribedBefore }: { pendingBefore: number; unsubscribedBefore: number },
): Promise<void> {
  await db
    .deleteFrom("newsletter_subscribers")
    .where((row) =>
      row.or([
        row.and([row("status", "=", "pending"), row("last_mailed_at", "<=", pendingBefore)]),
        row.and([
          row("status", "=", "unsubscribed"),
          row("unsubscribed_at", "<=", unsubscribedBefore),
        ]),
      ]),
    )
    .execute();
}
