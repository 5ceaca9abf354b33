import type { Database } from "./database.ts";
import type { Connection } from "./owner-lock.ts";
import type { ContactMessageRow } from "./tables.ts";

export async function putContactMessage(
  connection: Connection,
  message: ContactMessageRow,
): Promise<void> {
  await connection.insertInto("contact_messages").values(message).execute();
}

/** The messages from an address, in any case, latest first. */
export function contactMessagesFrom(db: Database, address: string): Promise<ContactMessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where((row) => row.fn("lower", ["email"]), "=", address.toLowerCase())
    .orderBy("created_at", "desc")
    .execute();
}

/** Removes messages that were written before this time (epoch milliseconds). */
export async function forgetOldContactMessages(db: Database, before: number): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", before).execute();
}
