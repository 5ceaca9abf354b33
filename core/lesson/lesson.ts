import type { Answers } from "../plan/answers.ts";
import type { Archetype } from "../plan/family.ts";
import type { Day } from "../plan/plan.ts";
import { GOAL_KEY } from "./answer-set.ts";
import { composeDay, composeOpening, type LessonRequest, type PlanOpening } from "./compose.ts";
import { composeWeekDay, composeWeekOpening } from "./compose-week.ts";
import type { Entry } from "./entry.ts";
import { type Figures, type Hobby, type Week, weekName } from "./week.ts";

/** What the library teaches of a hobby for one set of answers, whichever edition it is written in. */
export interface Lesson {
  /** Answers to learners' questions. */
  readonly answers: Entry["answers"];
  /** The hobby's words, explained; empty in the first edition. */
  readonly glossary: Hobby["glossary"];
  /** What its steps show, by key; empty in the first edition and in general weeks. */
  readonly figures: Figures;
  /** The family, if this is its general week. */
  readonly general?: Archetype;
  opening(request: LessonRequest): PlanOpening;
  /**
   * @param day 1-7.
   * @throws RangeError for any other number.
   */
  day(request: LessonRequest, day: number): Day;
}

/** The lesson of an entry of the first edition. */
export const entryLesson = (entry: Entry): Lesson => ({
  answers: entry.answers,
  glossary: [],
  figures: {},
  opening: (request) => composeOpening(entry, request),
  day: (request, day) => composeDay(entry, request, day),
});

/** The lesson of a week. */
export const weekLesson = (hobby: Hobby, week: Week): Lesson => ({
  answers: hobby.answers,
  glossary: hobby.glossary,
  figures: week.figures,
  opening: (request) => composeWeekOpening(hobby, week, request),
  day: (request, day) => composeWeekDay(hobby, week, request, day),
});

/** The name of the week for these answers: 'beginner-social'. */
export const weekNameFor = ({ experience, goal }: Answers): string =>
  weekName(experience, GOAL_KEY[goal]);
