import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

type Details = Pick<ErrorBody, "issues" | "retryAfter" | "countedBy" | "planId"> & {
  readonly message?: string;
};

/** An error of the catalogue: thrown anywhere in the server, answered by one handler. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ALL_ERRORS[code].message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

/**
 * What was looked for.
 * @throws AppError not-found when there is none, or it belongs to somebody else.
 */
export function expectFound<Value>(found: Value | undefined): Value {
  if (found === undefined) throw new AppError("not-found");
  return found;
}

/** Seconds after which something that is briefly unavailable may be back. */
export const RETRY_AFTER_SECONDS = 5;

/** The error for something that is briefly unavailable or overloaded. */
export const unavailable = (): AppError =>
  new AppError("unavailable", { retryAfter: RETRY_AFTER_SECONDS });
