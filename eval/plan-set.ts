import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Answers } from "#core/plan/answers.ts";

const TIMES = { "30": "30 minutes", "60": "1 hour", "120": "2+ hours" } as const;
const GOALS = {
  enjoyment: "personal enjoyment",
  skill: "skill building",
  social: "social connection",
  career: "career change",
} as const;

/** 'beginner/30/enjoyment' */
export type AnswerSet = `${Answers["experience"]}/${keyof typeof TIMES}/${keyof typeof GOALS}`;

/** Three learners who have little in common. */
export const ANSWER_SETS = [
  "beginner/30/enjoyment",
  "some/60/social",
  "intermediate/120/career",
] as const satisfies readonly AnswerSet[];

/** @throws Error naming what is none of the answers. */
export function answersOf(set: AnswerSet): Answers {
  const [experience, minutes, goal] = set.split("/") as [
    Answers["experience"],
    keyof typeof TIMES,
    keyof typeof GOALS,
  ];
  const timeAvailable = TIMES[minutes];
  const wanted = GOALS[goal];
  if (!["beginner", "some", "intermediate"].includes(experience) || !timeAvailable || !wanted) {
    throw new Error(`'${set}' is not like beginner/30/enjoyment`);
  }
  return { experience, timeAvailable, goal: wanted };
}

/** Every hobby with an entry of its own. */
export const HOBBIES: readonly string[] = readdirSync(
  join(import.meta.dirname, "../content/hobbies"),
)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => basename(name, ".yaml"));
