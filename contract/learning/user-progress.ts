import { z } from "zod";
import { DayChangeSchema } from "#core/learning/day-changes.ts";
import { ProgressSchema } from "#core/learning/progress.ts";
import { DayNumberSchema, PLAN_DAYS } from "#core/plan/plan.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdSchema, LegacyUserIdSchema } from "../text.ts";

/** A member's stored progress in one plan (spec 1 §3). */
export const SavedProgressSchema = ProgressSchema.extend({
  id: z.string(),
  user_id: z.string(),
  plan_id: z.string(),
  /** The names of the ticked steps, by the number of their day. */
  ticked_steps: z.record(z.string(), z.array(z.string())),
  last_accessed_at: z.string(),
});
export type SavedProgress = z.infer<typeof SavedProgressSchema>;

export const saveProgress = defineEndpoint({
  method: "POST",
  path: "/api/user-progress",
  summary: "Tick or untick days",
  description:
    "`completed_days` is the whole list as it shall be. A client that may have been offline sends " +
    "`changes` instead: what was done to which day and when; of two changes of one day the later " +
    "one wins, and sending a change again has no effect. `current_day` and `unlocked_days` follow " +
    "from the completed days; what is sent of them is ignored.",
  body: z
    .strictObject({
      user_id: LegacyUserIdSchema,
      plan_id: IdSchema,
      completed_days: z.array(DayNumberSchema).max(PLAN_DAYS).optional(),
      changes: z.array(DayChangeSchema).max(200).optional(),
      current_day: DayNumberSchema.optional(),
      unlocked_days: z.array(DayNumberSchema).max(PLAN_DAYS).optional(),
    })
    .refine(({ completed_days, changes }) => completed_days ?? changes, {
      message: "completed_days or changes is needed",
    }),
  answer: SavedProgressSchema,
  access: "member",
  errors: ["sign-in-required", "wrong-user", "not-found", "invalid-request", "day-locked"],
});

export const listProgress = defineEndpoint({
  method: "GET",
  path: "/api/user-progress/{userId}",
  summary: "Read one's progress in all plans",
  answer: z.array(SavedProgressSchema),
  access: "member",
  errors: ["sign-in-required", "wrong-user", "not-found"],
});

export const readProgress = defineEndpoint({
  method: "GET",
  path: "/api/user-progress/{userId}/{planId}",
  summary: "Read one's progress in one plan",
  answer: SavedProgressSchema,
  access: "member",
  errors: ["sign-in-required", "wrong-user", "not-found"],
});
