/** The words of the plans on this device. */
export const heading = "Your plans on this device";
export const daysCompleted = (completed: number, total: number) =>
  `${completed}/${total} days completed`;
export const continuePlan = "Continue";
export const removeHobby = (hobby: string) => `Delete the plan for ${hobby}`;
export const askToRemove = (hobby = "plan") => `Delete ${hobby}?`;
export const askToRemoveText =
  "Are you sure you want to delete this plan? This action cannot be undone.";
export const keepIt = "Keep it";
export const remove = "Delete";
