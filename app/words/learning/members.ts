/** What only members of an account read beside their plan. */

export { openDashboard } from "../plans.ts";
export { signIn } from "../ui/frame.ts";

// The session has ended elsewhere.
export const signedOut = "You have been signed out";
export const signedOutText =
  "Your session has ended, by its age or from another device. Sign in to go on where you are. What you tick is kept on this device until then, and sent afterwards.";
export const notYou = "Not you? Close it";

// Where the plans are.
export const onDashboard = "Your plans and your progress are on the dashboard.";
