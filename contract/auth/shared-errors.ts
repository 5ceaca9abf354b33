import type { ErrorCode } from "../errors.ts";

/** The errors that several calls of sign-in have in common. */

/** Of calls with a form. */
export const FORM_ERRORS = [
  "invalid-request",
  "rate-limited",
  "HOST_NOT_KNOWN",
] as const satisfies readonly ErrorCode[];

/** Of calls with a form that only members make. */
export const MEMBER_FORM_ERRORS = ["sign-in-required", ...FORM_ERRORS] as const;

/** Of calls that ask for the password again, or for a recent sign-in. */
export const PASSWORD_AGAIN_ERRORS = [
  ...MEMBER_FORM_ERRORS,
  "INVALID_PASSWORD",
  "PASSWORD_TOO_LONG",
  "SESSION_NOT_FRESH",
] as const satisfies readonly ErrorCode[];

/** What may be wrong with a new password. */
export const NEW_PASSWORD_ERRORS = [
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "PASSWORD_COMPROMISED",
  "PASSWORD_TOO_SIMPLE",
  "PASSWORD_PERSONAL",
] as const satisfies readonly ErrorCode[];
