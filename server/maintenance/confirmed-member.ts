import type { Database } from "../storage/database.ts";
import { ensureProfile } from "../storage/profiles.ts";
import { isPostgres, type RawDatabase } from "./raw-database.ts";

export interface NewMember {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/**
 * Creates an account with a confirmed address, without the dialog and the mail.
 * @param passwordHash by `hashPassword` (password-hashing.ts).
 * @param now epoch milliseconds.
 * @returns the new user's id.
 */
export async function putConfirmedMember(
  db: Database,
  { email, username, fullName, timeZone }: NewMember,
  passwordHash: string,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const time = new Date(now).toISOString();
  const raw = db as unknown as RawDatabase;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("auth_users")
      .values({
        id,
        name: fullName,
        email,
        emailVerified: isPostgres(raw) ? true : 1,
        image: null,
        username,
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    await (transaction as unknown as RawDatabase)
      .insertInto("auth_accounts")
      .values({
        id: crypto.randomUUID(),
        accountId: id,
        providerId: "credential",
        userId: id,
        password: passwordHash,
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    await ensureProfile(transaction, id, timeZone, now);
  });
  return id;
}
