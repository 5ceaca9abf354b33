import type { OutgoingMail } from "../../adapters/mail/mail-transport.ts";
import { singleLine } from "../../adapters/mail/single-line.ts";

/**
 * One line for the operator's console about a mail that stays on this machine: to whom, what, and
 * the first link in it.
 * @param mailbox the address of the page that shows all mails, if there is one.
 */
export function announcementOf(
  { recipient, subject, text }: Pick<OutgoingMail, "recipient" | "subject" | "text">,
  mailbox?: string,
): string {
  const link = /https?:\/\/\S+/u.exec(text)?.[0];
  const parts = [
    `Mail for ${recipient}: “${subject}”`,
    ...(link === undefined ? [] : [link]),
    ...(mailbox === undefined ? [] : [`(all mails: ${mailbox})`]),
  ];
  return singleLine(parts.join(" "));
}
