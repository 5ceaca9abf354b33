const FIRST_PAUSE = 30_000;
/** The longest wait for the next attempt, in milliseconds. */
export const LONGEST_PAUSE = 3_600_000;
const GIVEN_UP_AFTER = 48 * 3_600_000;

/**
 * When to retry a mail that was not delivered: after 30 seconds, doubled each time up to an hour,
 * until 48 hours after it was written.
 * @param attempts how many have failed, including this one.
 * @returns epoch milliseconds, or null to give up.
 */
export function nextAttempt(createdAt: number, attempts: number, now: number): number | null {
  const next = now + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));
  return next - createdAt > GIVEN_UP_AFTER ? null : next;
}
