import { singleLine } from "#core/mail/single-line.ts";
import type { OutgoingMail } from "../../ports/mail.ts";

/**
 * One line for the operator's console about a mail that stays on this machine: to whom, what, and
 * where to read it. The mail's links are not included: they open accounts, and consoles are often
 * stored as logs.
 * @param mailbox the address of the page that shows all mails.
 */
export const formatAnnouncement = (
  { id, recipient, subject }: Pick<OutgoingMail, "id" | "recipient" | "subject">,
  mailbox: string,
): string => singleLine(`Mail for ${recipient}: “${subject}” ${mailbox}/${id}`);
