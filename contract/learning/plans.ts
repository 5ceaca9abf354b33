import { z } from "zod";
import { DEFAULT_ANSWERS, ExperienceSchema, GoalSchema, TimeSchema } from "#core/plan/answers.ts";
import { ArchetypeSchema } from "#core/plan/family.ts";
import { DaySchema, OutlineDaySchema, PlanSchema } from "#core/plan/plan.ts";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { HobbyTextSchema, LegacyUserIdSchema, QUESTION_MAX, textSchema } from "../text.ts";

const answerFields = {
  experience: ExperienceSchema.default(DEFAULT_ANSWERS.experience),
  timeAvailable: TimeSchema.default(DEFAULT_ANSWERS.timeAvailable),
  goal: GoalSchema.default(DEFAULT_ANSWERS.goal),
};

export const GeneratePlanBodySchema = z.strictObject({
  hobby: HobbyTextSchema,
  ...answerFields,
  /** What a hobby that the check does not know is closest to; its plan is that family's general week. */
  family: ArchetypeSchema.optional(),
  user_id: LegacyUserIdSchema,
  /** For members: the new plan replaces the one for the same hobby. */
  force: z.boolean().optional(),
});

export type GeneratePlanBody = z.infer<typeof GeneratePlanBodySchema>;

/** The stream's media type: one JSON value per line. */
export const NDJSON = "application/x-ndjson";

export const generatePlan = defineEndpoint({
  method: "POST",
  path: "/api/generate-plan",
  summary: "Make a seven-day plan",
  description:
    "Answers a plan with the outline of all seven days and with days 1 and 2 written. " +
    `With the header “Accept: ${NDJSON}” the plan arrives as it grows. ` +
    "A member's plan has day 1 written and is saved: `saved` says whether that worked.",
  body: GeneratePlanBodySchema,
  maxBytes: 4_096,
  answer: PlanSchema.extend({ saved: z.boolean().optional() }),
  access: "visitor",
  streams: { mediaType: NDJSON, description: "Lines as in PlanStreamLineSchema." },
  // A member's plan is saved, which counts as well.
  limits: [LIMITS.planDevice, LIMITS.planAddress, LIMITS.saveAccount],
  errors: [
    "invalid-request",
    "hobby-required",
    "hobby-too-long",
    "hobby-not-recognised",
    "hobby-unsafe",
    "wrong-user",
    "plan-exists",
    "plan-limit-reached",
    "rate-limited",
    "generation-failed",
  ],
});

export const GenerateDayBodySchema = z.strictObject({
  hobby: HobbyTextSchema,
  ...answerFields,
  day_number: z.number().int().min(2).max(7),
  outline: z.array(OutlineDaySchema).max(7).optional(),
  prior_days: z.array(DaySchema).max(6).optional(),
  plan_id: textSchema(100).optional(),
  /** With `plan_id`: the day may be the one after an open day; it is stored until it opens. */
  ahead: z.boolean().optional(),
  user_id: LegacyUserIdSchema,
});

export const generateDay = defineEndpoint({
  method: "POST",
  path: "/api/generate-day",
  summary: "Write one of the days 2-7",
  description:
    "With `plan_id` the day is written from the saved plan, kept in it, and the same whoever asks " +
    "next; `outline` and `prior_days` count only without it. With `ahead` the day after an open one " +
    "is written too: it stays locked, and can be read without a network once it opens.",
  body: GenerateDayBodySchema,
  maxBytes: 262_144,
  answer: DaySchema,
  access: "token",
  errors: [
    "sign-in-required",
    "wrong-user",
    "not-found",
    "invalid-request",
    "hobby-required",
    "hobby-too-long",
    "hobby-unsafe",
    "day-locked",
    "rate-limited",
    "generation-failed",
  ],
  limits: [LIMITS.dayAccount],
});

export const HobbyChatBodySchema = z.strictObject({
  message: textSchema(QUESTION_MAX).min(1),
  hobby: HobbyTextSchema,
  /** The plan on the visitor's screen, in any of its stored shapes. */
  plan: z.unknown().optional(),
  day: z.number().int().min(1).max(7).optional(),
  completed_days: z.array(z.number().int().min(1).max(7)).max(7).optional(),
  user_id: LegacyUserIdSchema,
});

export const hobbyChat = defineEndpoint({
  method: "POST",
  path: "/api/hobby-chat",
  summary: "Ask the guide about a plan",
  body: HobbyChatBodySchema,
  maxBytes: 262_144,
  answer: z.object({ reply: z.string() }),
  access: "anyone",
  streams: { mediaType: NDJSON, description: "The growing answer, as ChatStreamLineSchema." },
  limits: [LIMITS.chatDevice, LIMITS.chatAddress],
  errors: ["invalid-request", "hobby-required", "hobby-too-long", "rate-limited", "internal"],
});
