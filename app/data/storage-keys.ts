/** The keys of the browser's storage (spec 1 §3), in one place. */
export const sessionKeys = {
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  /** The plan on the screen, for one that is stored nowhere else. */
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
  savedPlans: "savedPlans",
  /** A guest's progress outlives the tab, as their plans do. */
  progress: (userId: string, planId: string) => `progress_${userId}_${planId}`,
  conversation: "conversation",
  draft: "conversation_draft",
  theme: "theme",
  /** How practice speaks and goes on, on this device. */
  practice: "practice",
  /** What the counter has counted, on this device. */
  counter: "counter",
  /** What the interval timer was set to, on this device. */
  intervals: "intervals",
  /** The slips in the drawer, and those that are left. */
  slips: "slips",
  /** The name on the learner's certificates. */
  certificateName: "certificate_name",
  userId: "user_id",
  /** The member whose session ended without a sign-out here: their data is kept. */
  lapsedUserId: "lapsed_user_id",
  /** Commands that could not be sent yet, in order; they outlive reloads and signing in. */
  commands: "commands",
  /** The same in earlier versions; read once. */
  outbox: "outbox",
  /** A member's plans without their lessons, their progress and profile, as the server answered. */
  dashboard: (userId: string) => `dashboard_${userId}`,
  /** The lessons of a member's plan: shown while the server is asked, and without a network. */
  memberPlan: (userId: string, planId: string) => `plan_${userId}_${planId}`,
} as const;

/** Copies of plans that earlier versions made and that nobody reads: they are removed. */
export const FORMER_KEYS = { session: ["activePlanData"], local: ["lastViewedPlanData"] } as const;

/** The prefixes of the local keys with a member's data; a guest's keys begin the same way. */
export const MEMBER_PREFIXES = ["dashboard_", "plan_", "progress_"] as const;

/** The user id in keys while nobody is signed in. */
export const GUEST_ID = "guest";
