import { AUTH_ERRORS, type AuthErrorCode } from "#contract/auth/errors.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { CallFailure } from "../../data/api.ts";
import type { ToastText } from "../../ui/toasts.tsx";
import * as accountFailureWords from "../../words/account/failures.ts";

const byCode: Partial<Record<ErrorCode, string>> = accountFailureWords.byCode;
const byGoogleCode: Readonly<Record<string, string>> = accountFailureWords.googleByCode;

/** The code of a refused call; undefined if nobody answered. */
export const getFailureCode = (failure: CallFailure): ErrorCode | undefined =>
  failure.kind === "refused" ? failure.error.code : undefined;

const isAuthError = (code: ErrorCode): code is AuthErrorCode => Object.hasOwn(AUTH_ERRORS, code);

/**
 * The message for a failed call.
 * @param otherwise for a code without a message.
 */
export function describeFailure(
  failure: CallFailure,
  otherwise: string = accountFailureWords.unexpected,
): string {
  if (failure.kind !== "refused") return accountFailureWords.notReached;
  const { code, retryAfter } = failure.error;
  if (failure.status === 429) {
    return retryAfter ? accountFailureWords.tooManyFor(retryAfter) : accountFailureWords.tooMany;
  }
  return byCode[code] ?? (isAuthError(code) ? AUTH_ERRORS[code].message : otherwise);
}

/**
 * Codes of a mailed link that has expired, was used or is invalid. The last two are those of links to
 * the sign-in page.
 */
export const LINK_CODES: readonly string[] = [
  "INVALID_TOKEN",
  "TOKEN_EXPIRED",
  "USER_NOT_FOUND",
  "INVALID_USER",
];

/** Whether a call failed because its mailed link does not work any more. */
export const isLinkOver = (failure: CallFailure): boolean =>
  LINK_CODES.includes(getFailureCode(failure) ?? "");

/** Whether the password that was chosen is refused. */
export const isPasswordRefused = (failure: CallFailure): boolean =>
  getFailureCode(failure)?.startsWith("PASSWORD_") ?? false;

/** A failed sign-in with Google: its toast, and whether the set-up help explains it. */
export interface GoogleFailure {
  readonly toast: ToastText;
  readonly needsSetup: boolean;
}

/** Spec 1 §8: Google's three errors. */
export function googleFailure(code: string, words?: string): GoogleFailure {
  const known = code.toLowerCase();
  if (known.includes("popup")) {
    return {
      toast: {
        ...accountFailureWords.googlePopup,
        failed: true,
      },
      needsSetup: false,
    };
  }
  if (known.includes("redirect_uri") || known === "provider_not_found") {
    return {
      toast: {
        ...accountFailureWords.googleSetup,
        failed: true,
      },
      needsSetup: true,
    };
  }
  return {
    toast: {
      title: accountFailureWords.googleTitle,
      description: byGoogleCode[known] ?? words ?? accountFailureWords.googleUnexpected,
      failed: true,
    },
    needsSetup: false,
  };
}
