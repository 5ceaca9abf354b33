/** What the rules of the dashboard call things (spec 1 §2 and §4). */

/** A plan's status. */
export const statusWords = {
  completed: "Completed",
  in_progress: "In Progress",
  paused: "Paused",
  unknown: "Unknown",
} as const;

/** The five tiles. */
export const tileWords = {
  active: "Active Plans",
  completed: "Completed",
  days: "Days Learned",
  average: "Avg Progress",
  created: "Plans Created",
  /** In place of `created`, once there is no room for another. */
  limit: "Plan Limit",
} as const;

/** The text for sharing a completed plan. The hobby keeps its own spelling ('LEGO building'). */
export const achievementText = (hobby: string): string =>
  `I finished a 7-day learning plan: ${hobby}.`;
