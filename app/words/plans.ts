/** What is said of plans on several screens. */
export const daysCompleted = (completed: number, total: number) =>
  `${completed}/${total} days completed`;
export const newPlan = "New Plan";
export const openDashboard = "Open the dashboard";
export const saveFailed = "Failed to save plan. Please try again.";

// Deleting (spec 1 §8).
export const remove = "Delete";
export const removeHobby = (hobby: string) => `Delete the plan for ${hobby}`;
export const askToRemoveText =
  "Are you sure you want to delete this plan? This action cannot be undone.";
export const keepIt = "Keep it";
