import { createHash } from "node:crypto";
import { LIMITS, type Limit } from "#contract/limits.ts";
import type { Limits } from "../limits.ts";
import type { Message, Messages } from "../mail/messages.ts";
import type { Outbox } from "../mail/outbox.ts";

/** A user as mails address them. */
export interface MailUser {
  readonly email: string;
  readonly name: string;
  readonly username?: string | null | undefined;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Writes the mails of sign-up, sign-in and account changes, and hands them to the outbox. */
export function createAccountMails(outbox: Outbox, messages: Messages, limits: Limits) {
  const send = (recipient: string, { kind, subject, text, html }: Message): Promise<void> =>
    outbox.post({ kind, recipient, subject, text, html });

  // Limits mails that nobody explicitly asked for; the others are limited where they are requested.
  const mayGet = async (limit: Limit, recipient: string): Promise<boolean> =>
    (await limits.take(limit, mailboxKey(recipient))).allowed;

  return {
    /** @param asked whether somebody asked for this very mail; then there is no pause. */
    async confirmAddress(user: MailUser, url: string, asked = false) {
      if (!asked && !(await mayGet(LIMITS.confirmMailMailbox, user.email))) return;
      await send(user.email, messages.confirmAddress({ name: nameOf(user), url }));
    },
    async accountExists(user: MailUser, origin: string) {
      if (!(await mayGet(LIMITS.existsMailMailbox, user.email))) return;
      const name = nameOf(user);
      const [signInUrl, resetUrl] = [`${origin}/login`, `${origin}/login?forgot=1`];
      await send(user.email, messages.accountExists({ name, signInUrl, resetUrl }));
    },
    resetPassword: (user: MailUser, url: string, minutes: number) =>
      send(user.email, messages.resetPassword({ name: nameOf(user), url, minutes })),
    passwordChanged: (user: MailUser) =>
      send(user.email, messages.passwordChanged({ name: nameOf(user) })),
    secondFactor: (user: MailUser, turned: "on" | "off") =>
      send(user.email, messages.secondFactor({ name: nameOf(user), turned })),
    /** To the old address, which has to approve the change. */
    addressChange: (user: MailUser, newAddress: string, url: string) =>
      send(user.email, messages.addressChange({ name: nameOf(user), newAddress, url })),
    confirmNewAddress: (user: MailUser, url: string) =>
      send(user.email, messages.confirmNewAddress({ name: nameOf(user), url })),
    accountDeleted: (user: MailUser) =>
      send(user.email, messages.accountDeleted({ name: nameOf(user) })),
  };
}

const nameOf = ({ name, username }: MailUser): string => username ?? name;

/** Identifies a mailbox in the table of limits without storing the address there. */
export const mailboxKey = (address: string): string =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("base64url").slice(0, 22);
