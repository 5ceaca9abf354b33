/**
 * Classes and codes of errors by which PostgreSQL and its driver say that it cannot be used now: the
 * connection (08), its resources, a full disk among them (53), shutting down or starting (57P), and a
 * server that has become a standby and takes no writes (25006).
 */
const AWAY =
  /^(?:08|53|57P|25006)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/u;

/** The same of SQLite: somebody else writes, or the disk is full, broken or gone. */
const SQLITE_AWAY = /^SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN)/u;

/** What the driver says without a code, when a connection is lost or none can be had in time. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/u;

/** Constraints that a row would have broken (class 23, "integrity constraint violation"). */
const CONFLICT = /^(?:23|SQLITE_CONSTRAINT)/u;

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/** Whether a row was refused because of what is there already: the database has answered. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICT.test(codeOf(error));

/** Whether an error says that the database is locked, full, gone or starting: a later call may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  return AWAY.test(code) || SQLITE_AWAY.test(code) || LOST.test(error.message);
}
