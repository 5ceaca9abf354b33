import { CATEGORY_OF } from "../hobby-check/data.ts";
import type { Experience } from "../plan/answers.ts";
import type { Archetype } from "../plan/family.ts";
import type { Link } from "../plan/plan.ts";
import { GOAL_KEY } from "./answer-set.ts";
import { articlesOf, fill, nounOf } from "./archetype.ts";
import { composeWeekDay, composeWeekOpening, weekOf } from "./compose-week.ts";
import type { Kit } from "./entry.ts";
import type { Lesson } from "./lesson.ts";
import type { General, Hobby } from "./week.ts";

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

/** What a hobby's kit says is learned first: good words to search with, and no more. */
const firstThings = (kit: UntaughtHobby["kit"]): string[] =>
  kit && kit.steps.length > 0
    ? [
        `What others learn first in ${kit.noun}: ${kit.steps.map(({ skill }) => skill).join("; ")}. These are words to search with and to ask about.`,
      ]
    : [];

/**
 * The general week of a family for one hobby. It teaches nothing of the hobby itself: it finds who
 * does, and says on its first day what is known to be dangerous.
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
      const day = composeWeekDay(hobby, week, request, number);
      // What must not be tried is said on every day, so that no day is opened without it.
      if (number > 1) {
        const told = danger ? [danger.teacher, danger.never] : [];
        return { ...day, safety: [...told, ...day.safety] };
      }
      const told = danger ? [danger.alone, danger.teacher, danger.never] : (kit?.safety ?? []);
      return {
        ...day,
        safety: [...told, ...day.safety],
        tips: [...day.tips, ...(request.experience === "beginner" ? firstThings(kit) : [])],
        freeResources: [...articles, ...day.freeResources],
      };
    },
  };
}
