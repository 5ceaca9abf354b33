import { waitInWords } from "#core/words/wait.ts";

/** What an account's forms say when something is missing or a call fails. */

/** Spec 1 §5: the messages of an incomplete form. */
export const incompleteSignIn = "Please enter your email and password.";
export const incompleteSignUp =
  "Please enter a valid email, username, and a password with 6+ characters.";
export const invalidResetLink = "Invalid or expired password reset link. Please request a new one.";
export const tooMany = "Too many attempts. Please wait a few minutes and try again.";
/** @param seconds until the next attempt. */
export const tooManyFor = (seconds: number) =>
  `${tooMany} You can try again in about ${waitInWords(seconds)}.`;
export const notReached =
  "The server could not be reached. Please check your connection and try again.";
export const unexpected = "Something went wrong on our side. Please try again.";
/** Errors for which these screens have other words than the contract. */
export const byCode = {
  INVALID_TOKEN: invalidResetLink,
  TOKEN_EXPIRED: invalidResetLink,
  "sign-in-required": "You're no longer signed in. Please sign in again.",
  "invalid-request": "The server couldn't understand what you entered. Please check it.",
};
export const googlePopup = {
  title: "Popup Blocked",
  description: "Your browser blocked Google's window. Allow pop-ups for this site and try again.",
};
export const googleSetup = {
  title: "Google Setup Required",
  description: "Google doesn't know this site's callback address yet.",
};
export const googleTitle = "Google Sign-In Error";
export const googleUnexpected = "Google sign-in didn't work. Please try again.";
export const googleByCode = {
  access_denied: "Google sign-in was canceled.",
  account_not_linked:
    "There's already an account with this address. Sign in with its password to prove it's yours.",
  email_not_verified: "Google hasn't confirmed this email address, so it can't be used here.",
  email_not_found: "Google didn't give us an email address.",
  state_mismatch: "This sign-in took too long or was opened twice. Please try again.",
  state_not_found: "This sign-in took too long or was opened twice. Please try again.",
};
