/**
 * Errors that the operator can fix, by name, because the built server has its own copies of the
 * classes.
 */
const OPERATOR_ERRORS: ReadonlySet<string> = new Set([
  "ConfigError",
  "LaterSchemaError",
  "DatabaseFileError",
]);

/**
 * Whether an error's message says all that the operator needs. For any other error, its stack
 * matters.
 */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof Error && OPERATOR_ERRORS.has(error.name);
