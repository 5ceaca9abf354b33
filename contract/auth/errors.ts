import { invalidEmail } from "#core/account/words.ts";

/**
 * The errors of sign-in, in addition to `ERRORS`; apart from them because every screen loads those.
 * Most codes are the auth library's own, and the others follow its form.
 */
export const AUTH_ERRORS = {
  INVALID_EMAIL_OR_PASSWORD: {
    status: 401,
    message: "Invalid email or password. Please check your credentials and try again.",
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: "Please confirm your email before signing in.",
  },
  INVALID_EMAIL: {
    status: 400,
    message: invalidEmail,
  },
  EMAIL_MISMATCH: {
    status: 400,
    message: "This is not the address of the account that you are signed in to.",
  },
  EMAIL_ALREADY_VERIFIED: { status: 400, message: "This address is confirmed already." },
  INVALID_PASSWORD: { status: 400, message: "This is not your current password." },
  PASSWORD_TOO_SHORT: { status: 400, message: "This password is too short for this site." },
  PASSWORD_TOO_LONG: { status: 400, message: "A password may have 128 characters at most." },
  PASSWORD_COMPROMISED: {
    status: 400,
    message:
      "This password stands on public lists of stolen passwords, so strangers would try it first. Please choose another one.",
  },
  PASSWORD_TOO_SIMPLE: {
    status: 400,
    message:
      "This password repeats itself or follows the alphabet or the keyboard, so it is guessed at once. A few unrelated words make a good one.",
  },
  PASSWORD_PERSONAL: {
    status: 400,
    message:
      "This password is made of your own names or address, or of ours, which strangers try first. A few unrelated words make a good one.",
  },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { status: 400, message: "This account has no password yet." },
  SESSION_NOT_FRESH: {
    status: 403,
    message: "It is a while since you signed in. Please sign in again first.",
  },
  INVALID_CODE: {
    status: 401,
    message: "This code is not right. Please enter the one that your app shows now.",
  },
  CODE_USED: {
    status: 401,
    message: "This code was tried already. Please wait for the next one.",
  },
  INVALID_BACKUP_CODE: {
    status: 401,
    message: "This is none of your backup codes, or it was used already.",
  },
  INVALID_TWO_FACTOR_COOKIE: {
    status: 401,
    message: "This took too long. Please enter your password again.",
  },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 400,
    message: "Too many wrong codes. Please enter your password again.",
  },
  TOTP_ALREADY_ENABLED: {
    status: 400,
    message: "Two-step sign-in is on already. Please load this page again.",
  },
  TOTP_NOT_ENABLED: {
    status: 400,
    message: "Two-step sign-in is off. Please load this page again.",
  },
  TWO_FACTOR_NOT_ENABLED: {
    status: 400,
    message: "Two-step sign-in is off. Please load this page again.",
  },
  BACKUP_CODES_NOT_ENABLED: { status: 400, message: "This account has no backup codes." },
  INVALID_TOKEN: { status: 400, message: "This link no longer works." },
  TOKEN_EXPIRED: { status: 400, message: "This link no longer works." },
  PROVIDER_NOT_FOUND: { status: 404, message: "Google sign-in is not set up here." },
  GOOGLE_UNREACHABLE: {
    status: 503,
    message: "Google cannot be reached at the moment. Please try again, or use your password.",
  },
  HOST_NOT_KNOWN: {
    status: 400,
    message:
      "Sign-in works only at the addresses that this instance knows. Open it at http://localhost, or ask whoever runs it to set PUBLIC_URL.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type AuthErrorCode = keyof typeof AUTH_ERRORS;
