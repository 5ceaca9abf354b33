/** The page that the service worker shows in place of one that is not on this device. */
export { kidsHub } from "./ui/frame.ts";

export const title = "You are offline";
export const text =
  "This page needs a connection, and there is none right now. Plans that you opened on this device, the games and the printable sheets work without one. What you tick is kept, and sent when you are back.";
export const yourPlan = "Your plan";
export const printables = "Printables";
export const tryAgain = "Try again";
