/** What became of saving a plan, and of a later day (spec 1 §8). */

export { saveFailed as tryAgain } from "../plans.ts";

export const notSaved = "Failed to save plan";
export const timedOut = "Plan save timed out - please check your connection";
export const refused = (reason: string) => `Failed to save plan: ${reason}`;
export const saved = "Plan saved";
export const savedText = "It's in your account now.";

export const dayNeedsSignIn = "Sign in to generate and save plans.";
export const dayLater = "Generation failed (possibly API quota). Please try again later.";
export const dayFailed = "Generation failed. Please try again.";
export const dayUnreachable = "Generation failed. Please try again. We can't reach the server.";
