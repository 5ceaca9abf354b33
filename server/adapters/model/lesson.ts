import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import { gearSearchUrl, videoSearchUrl } from "#core/lesson/compose.ts";
import type { Experience } from "#core/plan/answers.ts";
import { MINUTES } from "#core/plan/answers.ts";
import type { Day, Link } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { hashText } from "#core/random/random.ts";
import type { CheckedDay, CheckedPlan } from "./checked.ts";

/** Raised when the prompts change what a lesson is, so that a stored day knows what it came from. */
const LESSON_VERSION = 1;

const LEVEL_WORDS: Readonly<Record<Experience, string>> = {
  beginner: "Beginner",
  some: "Some experience",
  intermediate: "Intermediate",
};

/** How a hobby is named in a request to the model, so that 'Guitar ' and 'guitar' are one request. */
export function normalHobby(hobby: string): string {
  return hobby
    .toWellFormed()
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .slice(0, 80);
}

/** The search of an encyclopedia, which goes straight to the article if there is one of that name. */
function articleUrl(title: string): string {
  return `https://en.wikipedia.org/wiki/Special:Search?search=${encodeURIComponent(title)}`;
}

function articleLinks(titles: readonly string[], hobby: string): Link[] {
  const known = titles.length > 0 ? titles : [hobby];
  return known.map((title) => ({ title: `${title} – Wikipedia`, link: articleUrl(title) }));
}

export function openingOf(plan: CheckedPlan, request: LessonRequest): PlanOpening {
  const { experience, timeAvailable, goal } = request;
  return {
    hobby: request.hobby.replace(/\s+/g, " ").trim(),
    title: plan.title,
    overview: plan.overview,
    difficulty: experience === "some" ? "some experience" : experience,
    category: plan.category,
    totalDays: PLAN_DAYS,
    answers: { experience, timeAvailable, goal },
    outline: plan.outline.map(({ title, focus }, index) => ({ day: index + 1, title, focus })),
  };
}

/** The same lesson, however often it is written again, has the same id. */
function lessonId(request: LessonRequest, day: number): string {
  const asked = [
    normalHobby(request.hobby),
    request.experience,
    request.timeAvailable,
    request.goal,
  ].join("|");
  return `model-${hashText(asked).toString(36)}-${day}`;
}

/** A checked day with our own links: every address is a search made of the model's words. */
export function dayOfAnswer(lesson: CheckedDay, request: LessonRequest, day: number): Day {
  const words = lesson.videoSearch ?? `${normalHobby(request.hobby)} ${lesson.title}`;
  return {
    id: lessonId(request, day),
    version: LESSON_VERSION,
    day,
    title: lesson.title,
    mainTask: lesson.mainTask,
    explanation: lesson.explanation,
    howTo: lesson.howTo.map(({ text, minutes }) => `${text} (${minutes} min)`),
    checklist: lesson.checklist,
    tips: lesson.tips,
    mistakesToAvoid: lesson.mistakes.map(({ slip, fix }) => `${slip} → ${fix}`),
    selfCheck: lesson.selfCheck,
    safety: lesson.safety ?? [],
    freeResources: articleLinks(lesson.articles ?? [], normalHobby(request.hobby)),
    affiliateProducts: (lesson.gear ?? []).map((name) => ({
      title: name,
      link: gearSearchUrl(name, request.affiliateTag),
    })),
    youtubeVideoId: null,
    youtubeSearchUrl: videoSearchUrl(words),
    videoTitle: words,
    estimatedTime: `${MINUTES[request.timeAvailable]} minutes`,
    skillLevel: LEVEL_WORDS[request.experience],
  };
}
