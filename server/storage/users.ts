import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { AuthSessionRow, AuthTime, AuthUserRow } from "./tables.ts";

/** The tables of the auth library that only this file and the library itself know. */
type AuthTables = {
  auth_accounts: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: AuthTime;
  };
  auth_verifications: { id: string; identifier: string; value: string; expiresAt: AuthTime };
  auth_jwks: { id: string; publicKey: string };
};

const authTables = (db: Database) => db.withTables<AuthTables>();

export function findUser(db: Database, userId: string): Promise<AuthUserRow | undefined> {
  return db.selectFrom("auth_users").selectAll().where("id", "=", userId).executeTakeFirst();
}

/** How a user can sign in: `credential` (a password) and `google`. */
export function signInWaysOf(
  db: Database,
  userId: string,
): Promise<{ readonly providerId: string; readonly createdAt: AuthTime }[]> {
  return authTables(db)
    .selectFrom("auth_accounts")
    .select(["providerId", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

/** A user's sessions without their tokens, the latest first. */
export function sessionsOf(
  db: Database,
  userId: string,
): Promise<Omit<AuthSessionRow, "token" | "id" | "userId">[]> {
  return db
    .selectFrom("auth_sessions")
    .select(["createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
}

/** A public key that access tokens are checked with. */
export interface StoredPublicKey {
  readonly id: string;
  /** A JSON Web Key, as text. */
  readonly publicKey: string;
}

export function publicKeys(db: Database): Promise<StoredPublicKey[]> {
  return authTables(db).selectFrom("auth_jwks").select(["id", "publicKey"]).execute();
}

/** The hash of a user's password; undefined for those who sign in by Google alone. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await authTables(db)
    .selectFrom("auth_accounts")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Removes links that no longer open anything, and accounts that nobody confirmed. */
export async function forgetUnconfirmed(
  db: Database,
  now: number,
  signedUpBefore: number,
): Promise<void> {
  // ISO text is what both engines compare their times with.
  const iso = (time: number) => new Date(time).toISOString();
  const tables = authTables(db);
  await tables.deleteFrom("auth_verifications").where("expiresAt", "<=", iso(now)).execute();
  await tables
    .deleteFrom("auth_users")
    .where(sql<boolean>`not "emailVerified"`)
    .where("createdAt", "<=", iso(signedUpBefore))
    .execute();
}

/** Removes the mails that went to an address whose account is gone. */
export async function forgetMailsTo(db: Database, address: string): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("recipient", "=", address)
    .where("next_attempt_at", "is", null)
    .execute();
}

/** Makes links to choose a new password useless that were sent before. */
export async function forgetResetLinks(db: Database, userId: string): Promise<void> {
  await authTables(db).deleteFrom("auth_verifications").where("value", "=", userId).execute();
}
