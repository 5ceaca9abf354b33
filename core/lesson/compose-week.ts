import { MINUTES } from "../plan/answers.ts";
import type { Day, DayStep, OutlineDay } from "../plan/plan.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import type { LessonRequest, PlanOpening } from "./compose.ts";
import type {
  Figures,
  GearItem,
  GoalName,
  Hobby,
  Level,
  Week,
  WeekDay,
  WeekFile,
  WeekStep,
} from "./week.ts";
import { SESSIONS, weekName } from "./week.ts";
import {
  difficultyOf,
  estimatedTimeOf,
  gearSearchUrl,
  howToLine,
  mistakeLine,
  notYetLine,
  skillLevelOf,
  videoSearchUrl,
} from "./wording.ts";

/** The weeks of one hobby by the names of their files. */
export type WeekFiles = Readonly<Record<string, WeekFile>>;

/** The file that teaches a level and goal: its own, or the level's. */
export const findWeekName = (files: WeekFiles, level: Level, goal: GoalName): string | undefined =>
  [weekName(level, goal), weekName(level)].find((name) => files[name] !== undefined);

/**
 * One learner's week: the days that it takes from other weeks put in place, and what belongs to other
 * goals left out.
 * @throws Error when a day is taken from a week or a day that has none of its own.
 */
export function weekOf(
  file: WeekFile,
  goal: GoalName,
  files: WeekFiles,
  figures: Figures = {},
): Week {
  const days = file.days.map((day) => forGoal("from" in day ? takenDay(day, files) : day, goal));
  const shown = new Set(days.flatMap(({ steps }) => steps.flatMap(({ figure }) => figure ?? [])));
  return {
    opening: "goals" in file ? file.goals[goal] : openingOf(file),
    days,
    figures: Object.fromEntries(Object.entries(figures).filter(([key]) => shown.has(key))),
  };
}

const openingOf = ({ title, promise, overview }: Exclude<WeekFile, { goals: unknown }>) => ({
  title,
  promise,
  overview,
});

function takenDay({ from, day }: { from: string; day: number }, files: WeekFiles): WeekDay {
  const taken = files[from]?.days[day - 1];
  if (!taken) throw new Error(`there is no day ${day} in ${from}`);
  if ("from" in taken) throw new Error(`day ${day} of ${from} is itself taken from ${taken.from}`);
  return taken;
}

const forGoal = ({ goals, ...day }: WeekDay, goal: GoalName): WeekDay => ({
  ...day,
  ...goals?.[goal],
  steps: day.steps.filter((step) => step.goal === undefined || step.goal === goal),
});

/** Title, promise, overview and outline of all seven days: a plan before its days are written. */
export function composeWeekOpening(hobby: Hobby, week: Week, request: LessonRequest): PlanOpening {
  return {
    hobby: hobby.name,
    title: week.opening.title,
    overview: week.opening.overview,
    promise: week.opening.promise,
    difficulty: difficultyOf(request.experience),
    category: hobby.category,
    totalDays: PLAN_DAYS,
    answers: {
      experience: request.experience,
      timeAvailable: request.timeAvailable,
      goal: request.goal,
    },
    outline: week.days.map(
      ({ title, aim }, index): OutlineDay => ({ day: index + 1, title, focus: aim }),
    ),
  };
}

/**
 * One day of a week for one learner.
 * @param number 1-7.
 * @throws RangeError for any other number.
 */
export function composeWeekDay(
  hobby: Hobby,
  week: Week,
  request: LessonRequest,
  number: number,
): Day {
  const day = week.days[number - 1];
  if (!day) throw new RangeError(`day ${number} is not one of ${PLAN_DAYS}`);
  const column = SESSIONS.indexOf(MINUTES[request.timeAvailable]);
  const steps = stepsOf(day, column, week.figures);
  const check = {
    try: day.check.try,
    fix: day.check.fix,
    minutes: day.check.minutes[column] ?? 0,
  };
  const gear = day.gear.flatMap((key) => hobby.gear.find((item) => item.key === key) ?? []);
  const isNew = ({ key }: GearItem) =>
    !week.days.slice(0, number - 1).some((earlier) => earlier.gear.includes(key));
  return {
    id: `${hobby.slug}-${number}`,
    version: hobby.version,
    day: number,
    title: day.title,
    mainTask: day.aim,
    explanation: day.why,
    howTo: steps.map(howToLine),
    checklist: [...gear.map((item) => gearLine(item, isNew(item))), ...needsOf(day, column)],
    tips: [...day.tips],
    mistakesToAvoid: day.mistakes.map(mistakeLine),
    selfCheck: notYetLine(check),
    safety: [...day.safety],
    freeResources: day.resources.flatMap((key) => {
      const found = hobby.resources.find((resource) => resource.key === key);
      return found ? [{ title: found.title, link: found.link }] : [];
    }),
    affiliateProducts: gear
      .filter((item) => isNew(item) && item.price !== "free")
      .map(({ name, search }) => ({
        title: name,
        link: gearSearchUrl(search, request.affiliateTag),
      })),
    youtubeVideoId: null,
    youtubeSearchUrl: videoSearchUrl(day.video),
    videoTitle: day.video,
    estimatedTime: estimatedTimeOf(request.timeAvailable),
    skillLevel: skillLevelOf(request.experience),
    steps,
    check,
    terms: hobby.glossary.filter(({ term }) => day.terms.includes(term)),
  };
}

/** @param column of `SESSIONS`. */
const stepsOf = (day: WeekDay, column: number, figures: Figures): DayStep[] =>
  day.steps.flatMap((step) => {
    const minutes = step.minutes[column] ?? 0;
    if (minutes === 0) return [];
    const figure = step.figure && figures[step.figure];
    return [
      {
        name: stepName(step),
        title: step.do,
        text: step.how ?? "",
        ...(step.points && { points: step.points }),
        minutes,
        ...(step.tool && { tool: step.tool }),
        ...(figure && { figure }),
        ...(step.rest && { rest: true }),
      },
    ];
  });

/** What a day needs besides the hobby's gear. */
const needsOf = ({ need }: WeekDay, column: number): string[] =>
  need.flatMap((item) => (typeof item === "string" ? [item] : column === 0 ? [] : [item.longer]));

/** A substitute is told once, on the day that first needs the thing. */
export const gearLine = (
  { name, substitute }: Pick<GearItem, "name" | "substitute">,
  isNew: boolean,
): string => (isNew && substitute ? `${name}; instead: ${substitute}` : name);

/** What tells a step from the others of its day: 'make-one-chain-slowly'. */
export const stepName = ({ do: action }: Pick<WeekStep, "do">): string =>
  action
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "")
    .slice(0, 40);
