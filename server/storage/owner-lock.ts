import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** A database or a transaction in it. */
export type Connection = Kysely<Tables>;

/**
 * Makes one member's changes wait for each other until the transaction ends, so that counts within
 * it stay correct. On SQLite, the transaction already holds the only write lock.
 */
export async function lockOwner(connection: Connection, userId: string): Promise<void> {
  if (!(connection.getExecutor().adapter instanceof PostgresAdapter)) return;
  await connection
    .selectFrom("auth_users")
    .select("id")
    .where("id", "=", userId)
    .forUpdate()
    .execute();
}
