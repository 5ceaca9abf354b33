import { randomUUIDv7 } from "node:crypto";
import site from "#generated/site.json" with { type: "json" };
import { createMessages } from "../services/mail/messages.ts";
import type { Database } from "../storage/database.ts";
import { putMail } from "../storage/mails.ts";
import {
  findUserByAddress,
  forgetSecondFactor,
  membersWithSecondFactor,
} from "../storage/users.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets a member sign in again who lost the authenticator and the backup codes. Every session of the
 * account ends, and a mail tells its owner.
 * @param now epoch milliseconds.
 * @throws Refusal when nobody has this address, or the account has no second factor.
 */
export async function removeSecondFactor(db: Database, email: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await findUserByAddress(transaction, email.trim().toLowerCase());
    if (!user) throw new Refusal(`Nobody has an account with the address ${email}.`);
    if (!user.twoFactorEnabled) throw new Refusal(`${email} has no second factor.`);
    await forgetSecondFactor(transaction, user.id);
    const name = user.username ?? user.name;
    const { kind, subject, text, html } = createMessages(site).secondFactor({
      name,
      turned: "off",
    });
    const mail = { id: randomUUIDv7(), kind, recipient: user.email, subject, text, html };
    await putMail(transaction, mail, now);
  });
}

/**
 * Removes what was encrypted with a lost `AUTH_SECRET`: all members sign in with only their
 * passwords again.
 * @returns how many members had a second factor.
 */
export async function removeAllSecondFactors(db: Database, now: number): Promise<number> {
  const members = await membersWithSecondFactor(db);
  for (const { email } of members) await removeSecondFactor(db, email, now);
  return members.length;
}
