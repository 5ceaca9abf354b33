/** Shown in place of a page that is missing or has failed. */
export { home } from "./ui/frame.ts";

export const missingTitle = "Page not found";
export const missingHeading = "There's no page here";
export const missing = "The address may be old or mistyped.";
export const missingHereIsHome = "There's no page at this address, so here's home.";
export const failedTitle = "Something went wrong";
export const failedHeading = "Something broke";
export const failed =
  "Something went wrong on our side. Everything you typed or checked off is saved on this device.";
export const nameRequest = (id: string) =>
  `If you write to us about it, please mention this request: ${id}`;
export const learnHobby = "Learn a hobby";
