import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { AppError } from "../app-error.ts";

/** What a stranger may see of an error: an unexpected one is only 'internal'. */
export function presentError(
  error: unknown,
  requestId?: string,
): { status: number; body: ErrorBody } {
  const known = error instanceof AppError ? error : new AppError("internal");
  const { issues, retryAfter, countedBy, planId } = known.details;
  return {
    status: ALL_ERRORS[known.code].status,
    body: {
      error: known.message,
      code: known.code,
      ...(planId && { planId }),
      ...(issues && { issues }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(countedBy && { countedBy }),
      ...(requestId && { requestId }),
    },
  };
}
