/** Why the sign-in dialog is open, when its page was opened by an address. */
export const metaTitle = "Sign In";
const linkOver = "This link has expired, was already used, or isn't valid.";
export const linkNotValid = { title: "Link not valid", description: linkOver } as const;
export const linkOverSignIn = `${linkOver} Sign in to get a new one.`;
export const confirmedSignIn = "Your email address is confirmed. Please sign in.";
export const confirmed = {
  title: "Your email address is confirmed",
  description: "Welcome! You are signed in.",
} as const;
export const forgot = "To choose a new password, enter your email and press “Forgot password?”.";
export const needsScripts = "Signing in needs scripts, and they are off in this browser.";
