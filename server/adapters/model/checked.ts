import { z } from "zod";
import { wordsOf } from "#core/lesson/lint/texts.ts";
import type { Session } from "#core/lesson/week.ts";
import { ITEMS_MAX, stepCountsFor, ToolSchema, WORDS } from "#core/lesson/week.ts";
import { CategorySchema } from "#core/plan/category.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { fitMinutes } from "./minutes.ts";
import { plainText } from "./plain-text.ts";

/**
 * What is accepted as a model's answer: cleaned, complete, and small enough for the screen. Missing
 * optional parts are tolerated; missing essentials are not.
 */

/**
 * The prompt asks for the limits of `core/lesson/week.ts`. An answer that oversteps them by less than
 * this factor can still be used, so it is kept.
 */
const LENIENCE = 1.5;

const hasWords = /\p{L}{2}/u;

const line = (min: number, max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().min(min).max(max).regex(hasWords, "has no words"));

const lines = (min: number, most: number, longest: number) =>
  z
    .array(z.string())
    .transform((items) =>
      items
        .map(plainText)
        .filter((item) => hasWords.test(item) && item.length <= longest)
        .slice(0, most),
    )
    .pipe(z.array(z.string()).min(min));

/** Anything that looks like a video id: none may come from a model. */
const videoId = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{11}(?![\w-])/;

/** 'Day 3: Paste night' → 'Paste night': the number is shown beside it anyway. */
const title = line(3, 110).transform((text) => text.replace(/^day \d\s*[:.–—-]\s*/i, ""));

/** '2. Fold … (8 min)' → 'Fold …': number and minutes are added when the step is shown. */
const bareStep = (text: string): string =>
  text
    .replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/i, "")
    .replace(/\s*\((?:about |~)?\d+\s*min(?:utes?|s)?\.?\)\s*\.?$/i, "");

/** At most `most` words, or a few more. */
const fewWords = (most: number) =>
  z.string().superRefine((text, context) => {
    const count = wordsOf(text).length;
    if (count <= most * LENIENCE) return;
    context.addIssue({ code: "custom", message: `${count} words; at most ${most}` });
  });

/** Those items of a list that have the right form, up to `most`. */
const several = <Item>(item: z.ZodType<Item>, most: number) =>
  z
    .array(z.unknown())
    .transform((items) => items.flatMap((each) => item.safeParse(each).data ?? []).slice(0, most));

/** 'Fold it' → 'Fold it.': an action stands before its task as a sentence. */
const action = line(2, 110)
  .transform(bareStep)
  .transform((text) => text.replace(/[\s:;,–—-]+$/, ""))
  .transform((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));

/** The most steps that are read; how many a day has is decided afterward. */
const MOST_STEPS = 40;

const minutesOfStep = z.number().min(0).max(240);

const CheckedStep = z
  .object({
    title: action,
    text: z.string().transform(plainText).transform(bareStep).pipe(fewWords(WORDS.how)),
    minutes: minutesOfStep,
    tool: ToolSchema.optional().catch(undefined),
    /** Whether there is such a figure is found out when the step is made. */
    figure: z.string().max(60).optional().catch(undefined),
    rest: z.literal(true).optional().catch(undefined),
  })
  // A break may be its action alone: 'Tea.'
  .refine(({ text, rest }) => rest || (text.length >= 10 && hasWords.test(text)), {
    path: ["text"],
    message: "does not say what to do",
  });
type CheckedStep = z.infer<typeof CheckedStep>;

const countTasks = (steps: readonly CheckedStep[]): number =>
  steps.filter(({ rest }) => !rest).length;

/** Two steps in a row as one, unless one is a break or the text becomes too long. */
function joinPair(one: CheckedStep, next: CheckedStep | undefined): CheckedStep | undefined {
  if (!next || one.rest || next.rest) return undefined;
  const text = `${one.text} ${next.title} ${next.text}`;
  if (!fewWords(WORDS.how).safeParse(text).success) return undefined;
  return {
    ...one,
    text,
    minutes: one.minutes + next.minutes,
    tool: one.tool ?? next.tool,
    figure: one.figure ?? next.figure,
  };
}

/** Of steps beyond `most`, the shortest are joined to their neighbors, so that nothing is lost. */
function joinShortest(steps: readonly CheckedStep[], most: number): CheckedStep[] {
  const joined = [...steps];
  while (countTasks(joined) > most) {
    const [shortest] = joined
      .flatMap((step, index) => {
        const pair = joinPair(step, joined[index + 1]);
        return pair ? [{ index, pair }] : [];
      })
      .sort((a, b) => a.pair.text.length - b.pair.text.length);
    if (!shortest) break;
    joined.splice(shortest.index, 2, shortest.pair);
  }
  return joined;
}

/** The steps of a day of so many minutes, of which the check takes its share as well. */
const checkedSteps = (total: Session) =>
  z
    .array(CheckedStep)
    .max(MOST_STEPS)
    .transform((all, context) => {
      const { least, most } = stepCountsFor(total);
      const steps = joinShortest(all, most);
      const count = countTasks(steps);
      if (count >= least / LENIENCE && count <= most * LENIENCE) return steps;
      context.addIssue({ code: "custom", message: `${count} steps; ${least} to ${most}` });
      return z.NEVER;
    });

const CheckedCheck = z.object({
  try: line(20, 900).pipe(fewWords(WORDS.check)),
  /** Shown after 'Not yet:'. */
  fix: line(8, 900)
    .transform((text) => text.replace(/^(?:if )?not yet\s*[:?,–—-]\s*/i, ""))
    .pipe(fewWords(WORDS.fix)),
  minutes: minutesOfStep.catch(0),
});

const CheckedTerm = z.object({
  term: z
    .string()
    .transform(plainText)
    .pipe(
      z
        .string()
        .max(40)
        .regex(/[\p{L}\p{N}]/u),
    ),
  meaning: line(5, 300),
});

const withoutRepeats = (terms: readonly z.infer<typeof CheckedTerm>[]) => [
  ...new Map(terms.map((each) => [each.term.toLowerCase(), each])).values(),
];

/** @param total what the minutes of steps and check must add up to */
function checkedDay(total: Session) {
  return z
    .object({
      title,
      mainTask: line(15, 500),
      explanation: line(30, 1200),
      safety: lines(0, 5, 500).nullish(),
      checklist: lines(1, 10, 220),
      steps: checkedSteps(total),
      check: CheckedCheck,
      tips: lines(0, ITEMS_MAX.tips, 500).nullish(),
      mistakes: several(
        z.object({ slip: line(5, 300), fix: line(8, 500) }),
        ITEMS_MAX.mistakes,
      ).nullish(),
      terms: several(CheckedTerm, ITEMS_MAX.terms).transform(withoutRepeats).nullish(),
      articles: lines(0, 3, 80).nullish(),
      gear: lines(0, 6, 80).nullish(),
      videoSearch: line(3, 120)
        .refine((words) => !videoId.test(words))
        .nullish()
        .catch(undefined),
    })
    .transform((day, context) => {
      const { steps, check } = day;
      const minutes = fitMinutes(
        [...steps, check].map((part) => part.minutes),
        total,
      );
      if (!minutes) {
        const message = `the minutes of steps and check must add up to ${total}`;
        context.addIssue({ code: "custom", path: ["steps"], message });
        return z.NEVER;
      }
      return {
        ...day,
        steps: steps.map((step, index) => ({ ...step, minutes: minutes[index] ?? 0 })),
        check: { ...check, minutes: minutes.at(-1) ?? 0 },
      };
    });
}
export type CheckedDay = z.infer<ReturnType<typeof checkedDay>>;

const CheckedOutline = z
  .array(z.object({ title, focus: line(8, 300) }))
  .length(PLAN_DAYS)
  .refine((days) => new Set(days.map((day) => day.title.toLowerCase())).size === PLAN_DAYS, {
    message: "two days have the same title",
  });

export function checkedPlanAnswer(total: Session) {
  return z.object({
    title: line(8, 110),
    promise: line(8, 600).pipe(fewWords(WORDS.promise)).optional().catch(undefined),
    overview: line(60, 1500),
    category: CategorySchema.catch("General"),
    outline: CheckedOutline,
    day: checkedDay(total),
  });
}
export type CheckedPlan = z.infer<ReturnType<typeof checkedPlanAnswer>>;

export function checkedDayAnswer(total: Session) {
  return z.object({ day: checkedDay(total) });
}

/** A few words of a name that can say nothing else: no sentence, no number. */
const hobbyName =
  /^(?!.*\d{4})[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+#/-]*(?: [\p{L}\p{M}\p{N}'’&+#/-]+){0,5}$/u;

export const CheckedHobby = z.object({
  isHobby: z.boolean(),
  name: z
    .string()
    .transform(plainText)
    .pipe(z.union([z.literal(""), z.string().max(50).regex(hobbyName, "is no name")])),
});
