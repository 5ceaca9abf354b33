/** The keys of the browser's storage (spec 1 §3), in one place. */
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
  /** A toast to show after the page has been reloaded. */
  note: "session_note",
  /** When this tab started to load the dashboard of this member. */
  dashboardLoad: (userId: string) => `dashboard_loading_${userId}`,
} as const;

export const localKeys = {
  lastViewedPlan: "lastViewedPlan",
  lastViewedPlanData: "lastViewedPlanData",
  savedPlans: "savedPlans",
  /** A guest's progress outlives the tab, as their plans do. */
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  conversation: "conversation",
  draft: "conversation_draft",
  theme: "theme",
  userId: "user_id",
  /** The member whose session ended without a sign-out here: their data is kept. */
  lapsedUserId: "lapsed_user_id",
  /** Changes that could not be sent yet, in order; they outlive reloads and signing in. */
  outbox: "outbox",
  /** A member's plans and progress, as the server last answered them. */
  dashboard: (userId: string) => `dashboard_${userId}`,
  /**
   * A member's opened plan in its last known state: shown while the server is asked, and without a
   * network.
   */
  memberPlan: (userId: string, planId: string) => `plan_${userId}_${planId}`,
} as const;

/** The prefixes of the local keys with a member's data; a guest's keys begin the same way. */
export const MEMBER_PREFIXES = ["dashboard_", "plan_", "progress_"] as const;

/** The user id in keys while nobody is signed in. */
export const GUEST_ID = "guest";
