/** Spec 1 §9: after this many milliseconds the dashboard's lock is stale. */
export const LOAD_LOCK_MS = 10_000;

/**
 * Whether another load of the dashboard is running, so that this one is skipped (spec 1 §4: a lock
 * older than 10 seconds is stale). Times are epoch milliseconds. A lock from the future is stale
 * too: a clock that was set back must not block the dashboard.
 */
export function isLockFresh(lockedAt: number | undefined, now: number): boolean {
  if (lockedAt === undefined) return false;
  const age = now - lockedAt;
  return age >= 0 && age <= LOAD_LOCK_MS;
}
