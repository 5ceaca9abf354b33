/** The page that the service worker shows in place of one that is not on this device. */
export { kidsHub } from "./ui/frame.ts";

export const title = "You're offline";
export const text =
  "This page needs a connection, and there isn't one right now. Plans you've opened on this device, the games and the printable sheets work without one. What you check off is saved, and sent once you're back online.";
export const yourPlan = "Your plan";
export const printables = "Printables";
export const tryAgain = "Try again";
