import type { StoredFigure } from "../figures/figure.ts";
import type { LessonRequest } from "./compose.ts";
import { weekLesson } from "./lesson.ts";
import type { Hobby, Week } from "./week.ts";

/** A step with its figure, to show what a hobby's lessons look like. */
export interface DrawnStep {
  /** 1-7. */
  readonly day: number;
  readonly title: string;
  readonly text: string;
  readonly figure: StoredFigure;
}

/**
 * The first step of a beginner's half hour that is drawn.
 * @param week the beginner's week for enjoyment
 */
export function firstDrawnStep(hobby: Hobby, week: Week): DrawnStep | undefined {
  const lesson = weekLesson(hobby, week);
  const request: LessonRequest = {
    hobby: hobby.name,
    experience: "beginner",
    timeAvailable: "30 minutes",
    goal: "personal enjoyment",
  };
  for (const number of week.days.keys()) {
    const { steps = [] } = lesson.day(request, number + 1);
    const step = steps.find(({ figure }) => figure !== undefined);
    if (step?.figure) {
      const { title, text, points = [], figure } = step;
      return { day: number + 1, title, text: [text, ...points].join(" ").trim(), figure };
    }
  }
  return undefined;
}
