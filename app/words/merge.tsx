import type { ReactNode } from "react";

/** The words of the dialog about a guest's plans that could not move into the account. */

export { daysCompleted, openDashboard, saveFailed as failed } from "./plans.ts";

export const moved = (hobbies: ReactNode) => <>Now in your account: {hobbies}.</>;
export const title = "Plans on this device";
export const decideOne =
  "One plan needs a decision from you. Nothing is lost until then: it stays on this device.";
export const decideSome = (count: number) =>
  `${count} plans need a decision from you. Nothing is lost until then: they stay on this device.`;
export const decideLater = "Decide later";
export const duplicate = "You already have a learning plan for this hobby.";
export const limit = (limit: number) =>
  `Your account has ${limit} plans under way, the most it can hold. Finish or delete one, and this one moves right in.`;
export const inAccount = (days: string) => `In your account: ${days}`;
export const onDevice = (days: string) => `On this device: ${days}`;
export const askReplace = "This deletes the plan in your account and its progress. Replace it?";
export const askRemove =
  "This deletes the plan and its progress from this device for good. Remove it?";
export const yesReplace = "Yes, replace it";
export const yesRemove = "Yes, remove it";
export const no = "No";
export const replace = "Use this one instead";
export const remove = "Remove from this device";
