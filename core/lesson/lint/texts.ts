import type { EntryDay, Lesson, Step } from "../entry.ts";
import { STEP_PARTS } from "../entry.ts";

/** A text of an entry and the keys that lead to it: `["days", 0, "levels", "some", "open", "do"]`. */
export interface PlacedText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** What an author writes about the hobby in sentences; names, search words and addresses are none. */
const NOT_PROSE = new Set(["link", "videos", "search", "about", "have"]);

/** All prose of a part of an entry, in reading order. */
export function proseOf(value: unknown, path: readonly (string | number)[] = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => proseOf(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_PROSE.has(key) ? [] : proseOf(item, [...path, key]),
  );
}

/** The prose of an entry's lessons: what two hobbies must not say in the same words. */
export function lessonProse(lesson: Lesson): PlacedText[] {
  const { starts, pace, goals, answers, days } = lesson;
  return proseOf({ starts, pace, goals, answers, days }).filter(
    ({ path }) => !path.includes("resources"),
  );
}

/** A step of a day, the part of the day that it is, and the keys that lead to it. */
export interface PlacedStep {
  readonly path: readonly string[];
  readonly part: (typeof STEP_PARTS)[number];
  readonly step: Step;
}

/** Every step of a day. */
export function stepsOfDay(day: EntryDay): PlacedStep[] {
  return STEP_PARTS.flatMap((part): PlacedStep[] =>
    part === "make"
      ? Object.entries(day.goals).map(([goal, { step }]) => ({
          path: ["goals", goal, "step"],
          part,
          step,
        }))
      : Object.entries(day.levels).map(([level, texts]) => ({
          path: ["levels", level, part],
          part,
          step: texts[part],
        })),
  );
}

/** Sentences of a text. A decimal point and an abbreviation inside a sentence do not end it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]['"’”)]?)\s+(?=[\p{Lu}\d'"‘“(])/u).filter((part) => part.trim());
}

/** Words in lower case without marks: two sentences that differ in commas alone are the same. */
export function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}
