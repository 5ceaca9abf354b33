import { canFail } from "#core/lesson/lint/measure.ts";
import { readingGrade } from "#core/lesson/lint/reading.ts";
import { sentencesOf, wordsOf } from "#core/lesson/lint/texts.ts";
import { FILLER, HAZARDS } from "#core/lesson/lint/wording-rules.ts";
import { MINUTES } from "#core/plan/answers.ts";
import type { Day, Plan } from "#core/plan/plan.ts";

/** A plan with all of its days, whoever wrote it. */
export type CompletePlan = Plan & { readonly days: readonly Day[] };

/** What a plan is compared with. */
export interface Others {
  /** Plans for the same hobby with other answers. */
  readonly sameHobby: readonly CompletePlan[];
  /** One plan for each other hobby. */
  readonly otherHobbies: readonly CompletePlan[];
  /** The share of the examined hobbies in which a word occurs. */
  readonly spread: (word: string) => number;
}

export const CRITERIA = [
  "specific",
  "checks",
  "progress",
  "fit",
  "time",
  "safety",
  "fresh",
  "apart",
  "reading",
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What each criterion measures; all are 0 to 100, higher is better. */
export const MEANING: Readonly<Record<Criterion, string>> = {
  specific: "steps with two words or more that few other hobbies use, and without filler",
  checks: "days whose self-check has a threshold",
  progress: "days 2-7 that use earlier days, and day 7 that looks back at several",
  fit: "steps that no plan for other answers of this hobby has",
  time: "days whose minutes add up to the chosen time",
  safety: "dangers named in a day that a note on safety speaks of",
  fresh: "runs of eight words that stand once in the plan",
  apart: "runs of eight words that stand in no other hobby's plan",
  reading: "100 up to school year 8, 10 less for each further one",
};

const RUN = 8;

const texts = (day: Day): string[] => [
  day.mainTask,
  day.explanation,
  ...day.howTo,
  ...day.tips,
  ...day.mistakesToAvoid,
  day.selfCheck,
];

const withoutMinutes = (step: string): string => step.replace(/\s*\(\d+ min\)$/u, "");

const share = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

/** Every run of eight words within a sentence. */
function runsOf(all: readonly string[]): string[] {
  return all.flatMap(sentencesOf).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, index) =>
      words.slice(index, index + RUN).join(" "),
    );
  });
}

const runsOfPlan = (plan: CompletePlan): string[] => runsOf(plan.days.flatMap(texts));

/**
 * Whether a day mentions a word of an earlier day's title or result, or an earlier day by number.
 */
function looksBack(day: Day, earlier: readonly Day[], spread: Others["spread"]): number {
  const said = wordsOf(texts(day).join(" "));
  const named = new Set(
    texts(day)
      .join(" ")
      .match(/\b[Dd]ays? \d\b|\byesterday\b/gu),
  );
  const own = new Set(said.filter((word) => word.length > 3 && spread(word) < 0.2));
  return earlier.filter(
    (other) =>
      named.has(`day ${other.day}`) ||
      named.has(`Day ${other.day}`) ||
      (other.day === day.day - 1 && named.has("yesterday")) ||
      wordsOf(`${other.title} ${other.mainTask}`).filter((word) => own.has(word)).length >= 2,
  ).length;
}

/** Scores a plan by criteria that anybody can check. */
export function score(plan: CompletePlan, others: Others): Record<Criterion, number> {
  const { days } = plan;
  const steps = days.flatMap((day) => day.howTo.map(withoutMinutes));
  const { spread } = others;
  const isSpecific = (step: string) =>
    !FILLER.test(step) &&
    new Set(wordsOf(step).filter((word) => /\p{L}{3}/u.test(word) && spread(word) <= 0.2)).size >=
      2;
  const minutes = MINUTES[plan.answers.timeAvailable];
  const onTime = days.filter(({ howTo, check }) => {
    const sum = howTo.reduce(
      (all, step) => all + Number(/\((\d+) min\)/u.exec(step)?.[1] ?? 0),
      check?.minutes ?? 0,
    );
    return sum === minutes;
  });

  const back = days
    .slice(1)
    .map((day) => looksBack(day, days.slice(0, day.day - 1), spread) >= (day.day === 7 ? 3 : 1));

  const foreign = new Set(
    others.sameHobby.flatMap((other) =>
      other.days.flatMap(({ howTo }) => howTo.map((step) => sentencesOf(withoutMinutes(step))[0])),
    ),
  );
  const own = steps.filter((step) => !foreign.has(sentencesOf(step)[0]));

  const told: string[] = [];
  let dangers = 0;
  let answered = 0;
  for (const day of days) {
    told.push(...day.safety);
    for (const hazard of HAZARDS) {
      if (![...day.howTo, ...day.checklist].some((text) => hazard.met.test(text))) continue;
      dangers += 1;
      if (told.some((note) => hazard.told.test(note))) answered += 1;
    }
  }

  const runs = runsOfPlan(plan);
  const elsewhere = new Set(others.otherHobbies.flatMap(runsOfPlan));
  const grade = readingGrade(days.flatMap(texts));
  return {
    specific: share(steps.filter(isSpecific).length, steps.length),
    checks: share(days.filter(({ selfCheck }) => canFail(selfCheck)).length, days.length),
    progress: share(back.filter(Boolean).length, back.length),
    fit: share(own.length, steps.length),
    time: share(onTime.length, days.length),
    safety: share(answered, dangers),
    fresh: share(new Set(runs).size, runs.length),
    apart: share(runs.filter((run) => !elsewhere.has(run)).length, runs.length),
    reading: Math.max(0, 100 - 10 * Math.max(0, grade - 8)),
  };
}

/** The share of hobbies in whose plans each word occurs. */
export function spreadOf(plans: readonly CompletePlan[]): Others["spread"] {
  const hobbies = new Map<string, Set<string>>();
  for (const plan of plans) {
    const words = hobbies.get(plan.hobby) ?? new Set();
    for (const word of wordsOf(plan.days.flatMap(texts).join(" "))) words.add(word);
    hobbies.set(plan.hobby, words);
  }
  const counts = new Map<string, number>();
  for (const words of hobbies.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => (counts.get(word) ?? 0) / hobbies.size;
}
