/** The keys under which the browser keeps things (spec 1 §3), in one place. */
export const sessionKeys = {
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  activePlanData: "activePlanData",
  currentPlanData: "currentPlanData",
  activePlanId: "activePlanId",
  /** Holds `{ planId, day }`: the day that is being read. */
  selectedDay: "selectedDay",
  deletedPlans: "deletedPlans",
  /** Ids of a guest's plans that the member was asked about after signing in. */
  mergeAsked: "merge_asked",
  userId: "user_id",
  /** Holds `{ id }` of the signed-in user: a hint for the first moment, never a proof. */
  authUser: "auth_user",
  /** A toast that is shown once the page has been loaded anew. */
  note: "session_note",
  /** When this tab began to load the dashboard of this member. */
  dashboardLoad: (userId: string) => `dashboard_loading_${userId}`,
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
  userId: "user_id",
  /** Whose session ended without a sign-out here: their things wait for them. */
  lapsedUserId: "lapsed_user_id",
  /** What could not be sent yet, in order; it outlives reloads and signing in. */
  outbox: "outbox",
  /** A member's plans and progress as the server answered them last. */
  dashboard: (userId: string) => `dashboard_${userId}`,
  /** A member's opened plan as it was last: shown while the server is asked, and without a network. */
  memberPlan: (userId: string, planId: string) => `plan_${userId}_${planId}`,
} as const;

/** How the local keys begin that hold a member's things; a guest's own begin likewise. */
export const MEMBER_PREFIXES = ["dashboard_", "plan_", "progress_"] as const;

/** Stands for the user's id in keys while nobody is signed in. */
export const GUEST_ID = "guest";
