/** The words of forms that several screens of an account have. */

/** Spec 1 §2. */
export const passwordHint = (minimum: number) => `Password must be at least ${minimum} characters`;
export const incompleteTitle = "Incomplete form";
export const incompleteDescription = "Please check the highlighted fields.";
export const usernameHint = "This is how we greet you.";
export const resetMailed = "Password Reset Email Sent!";
export const signedInUnseen = "You're signed in, but this page couldn't tell. Please reload it.";
