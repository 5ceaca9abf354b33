/** Everything that only a member's plan needs; loaded when somebody is signed in. */
export * from "../../data/member-source.ts";
export { pausePlan } from "../../data/pause-plan.ts";
export { enqueue, onQueueEvent } from "../../data/queue.ts";
export { followPlan } from "./follow-plan.ts";
export { requestDay } from "./request-day.ts";
export { saveToAccount } from "./save-to-account.ts";
