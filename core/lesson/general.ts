import { CATEGORY_OF } from "../hobby-check/data.ts";
import type { Experience } from "../plan/answers.ts";
import type { Archetype } from "../plan/family.ts";
import type { Link } from "../plan/plan.ts";
import { GOAL_KEY } from "./answer-set.ts";
import { articlesOf, fill, nounOf } from "./archetype.ts";
import { composeWeekDay, composeWeekOpening, gearLine, weekOf } from "./compose-week.ts";
import type { Kit } from "./entry.ts";
import type { Lesson } from "./lesson.ts";
import type { General, Hobby, WeekDay, WeekStep } from "./week.ts";

type KitStep = Kit["steps"][number];

/** A hobby that has no lessons. */
export interface UntaughtHobby {
  readonly slug: string;
  /** As the visitor or a list spells it. */
  readonly name: string;
  /** What is known of it besides: its dangers, its gear, and articles about it. */
  /** What may be done alone, what only with a teacher, what not at all. */
  readonly danger?: { readonly alone: string; readonly teacher: string; readonly never: string };
  readonly kit?: Pick<Kit, "noun" | "gear" | "safety" | "articles" | "steps"> | undefined;
}

/**
 * The names of a family's general weeks, the fitting one first: whoever can do it already gets another
 * one than a beginner, if the family has it.
 */
export const generalNamesFor = (family: Archetype, experience: Experience): string[] => [
  ...(experience === "beginner" ? [] : [`${family}-experienced`]),
  family,
];

/** How long an exercise takes in a day of 30, 60 and 120 minutes. */
const EXERCISE_MINUTES = [8, 14, 24] as const;
/** The steps that come before it: the day's own beginning. */
const BEFORE_EXERCISE = 2;

/**
 * A family's day with one exercise of the hobby itself in it, which makes the day's other steps
 * shorter, never the breaks.
 */
function withExercise(day: WeekDay, { skill, do: how, slip, fix }: KitStep): WeekDay {
  const lengths = EXERCISE_MINUTES.map((minutes, column) => shortened(day.steps, column, minutes));
  const steps = day.steps.map((step, at) => {
    const [half = 0, hour = 0, two = 0] = lengths.map((length) => length[at]);
    return { ...step, minutes: [half, hour, two] satisfies WeekStep["minutes"] };
  });
  const exercise: WeekStep = { do: `Try ${skill}.`, how, minutes: [...EXERCISE_MINUTES] };
  return {
    ...day,
    steps: [...steps.slice(0, BEFORE_EXERCISE), exercise, ...steps.slice(BEFORE_EXERCISE)],
    mistakes: [...day.mistakes, { slip, fix }],
  };
}

/** The steps' minutes in one column with so many taken away, from the longest step each time. */
function shortened(steps: readonly WeekStep[], column: number, minutes: number): number[] {
  const lengths = steps.map((step) => step.minutes[column] ?? 0);
  const canGive = steps.map((step) => !step.rest);
  for (let taken = 0; taken < minutes; taken += 1) {
    const longest = Math.max(...lengths.filter((_, at) => canGive[at]));
    const at = lengths.findIndex((length, index) => canGive[index] && length === longest);
    if (longest > 1) lengths[at] = longest - 1;
  }
  return lengths;
}

/**
 * The general week of a family for one hobby: it finds who teaches it, says what is known to be
 * dangerous, and where the hobby has a kit it has one exercise of the hobby itself each day.
 */
export function generalLesson(
  general: General,
  { slug, name, danger, kit }: UntaughtHobby,
): Lesson {
  const noun = kit?.noun ?? nounOf(name, general);
  const filled = fill(general, { hobby: noun });
  const hobby: Hobby = {
    ...{ slug, name, verb: noun, summary: "" },
    category: CATEGORY_OF[general.archetype],
    archetype: general.archetype,
    version: general.version,
    gear: filled.gear,
    resources: filled.resources,
    glossary: filled.glossary,
    answers: filled.answers,
    figures: {},
  };
  const file = { goals: filled.goals, days: filled.days };
  const articles: Link[] = articlesOf({ noun, articles: kit?.articles ?? [] });
  return {
    answers: hobby.answers,
    glossary: hobby.glossary,
    figures: hobby.figures,
    general: general.archetype,
    opening: (request) => ({
      ...composeWeekOpening(hobby, weekOf(file, GOAL_KEY[request.goal], {}), request),
      general: general.archetype,
    }),
    day: (request, number) => {
      const week = weekOf(file, GOAL_KEY[request.goal], {});
      // What must not be tried alone has no exercise, and whoever has practiced needs another one.
      const exercises = danger || request.experience === "intermediate" ? [] : (kit?.steps ?? []);
      const days = week.days.map((day, at) => {
        const exercise = exercises[at];
        return exercise ? withExercise(day, exercise) : day;
      });
      const day = composeWeekDay(hobby, { ...week, days }, request, number);
      // What must not be tried is said on every day, so that no day is opened without it.
      const first = danger ? [danger.alone] : (kit?.safety ?? []);
      const told = [
        ...(number === 1 ? first : []),
        ...(danger ? [danger.teacher, danger.never] : []),
      ];
      const gear = exercises.length > 0 ? (kit?.gear ?? []) : [];
      return {
        ...day,
        checklist: [
          ...gear.filter(({ from }) => from === number).map((item) => gearLine(item, true)),
          ...day.checklist,
        ],
        safety: [...told, ...day.safety],
        freeResources: [...(number === 1 ? articles : []), ...day.freeResources],
      };
    },
  };
}
