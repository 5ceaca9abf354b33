import { checkHobby } from "#core/hobby-check/check.ts";
import type { HobbyCheck } from "#core/hobby-check/result.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Model } from "../ports/model.ts";
import type { Lessons } from "./lessons.ts";

/** Finds the hobby that a text means. */
export type HobbyChecker = (text: string, signal?: AbortSignal) => Promise<HobbyCheck>;

/**
 * The server's check: the shared rules over the full list and lexicon. When they neither know a
 * text nor have a better spelling for it, a model is asked, if there is one (spec 1 §4).
 */
export function createHobbyChecker(
  lessons: Lessons,
  model: Model | undefined,
  metrics: Pick<Metrics, "authored">,
): HobbyChecker {
  return async (text, signal) => {
    const check = checkHobby(text, await lessons.index());
    // If there are suggestions, the visitor is asked instead: the word was only broad or
    // misspelled.
    if (!model || check.reason !== "unknown" || check.suggestions.length > 0) return check;
    const recognized = await model.recognizeHobby(text, signal);
    metrics.authored("hobby", "model", recognized ? "ok" : "unavailable");
    if (!recognized?.isHobby || recognized.name === "") return check;
    const name = recognized.name.charAt(0).toUpperCase() + recognized.name.slice(1);
    // The model's words go through the same rules as the visitor's.
    if (checkHobby(name, await lessons.index()).unsafe) return check;
    return {
      isValid: true,
      suggestion: name.slice(0, 50),
      detectedHobbies: [name.slice(0, 50)],
      suggestions: [],
      unsafe: false,
    };
  };
}
