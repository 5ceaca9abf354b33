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
  "sign-in-required": "You are not signed in any more. Please sign in again.",
  "invalid-request": "The server did not understand what was entered. Please look it over.",
};
export const googlePopup = {
  title: "Popup Blocked",
  description: "Your browser kept Google's window closed. Allow it for this site and try again.",
};
export const googleSetup = {
  title: "Google Setup Required",
  description: "Google does not know this site's callback address yet.",
};
export const googleTitle = "Google Sign-In Error";
export const googleUnexpected = "Google sign-in did not work. Please try again.";
export const googleByCode = {
  access_denied: "Google sign-in was cancelled.",
  account_not_linked:
    "There is an account with this address already. Sign in with its password; then it is surely yours.",
  email_not_verified: "Google has not confirmed this e-mail address, so it cannot be used here.",
  email_not_found: "Google did not tell us an e-mail address.",
  state_mismatch: "This sign-in took too long or was opened twice. Please try again.",
  state_not_found: "This sign-in took too long or was opened twice. Please try again.",
};
