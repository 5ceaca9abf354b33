import type { ReactNode } from "react";

/** The words of the screen that chooses a new password. */

export { passwordsDiffer } from "#core/account/words.ts";
export { signIn } from "../ui/frame.ts";

export const title = "Choose a new password";
export const remembered = (signIn: ReactNode) => <>Remember your password? {signIn}</>;
export const forgotAgain = (openSignIn: ReactNode) => (
  <>{openSignIn} and choose “Forgot password?”.</>
);
export const openSignIn = "Open Sign In";
export const tryAgain = "Please try again or request a new reset link.";
export const failedTitle = "Password Update Failed";
export const failed = "Failed to update password. Please try again.";
export const newPassword = "New password";
export const repeatPassword = "Confirm password";
export const update = "Update Password";
export const updating = "Updating…";
export const doneTitle = "Password Updated Successfully!";
export const done = "Your password has been reset. You can now sign in with your new password.";
export const goToSignIn = "Go to Sign In";
export const metaTitle = "Choose a new password";
