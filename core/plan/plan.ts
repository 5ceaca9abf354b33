import { z } from "zod";
import { StoredFigureSchema } from "../figures/figure.ts";
import { AnswersSchema } from "./answers.ts";
import { CategorySchema } from "./category.ts";
import { ArchetypeSchema } from "./family.ts";

/** A plan is seven days (spec 1 §9). */
export const PLAN_DAYS = 7;

/** The numbers of a plan's days, in order. */
export const ALL_DAYS: readonly number[] = Array.from(
  { length: PLAN_DAYS },
  (_, index) => index + 1,
);

/** The step guide shows the first five items (spec 1 §2). */
export const SHOWN_STEPS = 5;

export const DEFAULT_DIFFICULTY = "beginner";
export const DEFAULT_ESTIMATED_TIME = "30-60 minutes";

export const DayNumberSchema = z.number().int().min(1).max(PLAN_DAYS);

/** A link for the learner. */
export const LinkSchema = z.object({ title: z.string(), link: z.string() });
export type Link = z.infer<typeof LinkSchema>;

/** One thing to do in a day. A break is a step too. */
export const DayStepSchema = z.object({
  /** Tells it from the day's other steps; stored with what learners tick. */
  name: z.string(),
  /** The action, a few words: 'Make one chain, slowly.' */
  title: z.string(),
  /** One task, in sentences or else in `points`. */
  text: z.string(),
  points: z.array(z.string()).optional(),
  minutes: z.number(),
  /** What the hands need beside the text: 'metronome'. */
  tool: z.string().optional(),
  /** What is drawn beside it. */
  figure: StoredFigureSchema.optional(),
  rest: z.boolean().optional(),
});
export type DayStep = z.infer<typeof DayStepSchema>;

/** How a learner knows that the day has worked, and what to do if it has not. */
export const DayCheckSchema = z.object({
  try: z.string(),
  fix: z.string(),
  minutes: z.number(),
});

/** A word of the hobby, explained. */
export const TermSchema = z.object({ term: z.string(), meaning: z.string() });
export type Term = z.infer<typeof TermSchema>;

/**
 * One day, with the field names of spec 1 §3, "Day". Days of the second edition have `steps`, `check`
 * and `terms` besides; their `howTo` and `selfCheck` say the same in lines.
 */
export const DaySchema = z.object({
  /** The same for the same lesson, however often it is written again. */
  id: z.string(),
  /** The content version that this day was made from. */
  version: z.number().int().min(1),
  day: DayNumberSchema,
  title: z.string(),
  mainTask: z.string(),
  explanation: z.string(),
  howTo: z.array(z.string()),
  checklist: z.array(z.string()),
  tips: z.array(z.string()),
  mistakesToAvoid: z.array(z.string()),
  selfCheck: z.string(),
  safety: z.array(z.string()),
  freeResources: z.array(LinkSchema),
  affiliateProducts: z.array(LinkSchema),
  /** An id from YouTube's search or the operator's list, 'unavailable', or null. Never invented. */
  youtubeVideoId: z.string().nullable(),
  youtubeSearchUrl: z.string().nullable(),
  videoTitle: z.string().nullable(),
  estimatedTime: z.string(),
  skillLevel: z.string(),
  steps: z.array(DayStepSchema).optional(),
  check: DayCheckSchema.optional(),
  terms: z.array(TermSchema).optional(),
});
export type Day = z.infer<typeof DaySchema>;

/** The topic of a day, known from the first moment. */
export const OutlineDaySchema = z.object({
  day: DayNumberSchema,
  title: z.string(),
  focus: z.string(),
});
export type OutlineDay = z.infer<typeof OutlineDaySchema>;

export const AuthorSchema = z.enum(["library", "model", "unknown"]);

/** A plan inside the product. Stored and foreign shapes go through `parseStoredPlan`. */
export const PlanSchema = z.object({
  id: z.string(),
  hobby: z.string(),
  title: z.string(),
  overview: z.string(),
  difficulty: z.string(),
  category: CategorySchema,
  totalDays: z.literal(PLAN_DAYS),
  answers: AnswersSchema,
  /** What the learner will have made or be able to do on day 7. */
  promise: z.string().optional(),
  /**
   * Of a plan that teaches nothing of the hobby itself but finds who does: the family whose general
   * week it is.
   */
  general: ArchetypeSchema.optional(),
  outline: z.array(OutlineDaySchema),
  /** The days written so far, in order; a plan starts with one or two. */
  days: z.array(DaySchema),
  author: AuthorSchema,
  created_at: z.string(),
});
export type Plan = z.infer<typeof PlanSchema>;

/** The day with this number, if it has been written. */
export function findDay(plan: Pick<Plan, "days">, day: number): Day | undefined {
  return plan.days.find((candidate) => candidate.day === day);
}
