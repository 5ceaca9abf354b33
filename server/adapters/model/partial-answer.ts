import type { PlanOpening } from "#core/lesson/compose.ts";
import type { Day, OutlineDay } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { plainText } from "./plain-text.ts";

/**
 * What can be shown of an answer that is still being written. Nothing here is validated: whatever
 * is missing or has another shape is left out.
 */

/** The most items of a list that are shown, however long it gets. */
const MOST_ITEMS = 12;

type Growing = Record<string, unknown>;

function objectOf(value: unknown): Growing | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Growing)
    : undefined;
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? plainText(value) : "";
  return text === "" ? undefined : text;
}

function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  return Array.isArray(value)
    ? value
        .slice(0, MOST_ITEMS)
        .map(read)
        .filter((item) => item !== undefined)
    : [];
}

const present = (text: string | undefined, key: string): Record<string, string> =>
  text === undefined ? {} : { [key]: text };

const presentList = <Item>(items: Item[], key: string): Record<string, Item[]> =>
  items.length === 0 ? {} : { [key]: items };

/** Title, overview and the outline days that have a title so far. */
export function readPartialOpening(answer: unknown): Partial<PlanOpening> {
  const plan = objectOf(answer) ?? {};
  const outline: OutlineDay[] = listOf(plan.outline, objectOf)
    .slice(0, PLAN_DAYS)
    .flatMap((entry, index) => {
      const title = textOf(entry.title);
      return title === undefined
        ? []
        : [{ day: index + 1, title, focus: textOf(entry.focus) ?? "" }];
    });
  return {
    ...present(textOf(plan.title), "title"),
    ...present(textOf(plan.overview), "overview"),
    ...presentList(outline, "outline"),
  };
}

/** The texts of a day so far; links come only with the finished day. */
export function readPartialDay(answer: unknown, day: number): Partial<Day> & Pick<Day, "day"> {
  const lesson = objectOf(objectOf(answer)?.day) ?? {};
  const mistakes = listOf(lesson.mistakes, (item) => {
    const slip = textOf(objectOf(item)?.slip);
    const fix = textOf(objectOf(item)?.fix);
    return slip === undefined ? undefined : `${slip}${fix === undefined ? "" : ` → ${fix}`}`;
  });
  return {
    day,
    ...present(textOf(lesson.title), "title"),
    ...present(textOf(lesson.mainTask), "mainTask"),
    ...present(textOf(lesson.explanation), "explanation"),
    ...presentList(
      listOf(lesson.howTo, (item) => textOf(objectOf(item)?.text)),
      "howTo",
    ),
    ...present(textOf(lesson.selfCheck), "selfCheck"),
    ...presentList(listOf(lesson.checklist, textOf), "checklist"),
    ...presentList(listOf(lesson.tips, textOf), "tips"),
    ...presentList(mistakes, "mistakesToAvoid"),
    ...presentList(listOf(lesson.safety, textOf), "safety"),
  };
}
