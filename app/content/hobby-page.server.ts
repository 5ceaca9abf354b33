import { drawFigure } from "#core/figures/draw-figure.ts";
import type { Entry } from "#core/lesson/entry.ts";
import { firstDrawnStep } from "#core/lesson/first-drawn-step.ts";
import { GOALS, type Hobby, LEVELS, type Week } from "#core/lesson/week.ts";
import type { ShownHobby } from "../features/hobbies/hobby-screen.tsx";
import { pictureOf } from "../ui/figure/picture.ts";
import * as hobbyWords from "../words/hobbies.ts";
import { readWeek, readWeekHead, taughtHobby } from "./hobbies.server.ts";

/** What a hobby's page shows; undefined for a name that is not taught. */
export async function hobbyPage(slug: string): Promise<ShownHobby | undefined> {
  const hobby = await taughtHobby(slug);
  return hobby && ("days" in hobby ? pageOfEntry(hobby) : pageOfWeeks(hobby));
}

/** How many notes on safety a page has room for. */
const SAFETY_NOTES = 5;

const REASONS = [
  ["enjoyment", hobbyWords.reasonEnjoyment],
  ["skill", hobbyWords.reasonSkill],
  ["social", hobbyWords.reasonSocial],
  ["career", hobbyWords.reasonCareer],
] as const;

function pageOfEntry(entry: Entry): ShownHobby {
  const { slug, name, verb, category, summary, starts, pace, gear, goals, days } = entry;
  return {
    ...{ slug, name, verb, category, summary, gear, starts, pace },
    days: days.map(({ title, levels }) => ({ title, result: levels.beginner.result })),
    goals: REASONS.map(([goal, reason]) => ({ goal: reason, title: goals[goal].title })),
    safety: days.flatMap((day) => day.safety).slice(0, SAFETY_NOTES),
  };
}

/** A step with its figure, drawn. */
function tasteOf(hobby: Hobby, week: Week): ShownHobby["taste"] {
  const step = firstDrawnStep(hobby, week);
  const opened = step && drawFigure(step.figure);
  return (
    opened && { day: step.day, title: step.title, text: step.text, picture: pictureOf(opened) }
  );
}

async function pageOfWeeks(hobby: Hobby): Promise<ShownHobby> {
  const { slug, name, verb, category, summary, gear } = hobby;
  const week = await readWeek(slug, "beginner", "enjoyment");
  const ofLevels = await Promise.all(LEVELS.map((level) => readWeekHead(slug, level, "enjoyment")));
  const ofGoals = await Promise.all(GOALS.map((goal) => readWeekHead(slug, "beginner", goal)));
  const [beginner, some, intermediate] = ofLevels.map(({ opening }) => opening.promise);
  const days = ofLevels[0]?.days ?? [];
  return {
    ...{ slug, name, verb, category, summary, gear },
    starts: {
      beginner: beginner ?? "",
      some: some ?? "",
      intermediate: intermediate ?? "",
    },
    pace: hobbyWords.pace,
    days: days.map(({ title, aim }) => ({ title, result: aim })),
    goals: REASONS.map(([, reason], index) => ({
      goal: reason,
      title: ofGoals[index]?.opening.title ?? "",
    })),
    safety: [...new Set(days.flatMap((day) => day.safety))].slice(0, SAFETY_NOTES),
    taste: tasteOf(hobby, week),
  };
}
