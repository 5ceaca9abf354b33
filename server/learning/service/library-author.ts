import { composeDay, composeOpening } from "#core/lesson/compose.ts";
import type { PlanAuthor } from "../../ports/author.ts";
import type { Lessons } from "../../services/lessons.ts";

/** The days that come with a new plan: guests may view two (spec 1 §4). */
const FIRST_DAYS = [1, 2] as const;

/**
 * The author that is always available: composes plans from the embedded library, without a network.
 */
export function createLibraryAuthor(lessons: Lessons): PlanAuthor {
  return {
    kind: "library",
    async *writePlan(request) {
      const entry = await lessons.lessonFor(request.hobby);
      yield { type: "opening", opening: composeOpening(entry, request), final: true };
      for (const day of FIRST_DAYS) {
        yield { type: "day", day: composeDay(entry, request, day), final: true };
      }
    },
    async writeDay(request, { day }) {
      return composeDay(await lessons.lessonFor(request.hobby), request, day);
    },
  };
}
