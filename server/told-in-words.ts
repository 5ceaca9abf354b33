/** What the operator can mend, by name: the built server has classes of its own. */
const NAMES: ReadonlySet<string> = new Set([
  "ConfigError",
  "LaterSchemaError",
  "DatabaseFileError",
]);

/** Whether an error's message says all that the operator needs; of any other one its place matters. */
export const isToldInWords = (error: unknown): error is Error =>
  error instanceof Error && NAMES.has(error.name);
