import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import {
  difficultyOf,
  encyclopediaSearchUrl,
  estimatedTimeOf,
  gearSearchUrl,
  mistakeLine,
  skillLevelOf,
  stepLine,
  videoSearchUrl,
} from "#core/lesson/wording.ts";
import type { Day, Link } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { hashText } from "#core/random/random.ts";
import type { CheckedDay, CheckedPlan } from "./checked.ts";
import { stripInvisible, truncate } from "./visible-text.ts";

/**
 * Raised when the prompts change what a lesson is, so that a stored day knows what it came from.
 */
const LESSON_VERSION = 1;

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

/** A checked day with our own links: every address is a search for the model's words. */
export function toDay(lesson: CheckedDay, request: LessonRequest, day: number): Day {
  const words = lesson.videoSearch ?? `${normalizeHobbyName(request.hobby)} ${lesson.title}`;
  return {
    id: lessonId(request, day),
    version: LESSON_VERSION,
    day,
    title: lesson.title,
    mainTask: lesson.mainTask,
    explanation: lesson.explanation,
    howTo: lesson.howTo.map(({ text, minutes }) => stepLine(text, minutes)),
    checklist: lesson.checklist,
    tips: lesson.tips,
    mistakesToAvoid: lesson.mistakes.map(mistakeLine),
    selfCheck: lesson.selfCheck,
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
  };
}
