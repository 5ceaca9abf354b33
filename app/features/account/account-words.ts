import { AUTH_ERRORS, type AuthErrorCode } from "#contract/auth/errors.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { waitInWords } from "#core/words/wait.ts";
import type { CallFailure } from "../../data/api.ts";
import type { ToastText } from "../../ui/toasts.tsx";

/** Spec 1 §5: the messages of an incomplete form. */
export const INCOMPLETE = {
  "sign-in": "Please enter your email and password.",
  "sign-up": "Please enter a valid email, username, and a password with 6+ characters.",
} as const;

export const INVALID_RESET_LINK =
  "Invalid or expired password reset link. Please request a new one.";

export const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";
const NOT_REACHED = "The server could not be reached. Please check your connection and try again.";
const UNEXPECTED = "Something went wrong on our side. Please try again.";

/** Errors for which these screens have other words than the contract. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  INVALID_TOKEN: INVALID_RESET_LINK,
  TOKEN_EXPIRED: INVALID_RESET_LINK,
  "sign-in-required": "You are not signed in any more. Please sign in again.",
  "invalid-request": "The server did not understand what was entered. Please look it over.",
};

/** The code of a refused call; undefined if nobody answered. */
export const getFailureCode = (failure: CallFailure): ErrorCode | undefined =>
  failure.kind === "refused" ? failure.error.code : undefined;

const isAuthError = (code: ErrorCode): code is AuthErrorCode => Object.hasOwn(AUTH_ERRORS, code);

/**
 * The message for a failed call.
 * @param otherwise for a code without a message.
 */
export function describeFailure(failure: CallFailure, otherwise: string = UNEXPECTED): string {
  if (failure.kind !== "refused") return NOT_REACHED;
  const { code, retryAfter } = failure.error;
  if (failure.status === 429) {
    return retryAfter
      ? `${TOO_MANY} You can try again in about ${waitInWords(retryAfter)}.`
      : TOO_MANY;
  }
  return WORDS[code] ?? (isAuthError(code) ? AUTH_ERRORS[code].message : otherwise);
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

const GOOGLE_WORDS: Readonly<Record<string, string>> = {
  access_denied: "Google sign-in was cancelled.",
  account_not_linked:
    "There is an account with this address already. Sign in with its password; then it is surely yours.",
  email_not_verified: "Google has not confirmed this e-mail address, so it cannot be used here.",
  email_not_found: "Google did not tell us an e-mail address.",
  state_mismatch: "This sign-in took too long or was opened twice. Please try again.",
  state_not_found: "This sign-in took too long or was opened twice. Please try again.",
};

/** Spec 1 §8: Google's three errors. */
export function googleFailure(code: string, words?: string): GoogleFailure {
  const known = code.toLowerCase();
  if (known.includes("popup")) {
    return {
      toast: {
        title: "Popup Blocked",
        description:
          "Your browser kept Google's window closed. Allow it for this site and try again.",
        failed: true,
      },
      needsSetup: false,
    };
  }
  if (known.includes("redirect_uri") || known === "provider_not_found") {
    return {
      toast: {
        title: "Google Setup Required",
        description: "Google does not know this site's callback address yet.",
        failed: true,
      },
      needsSetup: true,
    };
  }
  return {
    toast: {
      title: "Google Sign-In Error",
      description: GOOGLE_WORDS[known] ?? words ?? "Google sign-in did not work. Please try again.",
      failed: true,
    },
    needsSetup: false,
  };
}
