/** Shown in place of a page that is missing or has failed. */
export { home } from "./ui/frame.ts";

export const missingTitle = "Page not found";
export const missingHeading = "There is no page here";
export const missing = "The address may be old or mistyped.";
export const missingHereIsHome = "There is no page at this address, so here is home.";
export const failedTitle = "Something went wrong";
export const failedHeading = "This page tripped";
export const failed =
  "Something went wrong on our side. What you typed and ticked is kept on this device.";
export const nameRequest = (id: string) => `If you write to us about it, name this request: ${id}`;
export const learnHobby = "Learn a hobby";
