/** Everything that only a member's plan needs; loaded when somebody is signed in. */
export { onOutboxEvent, queueProgress } from "../../lib/outbox.ts";
export { pausePlan, showPauseToast } from "../../lib/pause-plan.ts";
export { followPlan } from "./follow-plan.ts";
export * from "./member-plans.ts";
export { requestDay } from "./request-day.ts";
export { saveToAccount } from "./save-to-account.ts";
