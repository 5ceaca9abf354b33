/** What is said of plans wherever they are shown. */
export const paused = (hobby: string) => `Paused: ${hobby}`;
export const pausedText = "Its expected end moves back while it's paused.";
export const resumed = (hobby: string) => `Resumed: ${hobby}`;
export const planUnreadable = "This plan could not be read.";

// Why something has not reached the server (spec 1 §8).
export const deletionTimedOut = "Delete timed out - please check your connection";
export const noConnection = "No connection";
