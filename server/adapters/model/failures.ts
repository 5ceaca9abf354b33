import type { AuthorErrorCode } from "../../ports/author.ts";
import { AuthorError } from "../../ports/author.ts";
import type { Health } from "./breaker.ts";

/** What to do after a failed request. */
export interface Failure {
  readonly error: AuthorError;
  /** Whether another attempt may succeed. */
  readonly retry: boolean;
  /** The pause that the server asked for, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Whether the server does not support this form of structured output. */
  readonly unknownFormat?: boolean;
}

function failure(code: AuthorErrorCode, message: string, retry = false): Failure {
  return { error: new AuthorError(code, message), retry };
}

/** `retry-after` in seconds or as a date, or `retry-after-ms`. */
function retryAfter(headers: Record<string, string> | undefined, now: number): number | undefined {
  const ms = Number(headers?.["retry-after-ms"] ?? Number.NaN);
  if (ms >= 0) return ms;
  const value = headers?.["retry-after"]?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** The fields of the SDK's `APICallError`, read by shape, so that its class need not be loaded. */
interface ApiError {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
  readonly responseBody?: string;
}

/**
 * Classifies what a request threw. Bodies of requests and answers never get into the message.
 * @param now milliseconds since 1970, for a `retry-after` that is a date
 */
export function classifyFailure(thrown: unknown, now: number): Failure {
  // A slow server was already waited for; a malformed answer deserves one more attempt.
  if (thrown instanceof AuthorError) return { error: thrown, retry: thrown.code === "invalid" };
  const { statusCode, responseHeaders, responseBody = "" } = (thrown ?? {}) as ApiError;
  // A connection that breaks midway carries the status with which the answer began.
  if (statusCode === undefined || statusCode < 400) {
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    // A missing key stays missing; a broken connection may work next time.
    return failure("unavailable", `no answer (${name})`, !/LoadAPIKey|LoadSetting/.test(name));
  }
  if (statusCode === 429) {
    const pause = retryAfter(responseHeaders, now);
    return {
      ...failure("rate-limited", "status 429", true),
      ...(pause === undefined ? {} : { retryAfterMs: pause }),
    };
  }
  if (statusCode >= 500 || statusCode === 408 || statusCode === 425) {
    const pause = retryAfter(responseHeaders, now);
    return {
      ...failure("unavailable", `status ${statusCode}`, true),
      ...(pause === undefined ? {} : { retryAfterMs: pause }),
    };
  }
  if (statusCode === 400 && /content_filter|content_policy|safety/i.test(responseBody)) {
    return failure("refused", "the server's content filter");
  }
  const unknownFormat =
    (statusCode === 400 || statusCode === 422) &&
    /response_?format|json_schema|json_object|output_(?:config|format)|structured|schema/i.test(
      responseBody,
    );
  return { ...failure("unavailable", `status ${statusCode}`), unknownFormat };
}

/** Nonsense and refusals come from a server that is up. */
export function healthAfter(failed: Failure): Health {
  if (failed.unknownFormat) return "up";
  switch (failed.error.code) {
    case "unavailable":
    case "timeout":
    case "rate-limited":
      return "down";
    case "invalid":
    case "refused":
      return "up";
    default:
      return "unknown";
  }
}
