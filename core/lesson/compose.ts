import type { Answers, DailyTime, Experience, Goal } from "../plan/answers.ts";
import type { Archetype } from "../plan/family.ts";
import type { Day, Link, OutlineDay, Plan } from "../plan/plan.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import { GOAL_KEY, PACE_KEY } from "./answer-set.ts";
import type { Entry, EntryDay, Gear, Step } from "./entry.ts";
import { STEP_PARTS } from "./entry.ts";
import {
  difficultyOf,
  estimatedTimeOf,
  gearSearchUrl,
  mistakeLine,
  skillLevelOf,
  stepLine,
  videoSearchUrl,
} from "./wording.ts";

const COLUMN = { "30 minutes": 0, "1 hour": 1, "2+ hours": 2 } as const;

/** What an author needs to know about a request. */
export interface LessonRequest extends Answers {
  /** The hobby as the visitor named it. */
  readonly hobby: string;
  /** What a hobby that nobody knows is closest to. */
  readonly family?: Archetype | undefined;
  /** The operator's tag for recommended gear, if there is one. */
  readonly affiliateTag?: string | undefined;
}

export type PlanOpening = Pick<
  Plan,
  | "hobby"
  | "title"
  | "promise"
  | "general"
  | "overview"
  | "difficulty"
  | "category"
  | "totalDays"
  | "answers"
  | "outline"
>;

/** Title, overview and outline of all seven days: a plan before its days are written. */
export function composeOpening(entry: Entry, request: LessonRequest): PlanOpening {
  const thread = entry.goals[GOAL_KEY[request.goal]];
  return {
    hobby: entry.name,
    title: thread.title,
    overview: [
      entry.starts[request.experience],
      thread.overview,
      entry.pace[PACE_KEY[request.timeAvailable]],
    ].join(" "),
    difficulty: difficultyOf(request.experience),
    category: entry.category,
    totalDays: PLAN_DAYS,
    answers: {
      experience: request.experience,
      timeAvailable: request.timeAvailable,
      goal: request.goal,
    },
    outline: entry.days.map(
      (day, index): OutlineDay => ({
        day: index + 1,
        title: day.title,
        focus: day.goals[GOAL_KEY[request.goal]].makes,
      }),
    ),
  };
}

/** The text of a step for a daily time: each longer one continues the shorter one. */
function textFor(step: Step, time: DailyTime): string {
  const parts = [step.do];
  if (COLUMN[time] >= 1 && step.at60) parts.push(step.at60);
  if (COLUMN[time] >= 2 && step.at120) parts.push(step.at120);
  return parts.join(" ");
}

function stepsOf(day: EntryDay, experience: Experience, goal: Goal, time: DailyTime): string[] {
  return STEP_PARTS.map((part) => {
    const step = part === "make" ? day.goals[GOAL_KEY[goal]].step : day.levels[experience][part];
    return stepLine(textFor(step, time), day.minutes[part][COLUMN[time]]);
  });
}

function gearLinks(gear: readonly Gear[], day: number, affiliateTag?: string): Link[] {
  return gear
    .filter((item) => item.from === day && item.price !== "free")
    .map((item) => ({ title: item.name, link: gearSearchUrl(item.search, affiliateTag) }));
}

/**
 * One day of an entry for one learner.
 * @param day 1-7.
 * @throws RangeError for any other number.
 */
export function composeDay(entry: Entry, request: LessonRequest, day: number): Day {
  const lesson = entry.days[day - 1];
  if (!lesson) throw new RangeError(`day ${day} is not one of ${PLAN_DAYS}`);
  const level = lesson.levels[request.experience];
  const words = lesson.videos[request.experience];
  return {
    id: `${entry.slug}-${day}`,
    version: entry.version,
    day,
    title: lesson.title,
    mainTask: level.result,
    explanation: lesson.why,
    howTo: stepsOf(lesson, request.experience, request.goal, request.timeAvailable),
    checklist: [...lesson.have, ...level.have],
    tips: [...level.tips, ...lesson.tips],
    mistakesToAvoid: lesson.mistakes.map(mistakeLine),
    selfCheck: level.check,
    safety: [...lesson.safety],
    freeResources: lesson.resources.map(({ title, link }) => ({ title, link })),
    affiliateProducts: gearLinks(entry.gear, day, request.affiliateTag),
    youtubeVideoId: null,
    youtubeSearchUrl: videoSearchUrl(words),
    videoTitle: words,
    estimatedTime: estimatedTimeOf(request.timeAvailable),
    skillLevel: skillLevelOf(request.experience),
  };
}
