import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { AnswerSet } from "#core/lesson/answer-set.ts";

/** Three learners with little in common. */
export const ANSWER_SETS = [
  "beginner/30/enjoyment",
  "some/60/social",
  "intermediate/120/career",
] as const satisfies readonly AnswerSet[];

/** Every hobby with its own entry. */
export const HOBBIES: readonly string[] = readdirSync(
  join(import.meta.dirname, "../content/hobbies"),
)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => basename(name, ".yaml"));
