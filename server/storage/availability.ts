/**
 * Error codes and classes by which PostgreSQL and its driver say that it is unavailable: the
 * connection (08), resources such as a full disk (53), shutting down or starting (57P), and a
 * server that has become a read-only standby (25006).
 */
const AWAY =
  /^(?:08|53|57P|25006)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/u;

/** The same for SQLite: another writer, or a disk that is full, broken or gone. */
const SQLITE_AWAY = /^SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN)/u;

/** The driver's messages without a code when a connection is lost or none can be had in time. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/u;

/** Violated constraints (class 23, "integrity constraint violation"). */
const CONFLICT = /^(?:23|SQLITE_CONSTRAINT)/u;

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/**
 * Whether a row was refused because of existing rows, which means that the database has answered.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICT.test(codeOf(error));

/**
 * Whether an error says that the database is locked, full, gone or starting: a later call may
 * succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  return AWAY.test(code) || SQLITE_AWAY.test(code) || LOST.test(error.message);
}
