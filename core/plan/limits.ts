/** Spec 1 §9: '5 plans per account'. The plans that exist now count (decisions, "Dashboard"). */
export const PLAN_LIMIT = 5;

/** Decisions, "Dashboard": the operator can restore a deleted plan for this long. */
export const DELETED_PLAN_KEPT_DAYS = 30;
