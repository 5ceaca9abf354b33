import { isLockFresh } from "#core/dashboard/load-lock.ts";
import { sessionTexts } from "../../data/browser-storage.ts";
import { sessionKeys } from "../../data/storage-keys.ts";

/** Spec 1 §4: the lock is per user. */
const lockKey = sessionKeys.dashboardLoad;

/** Takes this tab's lock for loading. @returns false while another load holds it. */
export function takeLoadLock(userId: string): boolean {
  const stored = Number(sessionTexts.read(lockKey(userId)) ?? Number.NaN);
  const now = Date.now();
  if (isLockFresh(Number.isFinite(stored) ? stored : undefined, now)) return false;
  sessionTexts.write(lockKey(userId), String(now));
  return true;
}

export const releaseLoadLock = (userId: string): void => sessionTexts.remove(lockKey(userId));
