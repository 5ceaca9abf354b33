import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { AnswerSet } from "#core/lesson/answer-set.ts";

/** Three learners with little in common. */
export const ANSWER_SETS = [
  "beginner/30/enjoyment",
  "some/60/social",
  "intermediate/120/career",
] as const satisfies readonly AnswerSet[];

/** Every hobby with lessons of its own: a folder of weeks, or an entry of the first edition. */
export const HOBBIES: readonly string[] = readdirSync(
  join(import.meta.dirname, "../content/hobbies"),
).map((name) => basename(name, ".yaml"));
