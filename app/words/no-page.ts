/** Shown in place of a page that is missing or has failed. */
export { failedHeading, failedTitle, mentionRequest } from "#core/words/error-pages.ts";
export { home } from "./ui/frame.ts";

export const missingTitle = "Page not found";
export const missingHeading = "There's no page here";
export const missing = "The address may be old or mistyped.";
export const missingHereIsHome = "There's no page at this address, so here's home.";
export const failed =
  "Something went wrong on our side. Everything you typed or checked off is saved on this device.";
export const learnHobby = "Learn a hobby";
