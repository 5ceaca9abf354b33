import { GOAL_KEY, parseAnswerSet } from "#core/lesson/answer-set.ts";
import { composeDay, composeOpening, type PlanOpening } from "#core/lesson/compose.ts";
import {
  composeWeekDay,
  composeWeekOpening,
  findWeekName,
  type WeekFiles,
  weekOf,
} from "#core/lesson/compose-week.ts";
import type { Entry } from "#core/lesson/entry.ts";
import type { Hobby } from "#core/lesson/week.ts";
import type { Day } from "#core/plan/plan.ts";

/**
 * A plan as text, for reading aloud.
 * @param wanted such as 'beginner/30/enjoyment'
 */
export function formatPlan(entry: Entry, wanted: string): string {
  const request = { hobby: entry.name, ...parseAnswerSet(wanted) };
  return format(composeOpening(entry, request), (day) => composeDay(entry, request, day));
}

/** The same for a hobby with weeks. */
export function formatWeek(hobby: Hobby, files: WeekFiles, wanted: string): string {
  const request = { hobby: hobby.name, ...parseAnswerSet(wanted) };
  const goal = GOAL_KEY[request.goal];
  const file = files[findWeekName(files, request.experience, goal) ?? ""];
  if (!file) return `There is no week for ${wanted}.`;
  const week = weekOf(file, goal, files, hobby.figures);
  return format(composeWeekOpening(hobby, week, request), (day) =>
    composeWeekDay(hobby, week, request, day),
  );
}

function format(opening: PlanOpening, dayOf: (day: number) => Day): string {
  const list = (title: string, items: readonly string[]) =>
    items.length ? `\n**${title}**\n${items.map((item) => `- ${item}`).join("\n")}` : "";
  return [
    `# ${opening.title}\n`,
    ...(opening.promise ? [`${opening.promise}\n`] : []),
    `${opening.overview}\n`,
    ...opening.outline.map((day) => `${day.day}. ${day.title} – ${day.focus}`),
    ...opening.outline.map(({ day }) => {
      const lesson = dayOf(day);
      return [
        `\n## Day ${day}: ${lesson.title}\n\n${lesson.mainTask}\n\n${lesson.explanation}`,
        ...lesson.howTo.map((step, index) => `${index + 1}. ${step}`),
        `Self-check: ${lesson.selfCheck}`,
        list("Have", lesson.checklist),
        list("Tips", lesson.tips),
        list("Mistakes", lesson.mistakesToAvoid),
        list("Safety", lesson.safety),
        `Video: ${lesson.videoTitle}`,
      ].join("\n");
    }),
  ].join("\n");
}
