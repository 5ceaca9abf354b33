import { z } from "zod";
import { CategorySchema } from "#core/plan/category.ts";
import { PLAN_DAYS, SHOWN_STEPS } from "#core/plan/plan.ts";
import { fitMinutes } from "./minutes.ts";
import { plainText } from "./plain-text.ts";

/**
 * What is accepted as a model's answer: cleaned, complete, and small enough for the screen. Missing
 * optional lists are tolerated; missing essentials are not.
 */

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

const CheckedStep = z.object({
  text: line(15, 900).transform(bareStep).pipe(z.string().min(15)),
  minutes: z.number().min(0).max(240),
});
type CheckedStep = z.infer<typeof CheckedStep>;

/** Only five steps are shown: further ones are appended to the fifth, so that nothing is lost. */
function fold(steps: readonly CheckedStep[]): CheckedStep[] {
  const shown = steps.slice(0, SHOWN_STEPS - 1);
  const rest = steps.slice(SHOWN_STEPS - 1);
  return [
    ...shown,
    {
      text: rest.map((step) => step.text).join(" "),
      minutes: rest.reduce((sum, step) => sum + step.minutes, 0),
    },
  ];
}

/** @param total the sum that the steps' minutes must have */
function checkedDay(total: number) {
  return z.object({
    title,
    mainTask: line(15, 500),
    explanation: line(30, 1200),
    howTo: z
      .array(CheckedStep)
      .min(SHOWN_STEPS)
      .max(9)
      .transform((steps, context) => {
        const five = fold(steps);
        const minutes = fitMinutes(
          five.map((step) => step.minutes),
          total,
        );
        if (minutes) {
          return five.map((step, index) => ({ text: step.text, minutes: minutes[index] ?? 0 }));
        }
        context.addIssue({ code: "custom", message: `the minutes must add up to ${total}` });
        return z.NEVER;
      }),
    selfCheck: line(20, 600),
    checklist: lines(1, 10, 220),
    tips: lines(1, 5, 500),
    mistakes: z
      .array(z.object({ slip: line(5, 300), fix: line(8, 500) }))
      .min(2)
      .max(8),
    safety: lines(0, 5, 500).nullish(),
    articles: lines(0, 3, 80).nullish(),
    gear: lines(0, 6, 80).nullish(),
    videoSearch: line(3, 120)
      .refine((words) => !videoId.test(words))
      .nullish()
      .catch(undefined),
  });
}
export type CheckedDay = z.infer<ReturnType<typeof checkedDay>>;

const CheckedOutline = z
  .array(z.object({ title, focus: line(8, 300) }))
  .length(PLAN_DAYS)
  .refine((days) => new Set(days.map((day) => day.title.toLowerCase())).size === PLAN_DAYS, {
    message: "two days have the same title",
  });

export function checkedPlanAnswer(total: number) {
  return z.object({
    title: line(8, 110),
    overview: line(60, 1500),
    category: CategorySchema.catch("General"),
    outline: CheckedOutline,
    day: checkedDay(total),
  });
}
export type CheckedPlan = z.infer<ReturnType<typeof checkedPlanAnswer>>;

export function checkedDayAnswer(total: number) {
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
