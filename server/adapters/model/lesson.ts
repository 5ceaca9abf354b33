import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import { stepName } from "#core/lesson/compose-week.ts";
import type { Figures } from "#core/lesson/week.ts";
import {
  difficultyOf,
  encyclopediaSearchUrl,
  estimatedTimeOf,
  gearSearchUrl,
  howToLine,
  mistakeLine,
  notYetLine,
  skillLevelOf,
  videoSearchUrl,
} from "#core/lesson/wording.ts";
import type { Day, DayStep, Link } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { hashText } from "#core/random/random.ts";
import type { CheckedDay, CheckedPlan } from "./checked.ts";
import { stripInvisible, truncate } from "./visible-text.ts";

/**
 * Raised when the prompts change what a lesson is, so that a stored day knows what it came from.
 */
const LESSON_VERSION = 2;

/** The hobby's name in requests to the model, so that 'Guitar ' and 'guitar' are one request. */
export function normalizeHobbyName(hobby: string): string {
  const plain = stripInvisible(hobby.toWellFormed().normalize("NFKC"));
  return truncate(plain.replace(/\s+/g, " ").trim().toLowerCase(), 80);
}

function articleLinks(titles: readonly string[], hobby: string): Link[] {
  const known = titles.length > 0 ? titles : [hobby];
  return known.map((title) => ({
    title: `${title} – Wikipedia`,
    link: encyclopediaSearchUrl(title),
  }));
}

export function toOpening(plan: CheckedPlan, request: LessonRequest): PlanOpening {
  const { experience, timeAvailable, goal } = request;
  return {
    hobby: stripInvisible(request.hobby).replace(/\s+/g, " ").trim(),
    title: plan.title,
    overview: plan.overview,
    ...(plan.promise !== undefined && { promise: plan.promise }),
    difficulty: difficultyOf(experience),
    category: plan.category,
    totalDays: PLAN_DAYS,
    answers: { experience, timeAvailable, goal },
    outline: plan.outline.map(({ title, focus }, index) => ({ day: index + 1, title, focus })),
  };
}

/** The same lesson has the same id, however often it is written again. */
function lessonId(request: LessonRequest, day: number): string {
  const asked = [
    normalizeHobbyName(request.hobby),
    request.experience,
    request.timeAvailable,
    request.goal,
  ].join("|");
  return `model-${hashText(asked).toString(36)}-${day}`;
}

/** Steps with names that differ: what learners tick is stored by name. */
function toSteps(lesson: CheckedDay, figures: Figures): DayStep[] {
  const named = new Set<string>();
  return lesson.steps.map(({ title, text, minutes, tool, rest, figure }, index) => {
    const own = stepName({ do: title });
    const name = own === "" || named.has(own) ? `${own || "step"}-${index + 1}` : own;
    named.add(name);
    // Not by index alone: the key is a model's, and 'constructor' is no figure.
    const drawn = figure && Object.hasOwn(figures, figure) ? figures[figure] : undefined;
    return {
      ...{ name, title, text, minutes },
      ...(tool && { tool }),
      ...(drawn && { figure: drawn }),
      ...(rest && { rest }),
    };
  });
}

/**
 * A checked day with our own links and figures: every address is a search for the model's words.
 * @param figures those that the model could choose from.
 */
export function toDay(
  lesson: CheckedDay,
  request: LessonRequest,
  day: number,
  figures: Figures = {},
): Day {
  const steps = toSteps(lesson, figures);
  const words = lesson.videoSearch ?? `${normalizeHobbyName(request.hobby)} ${lesson.title}`;
  return {
    id: lessonId(request, day),
    version: LESSON_VERSION,
    day,
    title: lesson.title,
    mainTask: lesson.mainTask,
    explanation: lesson.explanation,
    howTo: steps.map(howToLine),
    checklist: lesson.checklist,
    tips: lesson.tips ?? [],
    mistakesToAvoid: (lesson.mistakes ?? []).map(mistakeLine),
    selfCheck: notYetLine(lesson.check),
    safety: lesson.safety ?? [],
    freeResources: articleLinks(lesson.articles ?? [], normalizeHobbyName(request.hobby)),
    affiliateProducts: (lesson.gear ?? []).map((name) => ({
      title: name,
      link: gearSearchUrl(name, request.affiliateTag),
    })),
    youtubeVideoId: null,
    youtubeSearchUrl: videoSearchUrl(words),
    videoTitle: words,
    estimatedTime: estimatedTimeOf(request.timeAvailable),
    skillLevel: skillLevelOf(request.experience),
    steps,
    check: lesson.check,
    terms: lesson.terms ?? [],
  };
}
