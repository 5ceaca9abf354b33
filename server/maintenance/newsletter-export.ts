import { unsubscribeUrl } from "../services/newsletter.ts";
import type { Database } from "../storage/database.ts";
import { confirmedSubscribers } from "../storage/subscribers.ts";

/** A subscriber, as the program that sends the newsletter needs it. */
export interface ExportedSubscriber {
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly confirmed_at: string;
  /** For the text of each mail and for its `List-Unsubscribe` header (RFC 8058). */
  readonly unsubscribe_url: string;
}

/**
 * Everybody who confirmed the newsletter and is still subscribed, the longest subscribed first.
 * @param origin the instance's public address, without a slash at its end.
 */
export async function exportSubscribers(
  db: Database,
  origin: string,
): Promise<ExportedSubscriber[]> {
  const rows = await confirmedSubscribers(db);
  return rows.map(({ email, confirmed_at, unsubscribe_token }) => ({
    email,
    confirmed_at: new Date(confirmed_at ?? 0).toISOString(),
    unsubscribe_url: unsubscribeUrl(origin, unsubscribe_token),
  }));
}

/** CSV (RFC 4180) with a header line. */
export function subscribersAsCsv(subscribers: readonly ExportedSubscriber[]): string {
  const lines = subscribers.map((subscriber) => [
    subscriber.email,
    subscriber.confirmed_at,
    subscriber.unsubscribe_url,
  ]);
  return [["email", "confirmed_at", "unsubscribe_url"], ...lines]
    .map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
    .join("");
}

/** A cell that no spreadsheet takes for a formula: text that begins like one gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
