/** Spec 1 §2: one column on small screens, two on medium ones, three on extra-large ones. */
export const PLAN_GRID = "mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3";

/** The row above the cards: their heading, and the link to a new plan. */
export const PLANS_HEADER = "mt-6 flex min-h-12 flex-wrap items-center justify-between gap-4";
