/** What only members of an account read beside their plan. */

export { openDashboard } from "../plans.ts";
export { signIn } from "../ui/frame.ts";

// The session has ended elsewhere.
export const signedOut = "You have been signed out";
export const signedOutText =
  "Your session expired or was ended from another device. Sign in to continue where you left off. Until then, what you check off is saved on this device.";
export const notYou = "Not you? Close it";

// Where the plans are.
export const onDashboard = "Your plans and your progress are on the dashboard.";
