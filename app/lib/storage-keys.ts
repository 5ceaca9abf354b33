/** The keys under which the browser keeps things (spec 1 §3), in one place. */
export const sessionKeys = {
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  activePlanData: "activePlanData",
  currentPlanData: "currentPlanData",
  activePlanId: "activePlanId",
  deletedPlans: "deletedPlans",
} as const;

export const localKeys = {
  lastViewedPlan: "lastViewedPlan",
  lastViewedPlanData: "lastViewedPlanData",
  savedPlans: "savedPlans",
  /** Guests' progress outlives the tab, as their plans do. */
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  conversation: "conversation",
  draft: "conversation_draft",
  theme: "theme",
} as const;

/** Stands for the user's id in keys while nobody is signed in. */
export const GUEST_ID = "guest";
