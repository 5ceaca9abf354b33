/** Classes and codes of errors by which PostgreSQL and its driver say that it cannot be used now. */
const AWAY = /^(?:08|53|57P)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/u;

/** What the driver says without a code, when a connection is lost or none can be had in time. */
const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect)/u;

/** Whether an error says that the database is locked, gone or starting: a later call may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return AWAY.test(code) || code.startsWith("SQLITE_BUSY") || LOST.test(error.message);
}
