import { parseAnswerSet } from "#core/lesson/answer-set.ts";
import { composeDay, composeOpening } from "#core/lesson/compose.ts";
import type { Entry } from "#core/lesson/entry.ts";

/**
 * A plan as text, for reading aloud.
 * @param wanted such as 'beginner/30/enjoyment'
 */
export function formatPlan(entry: Entry, wanted: string): string {
  const request = { hobby: entry.name, ...parseAnswerSet(wanted) };
  const opening = composeOpening(entry, request);
  const list = (title: string, items: readonly string[]) =>
    items.length ? `\n**${title}**\n${items.map((item) => `- ${item}`).join("\n")}` : "";
  return [
    `# ${opening.title}\n\n${opening.overview}\n`,
    ...opening.outline.map((day) => `${day.day}. ${day.title} – ${day.focus}`),
    ...opening.outline.map(({ day }) => {
      const lesson = composeDay(entry, request, day);
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
