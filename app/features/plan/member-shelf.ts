/** Everything that only a member's plan needs: fetched when somebody is signed in, not before. */
export { onOutbox, queueProgress } from "../../lib/outbox.ts";
export { pausePlan, tellPaused } from "../../lib/pause-plan.ts";
export { followPlan } from "./follow-plan.ts";
export * from "./member-plans.ts";
export { requestDay } from "./request-day.ts";
export { saveToAccount } from "./save-to-account.ts";
