/** Why a requested plan is not on the screen. */

export { dashboard, signIn } from "../ui/frame.ts";

export const reasons = {
  "sign-in": {
    title: "Sign in to open this plan",
    text: "It isn't on this device. If it's in your account, it will open as soon as you sign in.",
  },
  "not-found": {
    title: "This plan is not in your account",
    text: "It may have been deleted, or it belongs to somebody else.",
  },
  deleted: {
    title: "This plan was deleted",
    text: "It was deleted on another device or in another tab, so what you last checked off here couldn't be saved. Your other plans are untouched.",
  },
  unreachable: {
    title: "This plan could not be opened",
    text: "We can't reach the server right now. Your plan and your progress are safe.",
  },
  unreadable: {
    title: "This plan cannot be read",
    text: "Its lessons are missing or damaged. You can delete it from your dashboard.",
  },
} as const;
export const weekWith = (hobby: string) => `Your week with ${hobby}`;
export const tryAgain = "Try again";
export const makeNewPlan = "Make a new plan";
