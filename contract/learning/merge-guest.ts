import { z } from "zod";
import { DayChangeSchema } from "#core/learning/day-changes.ts";
import { LearningEventSchema } from "#core/learning/events.ts";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { PlanDataSchema, SavedPlanSchema } from "./hobby-plans.ts";

/** What happened to a guest's plan at sign-in (spec 1 §4). */
export const MergeOutcomeSchema = z.discriminatedUnion("outcome", [
  z.object({ id: z.string(), outcome: z.literal("kept"), plan: SavedPlanSchema }),
  /**
   * The account already has this hobby; if it is the same plan, the guest's days were added to it.
   */
  z.object({
    id: z.string(),
    outcome: z.literal("duplicate"),
    planId: z.string(),
    hobby: z.string(),
  }),
  z.object({ id: z.string(), outcome: z.literal("limit"), hobby: z.string() }),
  z.object({ id: z.string(), outcome: z.literal("unreadable") }),
  /** The plan contains something that this site refuses. */
  z.object({ id: z.string(), outcome: z.literal("unsafe") }),
]);
export type MergeOutcome = z.infer<typeof MergeOutcomeSchema>;

/** Far more than a device keeps of a plan. */
const MERGED_EVENTS_MAX = 1_000;

export const mergeGuest = defineEndpoint({
  method: "POST",
  path: "/api/merge-guest",
  summary: "Take a guest's plans and progress into the account",
  description:
    "In one step, and without effect when it is repeated. What could not be taken is named, and " +
    "stays with the caller.",
  body: z.strictObject({
    plans: z
      .array(
        z.strictObject({
          plan: PlanDataSchema,
          /** What the guest did in it. */
          events: z.array(LearningEventSchema).max(MERGED_EVENTS_MAX).optional(),
          /** The same as earlier versions send it. */
          changes: z.array(DayChangeSchema).max(50).optional(),
          /** Whether it replaces the account's plan of the same hobby. */
          replace: z.boolean().optional(),
        }),
      )
      .max(20),
  }),
  maxBytes: 2_097_152,
  answer: z.object({ outcomes: z.array(MergeOutcomeSchema) }),
  access: "member",
  limits: [LIMITS.mergeAccount],
  errors: ["sign-in-required", "invalid-request", "rate-limited"],
});
