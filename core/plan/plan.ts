import { z } from "zod";
import { AnswersSchema } from "./answers.ts";
import { CategorySchema } from "./category.ts";

/** A plan is seven days (spec 1 §9). */
export const PLAN_DAYS = 7;

/** The step guide shows the first five items (spec 1 §2). */
export const SHOWN_STEPS = 5;

export const DEFAULT_DIFFICULTY = "beginner";
export const DEFAULT_ESTIMATED_TIME = "30-60 minutes";

export const DayNumberSchema = z.number().int().min(1).max(PLAN_DAYS);

/** A link that the learner may follow. */
export const LinkSchema = z.object({ title: z.string(), link: z.string() });
export type Link = z.infer<typeof LinkSchema>;

/** One day, in the spelling of spec 1 §3, "Day". */
export const DaySchema = z.object({
  /** The same for the same lesson, however often it is written again. */
  id: z.string(),
  /** The version of the content that this day was made from. */
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
  /** An id from YouTube's own search or the operator's list, 'unavailable', or null. Never invented. */
  youtubeVideoId: z.string().nullable(),
  youtubeSearchUrl: z.string().nullable(),
  videoTitle: z.string().nullable(),
  estimatedTime: z.string(),
  skillLevel: z.string(),
});
export type Day = z.infer<typeof DaySchema>;

/** What a day will be about, known from the first moment on. */
export const OutlineDaySchema = z.object({
  day: DayNumberSchema,
  title: z.string(),
  focus: z.string(),
});
export type OutlineDay = z.infer<typeof OutlineDaySchema>;

export const AuthorSchema = z.enum(["library", "model", "unknown"]);

/** A plan as the product holds it. Stored and foreign shapes go through `parseStoredPlan`. */
export const PlanSchema = z.object({
  id: z.string(),
  hobby: z.string(),
  title: z.string(),
  overview: z.string(),
  difficulty: z.string(),
  category: CategorySchema,
  totalDays: z.literal(PLAN_DAYS),
  answers: AnswersSchema,
  outline: z.array(OutlineDaySchema),
  /** The days that are written, in order; a plan starts with one or two of them. */
  days: z.array(DaySchema),
  author: AuthorSchema,
  created_at: z.string(),
});
export type Plan = z.infer<typeof PlanSchema>;

/** The day with this number, if it is written. */
export function dayOf(plan: Pick<Plan, "days">, day: number): Day | undefined {
  return plan.days.find((candidate) => candidate.day === day);
}
