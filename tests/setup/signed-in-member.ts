import { createHmac, randomBytes } from "node:crypto";
import { SESSION_COOKIE } from "#contract/account.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { hashPassword, type PasswordCost } from "#server/services/accounts/password-hashing.ts";
import { readSecrets } from "#server/services/secrets.ts";
import type { Database } from "#server/storage/database.ts";

/** What a signed-in browser holds. */
export interface SignedInMember {
  readonly userId: string;
  /** The session's cookie, as it is sent in a Cookie header. */
  readonly cookie: { readonly name: string; readonly value: string };
}

const SESSION_MS = 7 * 24 * 3_600_000;

/** Tests sign in hundreds of times; the real cost has tests of its own. */
export const CHEAP_HASH: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

/** Each password is hashed once per process, because hashing is deliberately slow. */
const hashes = new Map<string, Promise<string>>();

/**
 * Inserts a member with a session into the tables, in the state after signing up, confirming and
 * signing in; those steps have tests of their own and cost two slow hashes each time.
 */
export async function putSignedInMember(
  db: Database,
  {
    email,
    username,
    password,
  }: { readonly email: string; readonly username: string; readonly password: string },
): Promise<SignedInMember> {
  const hash = hashes.get(password) ?? hashPassword(password, CHEAP_HASH);
  hashes.set(password, hash);
  const now = Date.now();
  const iso = (time: number) => new Date(time).toISOString();
  const member = { email, username, fullName: username, timeZone: "UTC" };
  const userId = await putConfirmedMember(db, member, await hash, now);
  // A member's first call creates the profile, with the browser's time zone.
  await db.deleteFrom("user_profiles").where("user_id", "=", userId).execute();
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("auth_sessions")
    .values({
      id: crypto.randomUUID(),
      token,
      userId,
      expiresAt: iso(now + SESSION_MS),
      createdAt: iso(now),
      updatedAt: iso(now),
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  const { auth } = await readSecrets(db, {});
  const signature = createHmac("sha256", auth.current).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  return { userId, cookie: { name: SESSION_COOKIE, value } };
}
