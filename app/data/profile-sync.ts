import { syncProfile } from "#contract/user-profile.ts";
import { call } from "./api.ts";
import type { SessionUser } from "./session-storage.ts";

/** Tells the server that a member is active, and in which time zone their days are counted. */
export async function syncOwnProfile({ id }: SessionUser): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(syncProfile, { user_id: id, time_zone: timeZone });
}
