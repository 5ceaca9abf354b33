/** What happens to somebody's session (spec 1 §8). */
export const welcomeBack = "Welcome back!";
export const signedOut = "Signed out";
export const sessionEndedText = "Your session has ended. Sign in to go on.";
export const notSignedOut = "Not signed out";
export const notSignedOutText =
  "The server could not be reached, so you are still signed in. Please try again.";
