/** How long a session lives: the one place where it is said. In milliseconds. */
const DAY = 24 * 3_600_000;

/** A session that is not used ends after this (OWASP ASVS 5.0.0, 7.3.1). */
export const SESSION_IDLE = 30 * DAY;
/** However much it is used, it ends after this, and one signs in again (7.3.2). */
export const SESSION_LIFE = 90 * DAY;
/** A session is noted as used once in this, not at every look. */
const NOTED_EVERY = DAY;

/** Times as epoch milliseconds. */
export interface SessionTimes {
  readonly createdAt: number;
  /** When it was last noted as used. */
  readonly updatedAt: number;
}

/** Until when a session that is used now lives on; undefined when that need not be noted yet. */
export function renewedUntil(
  { createdAt, updatedAt }: SessionTimes,
  now: number,
): number | undefined {
  if (now - updatedAt < NOTED_EVERY) return undefined;
  return Math.min(now + SESSION_IDLE, createdAt + SESSION_LIFE);
}
