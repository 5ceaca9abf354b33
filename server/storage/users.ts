import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { AuthSessionRow, AuthTime, AuthUserRow } from "./tables.ts";

/** The tables of the auth library that only this file and the library itself use. */
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
  auth_jwks: { id: string; publicKey: string; privateKey: string };
  auth_second_factors: { userId: string; secret: string };
};

const authTables = (db: Database) => db.withTables<AuthTables>();

export function findUser(db: Database, userId: string): Promise<AuthUserRow | undefined> {
  return db.selectFrom("auth_users").selectAll().where("id", "=", userId).executeTakeFirst();
}

/** @param address in lower case, as the library stores it. */
export function findUserByAddress(db: Database, address: string): Promise<AuthUserRow | undefined> {
  return db.selectFrom("auth_users").selectAll().where("email", "=", address).executeTakeFirst();
}

/** The addresses of members with a second factor. */
export function membersWithSecondFactor(db: Database): Promise<{ readonly email: string }[]> {
  return db
    .selectFrom("auth_users")
    .select("email")
    .where(sql<boolean>`"twoFactorEnabled"`)
    .execute();
}

/** Removes a second factor and ends all of its member's sessions. */
export async function forgetSecondFactor(db: Database, userId: string): Promise<void> {
  await authTables(db).deleteFrom("auth_second_factors").where("userId", "=", userId).execute();
  await db
    .updateTable("auth_users")
    .set({ twoFactorEnabled: sql<boolean>`not "twoFactorEnabled"` })
    .where("id", "=", userId)
    .where(sql<boolean>`"twoFactorEnabled"`)
    .execute();
  await db.deleteFrom("auth_sessions").where("userId", "=", userId).execute();
}

/** How the library marks what it encrypted with a numbered secret: the number has ten digits. */
const MARK = /^\W*\$ba\$(\d{10})\$/u;
const MARK_LENGTH = "$ba$0123456789$".length;

/** The numbers of the secrets that encrypted second factors, where they name one. */
export async function secondFactorSecrets(db: Database): Promise<number[]> {
  const rows = await authTables(db)
    .selectFrom("auth_second_factors")
    .select(sql<string>`substr(secret, 1, ${sql.lit(MARK_LENGTH)})`.as("mark"))
    .distinct()
    .execute();
  return rows.flatMap(({ mark }) => numberIn(mark));
}

/**
 * Removes access token keys that were encrypted with other secrets: new ones are created when
 * needed.
 */
export async function forgetOtherTokenKeys(db: Database, known: readonly number[]): Promise<void> {
  const keys = await authTables(db).selectFrom("auth_jwks").select(["id", "privateKey"]).execute();
  for (const { id, privateKey } of keys) {
    if (numberIn(privateKey).every((number) => known.includes(number))) continue;
    await authTables(db).deleteFrom("auth_jwks").where("id", "=", id).execute();
  }
}

const numberIn = (encrypted: string): number[] => {
  const number = MARK.exec(encrypted)?.[1];
  return number === undefined ? [] : [Number(number)];
};

/** How a user can sign in: `credential` (a password) and `google`. */
export function listSignInMethods(
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

/** A user's sessions without their tokens, latest first. */
export function listSessions(
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

/** A public key for verifying access tokens. */
export interface StoredPublicKey {
  readonly id: string;
  /** A JSON Web Key, as text. */
  readonly publicKey: string;
}

export function publicKeys(db: Database): Promise<StoredPublicKey[]> {
  return authTables(db).selectFrom("auth_jwks").select(["id", "publicKey"]).execute();
}

/** The hash of a user's password; undefined for those who only sign in with Google. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await authTables(db)
    .selectFrom("auth_accounts")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Replaces a hash by another one of the same password. Its salt makes the old hash unique. */
export async function replacePasswordHash(db: Database, old: string, hash: string): Promise<void> {
  await authTables(db)
    .updateTable("auth_accounts")
    .set({ password: hash })
    .where("password", "=", old)
    .execute();
}

/** Removes expired links, and accounts that nobody confirmed. */
export async function forgetUnconfirmed(
  db: Database,
  now: number,
  signedUpBefore: number,
): Promise<void> {
  // Both engines can compare their times with ISO text.
  const iso = (time: number) => new Date(time).toISOString();
  const tables = authTables(db);
  await tables.deleteFrom("auth_verifications").where("expiresAt", "<=", iso(now)).execute();
  await tables
    .deleteFrom("auth_users")
    .where(sql<boolean>`not "emailVerified"`)
    .where("createdAt", "<=", iso(signedUpBefore))
    .execute();
}

/** Removes the mails to an address whose account is gone. */
export async function forgetMailsTo(db: Database, address: string): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("recipient", "=", address)
    .where("next_attempt_at", "is", null)
    .execute();
}

/** Invalidates earlier links for choosing a new password. */
export async function forgetResetLinks(db: Database, userId: string): Promise<void> {
  await authTables(db).deleteFrom("auth_verifications").where("value", "=", userId).execute();
}
