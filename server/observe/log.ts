import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "../config.ts";

/** Anything in an error's message that looks like a mail address. */
const ADDRESS = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;]+/gu;

/** An error as it is logged. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** How many causes of causes are logged. */
const DEEPEST = 3;

/**
 * The log: one JSON object per line, without personal data. Only an error's type, message, code and
 * stack are kept: other fields of a driver's error quote the row, and mail servers repeat the
 * address in their answers.
 * @param to standard output, unless a test listens.
 */
export function createLog(level: Config["LOG_LEVEL"], to?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => withoutPeople(error, 0) };
  return to ? pino({ level, serializers }, to) : pino({ level, serializers });
}

function withoutPeople(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: clean(inWords(error)) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: clean(error.message),
    ...((typeof code === "string" || typeof code === "number") && { code: String(code) }),
    ...(error.stack && { stack: clean(error.stack) }),
    ...(cause instanceof Error && depth < DEEPEST && { cause: withoutPeople(cause, depth + 1) }),
  };
}

/**
 * Describes something thrown that is not an error: a text, or the answer that a page's route
 * throws, with its status. For any other object, only the names of its fields are logged.
 */
function inWords(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  const { status, statusText, data } = thrown as Record<string, unknown>;
  if (typeof status !== "number") return `an object with ${Object.keys(thrown).join(", ")}`;
  return [status, statusText, data].filter((part) => part && typeof part !== "object").join(" ");
}

const clean = (text: string): string => text.replaceAll(ADDRESS, "[address]");
