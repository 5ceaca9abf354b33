import { createTransport } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import { parseAddress } from "#core/mail/address.ts";
import { singleLine } from "#core/mail/single-line.ts";
import { followSignal } from "../../follow-signal.ts";
import { isPrivateHost } from "../../hosts.ts";
import { MailFailure, type MailTransport, type OutgoingMail } from "../../ports/mail.ts";
import { parseMailbox } from "./mailbox.ts";

/** Milliseconds: to connect, for the greeting, of silence, and for a whole mail. */
const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
export const SEND_TIMEOUT_MS = 60_000;

export interface SmtpOptions {
  /**
   * `smtp://` or `smtps://`, with user and password. `smtp://` is upgraded to TLS where the server
   * offers it; across the internet, a password is sent only over TLS.
   */
  readonly url: string;
  /** The sender: `hello@example.org` or `Sevenfold <hello@example.org>`. */
  readonly from: string;
}

/**
 * Sends mails through an SMTP server, one connection per mail.
 * @throws Error when `from` is not a valid sender.
 */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const sender = parseMailbox(from);
  if (!sender) throw new Error("MAIL_FROM: must be an address, like Sevenfold <hello@example.org>");
  const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  const transporter = openTransporter(url);
  const closing = new AbortController();
  return {
    async send(mail) {
      const recipient = parseAddress(mail.recipient);
      if (recipient === undefined) throw new MailFailure("not one e-mail address", true);
      const sending = new AbortController();
      const unfollow = followSignal(closing.signal, sending);
      try {
        await transporter.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          date: new Date(mail.created_at),
          from: sender,
          to: { name: "", address: recipient },
          // Explicit, so that no header can add a recipient.
          envelope: { from: sender.address, to: [recipient] },
          subject: singleLine(mail.subject),
          text: mail.text,
          html: mail.html,
          ...answersTo(mail),
          headers: {
            // RFC 3834: out-of-office replies ignore it.
            "Auto-Submitted": "auto-generated",
            ...listHeaders(mail),
          },
          signal: AbortSignal.any([sending.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
        });
      } catch (error) {
        throw asFailure(error);
      } finally {
        unfollow();
      }
    },
    close() {
      closing.abort();
      transporter.close();
    },
  };
}

function openTransporter(url: string) {
  const { hostname, username } = new URL(url);
  return createTransport({
    // Parsed here, because the URL's own parameters would override the options beside it.
    ...parseConnectionUrl(url),
    pool: false,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Without it, an attacker on the network could remove the offer of TLS and read the password.
    ...(username && !isPrivateHost(hostname) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Connects and signs in without sending anything.
 * @throws Error when the server does not accept mail with this configuration.
 */
export async function expectMailServer(url: string): Promise<void> {
  const transporter = openTransporter(url);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

/** An invalid reply address is left out, so replies go to the sender. */
function answersTo({ reply_to }: OutgoingMail) {
  const address = parseAddress(reply_to ?? "");
  return address === undefined ? {} : { replyTo: { name: "", address } };
}

/** Mail programs show their own unsubscribe button for these (RFC 2369, RFC 8058). */
function listHeaders({ unsubscribe_url: url }: OutgoingMail) {
  if (!url) return {};
  return {
    // Unchanged: folding or encoding would alter the address.
    "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${new URL(url).href}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * Commands whose refusal concerns the mail itself; the operator can fix the others (greeting,
 * sign-in, sender).
 */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(["RCPT TO", "DATA", "API"]);

function asFailure(error: unknown): MailFailure {
  const { message, command, code, responseCode } = error as {
    message?: string;
    command?: string;
    code?: string;
    responseCode?: number;
  };
  const refused = responseCode === undefined ? code === "EENVELOPE" : responseCode >= 500;
  return new MailFailure(
    singleLine(message ?? String(error)),
    refused && ABOUT_THE_MAIL.has(command),
    error,
  );
}
