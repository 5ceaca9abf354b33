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
      const lesson = await lessons.lessonFor(request.hobby, request);
      yield { type: "opening", opening: lesson.opening(request), final: true };
      for (const day of FIRST_DAYS) {
        yield { type: "day", day: lesson.day(request, day), final: true };
      }
    },
    async writeDay(request, { day, priorDays }) {
      return (await lessons.lessonFor(request.hobby, request, priorDays)).day(request, day);
    },
  };
}
