import { waitInWords } from "#core/words/wait.ts";
import type { AuthFailure } from "../../lib/auth-request.ts";
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

/** The message for each code of a refused call (in the words of spec 1 §8, where it has some). */
const WORDS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD:
    "Invalid email or password. Please check your credentials and try again.",
  EMAIL_NOT_VERIFIED: "Please confirm your email before signing in.",
  INVALID_EMAIL: "Please enter a valid e-mail address, like ada@example.org.",
  INVALID_PASSWORD: "This is not your current password.",
  PASSWORD_TOO_SHORT: "This password is too short for this site.",
  PASSWORD_TOO_LONG: "A password may have 128 characters at most.",
  PASSWORD_COMPROMISED:
    "This password stands on public lists of stolen passwords, so strangers would try it first. Please choose another one.",
  PASSWORD_TOO_SIMPLE:
    "This password repeats itself or follows the alphabet or the keyboard, so it is guessed at once. A few unrelated words make a good one.",
  PASSWORD_PERSONAL:
    "This password is made of your own names or address, or of ours, which strangers try first. A few unrelated words make a good one.",
  SESSION_NOT_FRESH: "It is a while since you signed in. Please sign in again first.",
  INVALID_CODE: "This code is not right. Please enter the one that your app shows now.",
  CODE_USED: "This code was tried already. Please wait for the next one.",
  INVALID_BACKUP_CODE: "This is none of your backup codes, or it was used already.",
  INVALID_TWO_FACTOR_COOKIE: "This took too long. Please enter your password again.",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "Too many wrong codes. Please enter your password again.",
  TOTP_ALREADY_ENABLED: "Two-step sign-in is on already. Please load this page again.",
  INVALID_TOKEN: INVALID_RESET_LINK,
  TOKEN_EXPIRED: INVALID_RESET_LINK,
  UNAUTHORIZED: "You are not signed in any more. Please sign in again.",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "This account has no password yet.",
  HOST_NOT_KNOWN:
    "Sign-in works only at the addresses that this instance knows. Open it at http://localhost, or ask whoever runs it to set PUBLIC_URL.",
  GOOGLE_UNREACHABLE:
    "Google cannot be reached at the moment. Please try again, or use your password.",
  "invalid-request": "The server did not understand what was entered. Please look it over.",
};

/** The code of a refused call; empty if nobody answered. */
export const getFailureCode = (failure: AuthFailure): string =>
  failure.kind === "refused" ? failure.code : "";

/**
 * The message for a failed call.
 * @param otherwise for a code without a message.
 */
export function describeFailure(failure: AuthFailure, otherwise: string = UNEXPECTED): string {
  if (failure.kind === "offline") return NOT_REACHED;
  if (failure.status === 429) {
    return failure.retryAfter
      ? `${TOO_MANY} You can try again in about ${waitInWords(failure.retryAfter)}.`
      : TOO_MANY;
  }
  return WORDS[failure.code] ?? otherwise;
}

/** Codes of a mailed link that has expired, was used or is invalid. */
export const LINK_CODES: readonly string[] = [
  "INVALID_TOKEN",
  "TOKEN_EXPIRED",
  "USER_NOT_FOUND",
  "INVALID_USER",
];

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
