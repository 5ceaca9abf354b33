import type { EntryDay, Lesson, Step } from "../entry.ts";
import { STEP_PARTS } from "../entry.ts";

/**
 * A text of an entry and the keys that lead to it: `["days", 0, "levels", "some", "open", "do"]`.
 */
export interface PlacedText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Fields that are not sentences about the hobby: names, search words and addresses. */
const NOT_PROSE = new Set(["link", "videos", "search", "about", "have"]);

/** All prose in a part of an entry, in reading order. */
export function collectProse(
  value: unknown,
  path: readonly (string | number)[] = [],
): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => collectProse(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_PROSE.has(key) ? [] : collectProse(item, [...path, key]),
  );
}

/** The prose of an entry's lessons, which no two hobbies may share. */
export function lessonProse(lesson: Lesson): PlacedText[] {
  const { starts, pace, goals, answers, days } = lesson;
  return collectProse({ starts, pace, goals, answers, days }).filter(
    ({ path }) => !path.includes("resources"),
  );
}

/** A step, the part of the day it belongs to, and the keys that lead to it. */
export interface PlacedStep {
  readonly path: readonly string[];
  readonly part: (typeof STEP_PARTS)[number];
  readonly step: Step;
}

/** Every step of a day. */
export function listSteps(day: EntryDay): PlacedStep[] {
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

/** The sentences of a text. A decimal point or an abbreviation does not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]['"’”)]?)\s+(?=[\p{Lu}\d'"‘“(])/u).filter((part) => part.trim());
}

/** Lower-case words without punctuation: sentences that differ only in commas are the same. */
export function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}
