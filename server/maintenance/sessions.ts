import type { Database } from "../storage/database.ts";
import { endSessions } from "../storage/sessions.ts";
import { findUserByAddress } from "../storage/users.ts";
import { Refusal } from "./refusal.ts";

/**
 * Signs a member out on every device.
 * @returns how many sessions there were.
 * @throws Refusal when nobody has this address.
 */
export async function endMemberSessions(db: Database, email: string): Promise<number> {
  const user = await findUserByAddress(db, email.trim().toLowerCase());
  if (!user) throw new Refusal(`Nobody has an account with the address ${email}.`);
  return endSessions(db, user.id);
}
