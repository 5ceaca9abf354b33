import type { Archetype } from "../../plan/family.ts";
import type { Lesson } from "../entry.ts";
import { findUnmatchedDurations } from "./durations.ts";
import { canFail, hasMeasure } from "./measure.ts";
import { readingGrade } from "./reading.ts";
import { collectProse, lessonProse, listSteps, sentencesOf, wordsOf } from "./texts.ts";
import { BODY_FAMILIES, CLAIMS, FILLER, HAZARDS, STOP_SIGN } from "./wording-rules.ts";

/** A fault, and the keys that lead to its text. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The most words in one sentence, and in an average one. */
const SENTENCE_MAX = 45;
const SENTENCE_MEAN = 22;
/**
 * The school grade that must be able to read a lesson: popular newspapers are written for 8 or 9.
 */
const GRADE_MAX = 9;
/** Sentences shorter than this ('Measure it again.') may occur twice. */
const UNIQUE_FROM_WORDS = 6;
/** What a step may begin with before its verb: a time, place or condition. */
const BEFORE_VERB =
  /^(?:after|against|at|before|between|beside|by|during|for|from|if|in|inside|on|once|outside|per|to|under|until|when|while|with|within|without)$/u;

/** A lesson as the linter sees it: an entry's or an archetype's. */
export type Lintable = Lesson & { readonly archetype: Archetype };

/**
 * What the schema cannot detect in a lesson: filler, missing measures, steps without a verb,
 * dangers without a warning, promises, durations that disagree, sentences that are repeated or too
 * long.
 * @param isVerb whether a lower-case word can be a verb
 */
export function lintLesson(lesson: Lintable, isVerb: (word: string) => boolean): Fault[] {
  return [
    ...lintWording(lesson),
    ...lintSteps(lesson, isVerb),
    ...lintDurations(lesson),
    ...lintSafety(lesson),
    ...lintReading(lesson),
    ...lintTwice(lesson),
  ];
}

function lintWording(lesson: Lintable): Fault[] {
  return collectProse(lesson).flatMap(({ path, text }) => {
    const filler = FILLER.exec(text)?.[0];
    const claim = CLAIMS.exec(text)?.[0];
    return [
      ...(filler ? [{ path, message: `filler: "${filler}" tells a learner nothing` }] : []),
      ...(claim ? [{ path, message: `a claim of medicine or money: "${claim}"` }] : []),
    ];
  });
}

function lintSteps(lesson: Lintable, isVerb: (word: string) => boolean): Fault[] {
  return lesson.days.flatMap((day, index) => {
    const faults: Fault[] = [];
    for (const { path, part, step } of listSteps(day)) {
      const place = ["days", index, ...path, "do"];
      const first = wordsOf(step.do)[0] ?? "";
      if (!BEFORE_VERB.test(first) && !isVerb(first)) {
        faults.push({ path: place, message: `a step begins with a verb, not with "${first}"` });
      }
      if (part !== "open" && part !== "close" && !hasMeasure(step.do)) {
        faults.push({
          path: place,
          message: "a step carries a measure: a count, time, size or tempo",
        });
      }
    }
    for (const [level, { check }] of Object.entries(day.levels)) {
      if (canFail(check)) continue;
      const place = ["days", index, "levels", level, "check"];
      faults.push({ path: place, message: "a self-check has a threshold, so that it can fail" });
    }
    return faults;
  });
}

/**
 * The explanation is shown above the steps of every level, so a duration in it must hold for all.
 */
function lintDurations(lesson: Lintable): Fault[] {
  return lesson.days.flatMap(({ why, levels }, index) =>
    Object.entries(levels).flatMap(([level, { open, learn, practice, close }]) => {
      const steps = [open, learn, practice, close].map((step) => step.do);
      return findUnmatchedDurations(why, steps).map((seconds) => ({
        path: ["days", index, "why"],
        message: `the explanation says ${seconds} seconds, and no step for "${level}" does`,
      }));
    }),
  );
}

function lintSafety(lesson: Lintable): Fault[] {
  const faults: Fault[] = [];
  const told: string[] = [];
  lesson.days.forEach((day, index) => {
    told.push(...day.safety);
    const { safety, answers, resources, ...rest } = day as typeof day & { answers?: unknown };
    for (const { name, met, told: answer } of HAZARDS) {
      const place = collectProse(rest).find(({ text }) => met.test(text));
      if (!place || told.some((note) => answer.test(note))) continue;
      faults.push({
        path: ["days", index, ...place.path],
        message: `"${met.exec(place.text)?.[0]}" needs a note on safety (${name}) on this day or before`,
      });
    }
  });
  if (
    BODY_FAMILIES.has(lesson.archetype) &&
    !lesson.days[0]?.safety.some((note) => STOP_SIGN.test(note))
  ) {
    faults.push({
      path: ["days", 0, "safety"],
      message: "the first day of this family says what to stop for",
    });
  }
  return faults;
}

function lintReading(lesson: Lintable): Fault[] {
  const prose = lessonProse(lesson);
  const faults: Fault[] = [];
  let words = 0;
  let sentences = 0;
  for (const { path, text } of prose) {
    for (const sentence of sentencesOf(text)) {
      const length = wordsOf(sentence).length;
      words += length;
      sentences += 1;
      if (length > SENTENCE_MAX) {
        faults.push({ path, message: `a sentence of ${length} words; ${SENTENCE_MAX} at most` });
      }
    }
  }
  const mean = words / sentences;
  if (mean > SENTENCE_MEAN) {
    faults.push({ path: [], message: `sentences of ${mean.toFixed(1)} words on the average` });
  }
  const grade = readingGrade(prose.map(({ text }) => text));
  if (grade > GRADE_MAX) {
    faults.push({
      path: [],
      message: `reads like school year ${grade.toFixed(1)}; ${GRADE_MAX} at most`,
    });
  }
  return faults;
}

/** Sentences that are long enough to have to be unique, with their places. */
export function listUniqueSentences(
  lesson: Lesson,
): { key: string; path: readonly (string | number)[] }[] {
  return lessonProse(lesson).flatMap(({ path, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = wordsOf(sentence);
      return words.length < UNIQUE_FROM_WORDS ? [] : [{ key: words.join(" "), path }];
    }),
  );
}

function lintTwice(lesson: Lintable): Fault[] {
  const seen = new Set<string>();
  return listUniqueSentences(lesson).flatMap(({ key, path }) => {
    if (seen.has(key)) return [{ path, message: `said twice in this lesson: "${key}"` }];
    seen.add(key);
    return [];
  });
}
