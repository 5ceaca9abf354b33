import { AUTH_ERRORS } from "./auth/errors.ts";
import { ERRORS, type ErrorCode, errorBodySchema } from "./errors.ts";

/** Every error that any call can answer. */
export const ALL_ERRORS: Readonly<
  Record<ErrorCode, { readonly status: number; readonly message: string }>
> = { ...ERRORS, ...AUTH_ERRORS };

/** The body of every error answer. */
export const ErrorBodySchema = errorBodySchema(Object.keys(ALL_ERRORS) as ErrorCode[]);
