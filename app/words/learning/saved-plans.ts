/** The words of the plans on this device. */

export { askToRemoveText, daysCompleted, keepIt, remove, removeHobby } from "../plans.ts";

export const heading = "Your plans on this device";
export const continuePlan = "Continue";
export const askToRemove = (hobby = "plan") => `Delete ${hobby}?`;
