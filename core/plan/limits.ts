/** Spec 1 §9: plans of an account. Those that exist now count, not deleted ones (spec 1 §5). */
export const PLAN_LIMIT = 5;

/** Spec 1 §9: the operator can restore a deleted plan for this many days. */
export const DELETED_PLAN_KEPT_DAYS = 30;
