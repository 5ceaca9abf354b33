/** What happens to somebody's session (spec 1 §8). */
export const welcomeBack = "Welcome back!";
export const signedOut = "Signed out";
export const sessionEndedText = "Your session has ended. Sign in to continue.";
export const notSignedOut = "Not signed out";
export const notSignedOutText =
  "We couldn't reach the server, so you're still signed in. Please try again.";
