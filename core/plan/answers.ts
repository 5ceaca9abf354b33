import { z } from "zod";

/** The three answers of the chat, with the values and labels of spec 1 §4. */
export const ExperienceSchema = z.enum(["beginner", "some", "intermediate"]);
export const TimeSchema = z.enum(["30 minutes", "1 hour", "2+ hours"]);
/** From the shortest to the longest. */
export const DAILY_TIMES = TimeSchema.options;
export const GoalSchema = z.enum([
  "personal enjoyment",
  "skill building",
  "social connection",
  "career change",
]);

export type Experience = z.infer<typeof ExperienceSchema>;
export type DailyTime = z.infer<typeof TimeSchema>;
export type Goal = z.infer<typeof GoalSchema>;

/** Spec 1 §9: the values for answers that were not given. */
export const DEFAULT_ANSWERS = {
  experience: "beginner",
  timeAvailable: "1 hour",
  goal: "personal enjoyment",
} as const satisfies Answers;

export const AnswersSchema = z.object({
  experience: ExperienceSchema.default(DEFAULT_ANSWERS.experience),
  timeAvailable: TimeSchema.default(DEFAULT_ANSWERS.timeAvailable),
  goal: GoalSchema.default(DEFAULT_ANSWERS.goal),
});

export interface Answers {
  readonly experience: Experience;
  readonly timeAvailable: DailyTime;
  readonly goal: Goal;
}

/**
 * The minutes of one day's lesson. '2+ hours' is planned as 120; anything beyond is up to the
 * learner.
 */
export const MINUTES: Readonly<Record<DailyTime, 30 | 60 | 120>> = {
  "30 minutes": 30,
  "1 hour": 60,
  "2+ hours": 120,
};
