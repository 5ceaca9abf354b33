import { compiledOnce } from "./compiled.ts";
import type { Database } from "./database.ts";

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const asMilliseconds = (time: string | Date): number => new Date(time).getTime();

const byToken = compiledOnce((connection, { token }: { token: string }) =>
  connection
    .selectFrom("auth_sessions")
    .select(["id", "userId", "expiresAt"])
    .where("token", "=", token),
);

/** The session with this token, even if it has expired. */
export async function findSessionByToken(
  db: Database,
  token: string,
): Promise<StoredSession | undefined> {
  const [row] = await byToken(db, { token });
  return row && { ...row, expiresAt: asMilliseconds(row.expiresAt) };
}

/** The session with this id, even if it has expired. */
export async function findSessionById(
  db: Database,
  id: string,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom("auth_sessions")
    .select(["id", "userId", "expiresAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, expiresAt: asMilliseconds(row.expiresAt) };
}

/** Ends the sessions of a user, or of everybody. @returns how many there were. */
export async function endSessions(db: Database, userId?: string): Promise<number> {
  const all = db.deleteFrom("auth_sessions");
  const { numDeletedRows } = await (userId === undefined
    ? all
    : all.where("userId", "=", userId)
  ).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes expired sessions. Both engines can compare their times with ISO text. */
export async function forgetEndedSessions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("auth_sessions")
    .where("expiresAt", "<=", new Date(now).toISOString())
    .execute();
}
