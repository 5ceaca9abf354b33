import type { PlanOpening } from "#core/lesson/compose.ts";
import { mistakeLine, notYetLine } from "#core/lesson/wording.ts";
import type { Day, DayStep, OutlineDay } from "#core/plan/plan.ts";
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

/** 0 until they are known. */
const minutesOf = (value: unknown): number =>
  typeof value === "number" && value > 0 && value <= 240 ? Math.round(value) : 0;

/** The steps whose action has begun; a step is named by its place, because its words still change. */
function stepsOf(value: unknown): DayStep[] {
  return listOf(value, objectOf).flatMap((item, index) => {
    const title = textOf(item.title);
    if (title === undefined) return [];
    return [
      {
        name: `step-${index + 1}`,
        title,
        text: textOf(item.text) ?? "",
        minutes: minutesOf(item.minutes),
        ...(item.rest === true && { rest: true }),
      },
    ];
  });
}

/** The check so far: a line, until what to do if it fails has begun. */
function checkOf(value: unknown): Pick<Day, "check" | "selfCheck"> | undefined {
  const { try: tried, fix: fixed, minutes } = objectOf(value) ?? {};
  const [attempt, fix] = [textOf(tried), textOf(fixed)];
  if (attempt === undefined) return undefined;
  if (fix === undefined) return { selfCheck: attempt };
  const check = { try: attempt, fix, minutes: minutesOf(minutes) };
  return { selfCheck: notYetLine(check), check };
}

/**
 * The texts of a day so far; links come only with the finished day. `steps` is there from the
 * beginning, so that the day is shown as one that has steps.
 */
export function readPartialDay(
  answer: unknown,
  day: number,
): Partial<Day> & Pick<Day, "day" | "steps"> {
  const lesson = objectOf(objectOf(answer)?.day) ?? {};
  const mistakes = listOf(lesson.mistakes, (item) => {
    const slip = textOf(objectOf(item)?.slip);
    const fix = textOf(objectOf(item)?.fix);
    if (slip === undefined) return undefined;
    return fix === undefined ? slip : mistakeLine({ slip, fix });
  });
  return {
    day,
    ...present(textOf(lesson.title), "title"),
    ...present(textOf(lesson.mainTask), "mainTask"),
    ...present(textOf(lesson.explanation), "explanation"),
    steps: stepsOf(lesson.steps),
    ...checkOf(lesson.check),
    ...presentList(listOf(lesson.checklist, textOf), "checklist"),
    ...presentList(listOf(lesson.tips, textOf), "tips"),
    ...presentList(mistakes, "mistakesToAvoid"),
    ...presentList(listOf(lesson.safety, textOf), "safety"),
  };
}
