import type { Answers, DailyTime, Goal } from "../plan/answers.ts";
import { DAILY_TIMES, ExperienceSchema, GoalSchema } from "../plan/answers.ts";
import type { Lesson } from "./entry.ts";

/** The goal's key in an entry. */
export const GOAL_KEY = {
  "personal enjoyment": "enjoyment",
  "skill building": "skill",
  "social connection": "social",
  "career change": "career",
} as const satisfies Record<Goal, keyof Lesson["goals"]>;

/** The daily time's key in an entry. */
export const PACE_KEY = {
  "30 minutes": "30",
  "1 hour": "60",
  "2+ hours": "120",
} as const satisfies Record<DailyTime, keyof Lesson["pace"]>;

/** Three answers in short form: 'beginner/30/enjoyment'. */
export type AnswerSet =
  `${Answers["experience"]}/${(typeof PACE_KEY)[DailyTime]}/${(typeof GOAL_KEY)[Goal]}`;

/** @throws Error that names the text, when it is not one of the 36 sets of answers. */
export function parseAnswerSet(set: string): Answers {
  const [first, minutes, aim, ...more] = set.split("/");
  const experience = ExperienceSchema.options.find((name) => name === first);
  const timeAvailable = DAILY_TIMES.find((time) => PACE_KEY[time] === minutes);
  const goal = GoalSchema.options.find((name) => GOAL_KEY[name] === aim);
  if (!experience || !timeAvailable || !goal || more.length > 0) {
    throw new Error(`'${set}' is not like beginner/30/enjoyment`);
  }
  return { experience, timeAvailable, goal };
}
