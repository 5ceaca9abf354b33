import type { ReactNode } from "react";

/** The words of the screen that confirms an address. */

export { signIn } from "../ui/frame.ts";

export const title = "Confirm your e-mail address";
export const onePress = "One press says that this address is yours.";
export const confirming = "Confirming…";
export const confirm = "Confirm my address";
export const failedTitle = "This link does not work any more";
export const failed =
  "It was used already, is older than a day, or is not whole. Sign in to get a new one.";
export const confirmedTitle = "Your e-mail address is confirmed";
export const approvedTitle = "The change is approved";
export const changedTitle = "Your e-mail address is changed";
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
export const metaTitle = "Confirm your e-mail address";
