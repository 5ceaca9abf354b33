import type { Config } from "../../config.ts";
import { isLoopbackHost } from "../../hosts.ts";
import type { Database } from "../../storage/database.ts";
import { findMail, findRecentMails } from "../../storage/mails.ts";
import type { MailRow } from "../../storage/tables.ts";

/** How many mails the page lists. */
const LISTED = 100;

/** The mails of an instance that sends none, to be read at the machine itself. */
export interface Mailbox {
  /** Newest first. */
  recent(): Promise<MailRow[]>;
  find(id: string): Promise<MailRow | undefined>;
}

type Whereabouts = Pick<Config, "SMTP_URL" | "PUBLIC_URL">;

/**
 * The mailbox exists only where mails are not sent, and never where the public can reach it: its
 * mails open every account.
 */
export const hasMailbox = ({ SMTP_URL, PUBLIC_URL }: Whereabouts): boolean =>
  !SMTP_URL && (!PUBLIC_URL || isLoopbackHost(new URL(PUBLIC_URL).hostname));

export function createMailbox(config: Whereabouts, db: Database): Mailbox | undefined {
  if (!hasMailbox(config)) return undefined;
  return { recent: () => findRecentMails(db, LISTED), find: (id) => findMail(db, id) };
}
