/** How long a session lives, declared only here. In milliseconds. */
const DAY = 24 * 3_600_000;

/** An unused session ends after this (OWASP ASVS 5.0.0, 7.3.1). */
export const SESSION_IDLE = 30 * DAY;
/**
 * Every session ends after this, however much it is used, and the member signs in again (7.3.2).
 */
export const SESSION_LIFE = 90 * DAY;
/** How often the use of a session is written down: once in this period, not at every request. */
const NOTED_EVERY = DAY;

/** Times as epoch milliseconds. */
export interface SessionTimes {
  readonly createdAt: number;
  /** When its use was last written down. */
  readonly updatedAt: number;
}

/**
 * Until when a session that is used now will live; undefined when that need not be written down
 * yet.
 */
export function renewedUntil(
  { createdAt, updatedAt }: SessionTimes,
  now: number,
): number | undefined {
  if (now - updatedAt < NOTED_EVERY) return undefined;
  return Math.min(now + SESSION_IDLE, createdAt + SESSION_LIFE);
}
