import type { ReactNode } from "react";

/** The words of the screen that confirms an address. */

export { signIn } from "../ui/frame.ts";

export const title = "Confirm your email address";
export const onePress = "Confirm that this address is yours.";
export const confirming = "Confirming…";
export const confirm = "Confirm my address";
export const failedTitle = "This link no longer works";
export const failed =
  "It was already used, is more than a day old, or is incomplete. Sign in to get a new one.";
export const confirmedTitle = "Your email address is confirmed";
export const approvedTitle = "Change approved";
export const changedTitle = "Your email address has been changed";
export const signedInAs = (address: ReactNode) => (
  <>
    In this browser you are signed in as {address}, and you still are. To use the other account,
    sign out first.
  </>
);
export const approved = (address: ReactNode) => (
  <>
    One step is left: open the link in the mail that goes to {address} now. Until then you sign in
    with the old address.
  </>
);
export const changed = (address: ReactNode) => <>From now on you sign in with {address}.</>;
export const confirmed = (address: ReactNode) => <>{address} is confirmed.</>;
export const toDashboard = "Go to your dashboard";
export const toAccount = "Go to your account";
export const metaTitle = "Confirm your email address";
