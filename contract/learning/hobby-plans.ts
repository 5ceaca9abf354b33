import { z } from "zod";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { HobbyTextSchema, LegacyUserIdSchema, textSchema } from "../text.ts";

/** A saved plan as the API answers it (spec 1 §3). Times are ISO 8601. */
export const SavedPlanSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  hobby: z.string(),
  title: z.string(),
  overview: z.string(),
  difficulty: z.string(),
  category: z.string(),
  total_days: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When the member paused it; null while it is active. */
  paused_at: z.string().nullable(),
  /** Milliseconds of finished pauses: the expected end moves by them. */
  paused_ms: z.number(),
  /** The plan itself, as it was stored; read it with `parseStoredPlan`. Null when it is damaged. */
  plan_data: z.unknown(),
});
export type SavedPlan = z.infer<typeof SavedPlanSchema>;

/** A plan may take 200 kB of JSON; seven long days take about 60 kB. */
const PLAN_MAX_BYTES = 262_144;

/** A plan in any of its stored shapes. */
export const PlanDataSchema = z.record(z.string(), z.unknown());

export const listHobbyPlans = defineEndpoint({
  method: "GET",
  path: "/api/hobby-plans",
  summary: "List one's own plans, newest first",
  description: "`user_id` may be sent and must then be one's own.",
  answer: z.array(SavedPlanSchema),
  access: "member",
  errors: ["sign-in-required", "wrong-user"],
});

export const readHobbyPlan = defineEndpoint({
  method: "GET",
  path: "/api/hobby-plans/{id}",
  summary: "Read one plan, or, with one's own user id, the list",
  answer: z.union([SavedPlanSchema, z.array(SavedPlanSchema)]),
  access: "member",
  errors: ["sign-in-required", "not-found"],
});

export const createHobbyPlan = defineEndpoint({
  method: "POST",
  path: "/api/hobby-plans",
  summary: "Save a plan",
  description:
    "One plan a hobby and five an account. With `force` the plan replaces the one of the same hobby. " +
    "A plan without `hobby` is of the hobby that stands inside of it, or in a title 'Learn X in …'.",
  body: z.strictObject({
    user_id: LegacyUserIdSchema,
    hobby: HobbyTextSchema.optional(),
    title: textSchema(300).optional(),
    overview: textSchema(4_000).optional(),
    difficulty: textSchema(40).optional(),
    total_days: z.literal(PLAN_DAYS).optional(),
    plan_data: PlanDataSchema,
    force: z.boolean().optional(),
  }),
  maxBytes: PLAN_MAX_BYTES,
  answer: SavedPlanSchema,
  access: "member",
  limits: [LIMITS.saveAccount],
  errors: [
    "sign-in-required",
    "wrong-user",
    "invalid-request",
    "hobby-required",
    "hobby-too-long",
    "hobby-unsafe",
    "plan-exists",
    "plan-limit-reached",
    "rate-limited",
  ],
});

export const changeHobbyPlan = defineEndpoint({
  method: "PATCH",
  path: "/api/hobby-plans/{id}",
  summary: "Pause or resume a plan",
  description: "The expected end moves by the time that the plan was paused.",
  body: z.strictObject({ paused: z.boolean(), user_id: LegacyUserIdSchema }),
  answer: SavedPlanSchema,
  access: "member",
  errors: ["sign-in-required", "wrong-user", "not-found", "invalid-request"],
});

export const deleteHobbyPlan = defineEndpoint({
  method: "DELETE",
  path: "/api/hobby-plans/{id}",
  summary: "Delete a plan",
  description: "Deleting a plan that one has deleted before is a success too.",
  answer: z.object({ id: z.string(), deleted: z.literal(true) }),
  access: "member",
  errors: ["sign-in-required", "wrong-user", "not-found"],
});
