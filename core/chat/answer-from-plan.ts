import type { Entry } from "../lesson/entry.ts";
import { type Day, findDay, type Plan, SHOWN_STEPS } from "../plan/plan.ts";
import { QUICK_QUESTIONS } from "./questions.ts";

/** A learner's question, and what is on the screen meanwhile. */
export interface PlanQuestion {
  readonly message: string;
  readonly hobby: string;
  readonly plan: Plan | undefined;
  /** The day that is open. */
  readonly day: number;
  readonly completedDays: readonly number[];
}

/** A kind of question that every day of a plan can answer. */
interface Topic {
  readonly about: RegExp;
  readonly answer: (day: Day, plan: Plan) => string | undefined;
}

const list = (items: readonly string[]): string => items.map((item) => `• ${item}`).join("\n");

/** More specific topics come first. */
const TOPICS: readonly Topic[] = [
  {
    about:
      /\b(?:how (?:do|can|should) i (?:get )?(?:start|begin)\w*|get started|first step|where (?:do|should) i (?:start|begin))\b/iu,
    answer: (day) =>
      day.howTo[0] &&
      `Lay out what you need first: ${day.checklist.slice(0, 4).join("; ")}.\n\nThen begin with step 1: ${day.howTo[0]}`,
  },
  {
    about:
      /\b(?:what (?:should|do|can) i practi[cs]e|practi[cs]e today|today'?s? (?:task|lesson|goal)|what (?:do|should) i do (?:today|now|next)|what(?:'s| is) next)\b/iu,
    answer: (day) =>
      `Day ${day.day}, ${day.title}. The goal: ${day.mainTask}\n\n${day.howTo
        .slice(0, SHOWN_STEPS)
        .map((step, index) => `${index + 1}. ${step}`)
        .join("\n")}`,
  },
  {
    about: /\b(?:resources?|read|books?|links?|articles?|websites?|videos?|tutorials?)\b/iu,
    answer: (day) =>
      [
        day.freeResources.length > 0 &&
          `To read for day ${day.day}:\n${list(day.freeResources.map(({ title, link }) => `${title}: ${link}`))}`,
        day.videoTitle && `To watch, search for: ${day.videoTitle}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
  },
  {
    about: /\b(?:mistakes?|wrong|avoid|pitfalls?|errors?)\b/iu,
    answer: (day) => `Mistakes to avoid on day ${day.day}:\n${list(day.mistakesToAvoid)}`,
  },
  {
    about: /\b(?:need|buy|gear|equipment|materials?|tools?|checklist|supplies)\b/iu,
    answer: (day) => `For day ${day.day} have ready:\n${list(day.checklist)}`,
  },
  {
    about: /\b(?:safe\w*|danger\w*|hurts?|pain|injur\w*)\b/iu,
    answer: (day, plan) => {
      const notes = day.safety.length > 0 ? day.safety : plan.days.flatMap(({ safety }) => safety);
      return notes.length > 0 ? `What the plan says about safety:\n${list(notes)}` : undefined;
    },
  },
  {
    about: /\b(?:tips?|advice|tricks?|hints?)\b/iu,
    answer: (day) => `Tips for day ${day.day}:\n${list(day.tips)}`,
  },
  {
    about: /\b(?:how (?:do|will|can) i know|self.?check|check|good enough|ready|done|finished)\b/iu,
    answer: (day) =>
      day.selfCheck && `You are done with day ${day.day} when this holds: ${day.selfCheck}`,
  },
  {
    about: /\b(?:why|point of|reason)\b/iu,
    answer: (day) => day.explanation,
  },
  {
    about: /\b(?:how long|minutes|hours|much time)\b/iu,
    answer: (day) =>
      `Day ${day.day} is planned for ${day.estimatedTime}; each step names its minutes.`,
  },
  {
    about: /\b(?:week|overview|outline|whole plan|tomorrow|days?)\b/iu,
    answer: (_, plan) =>
      `The week:\n${plan.outline.map(({ day, title, focus }) => `${day}. ${title}${focus ? `: ${focus}` : ""}`).join("\n")}`,
  },
];

/** The reply when neither the plan nor the lesson has an answer; the guide never guesses. */
export const NOT_KNOWN =
  "I can't find that in your plan, so I won't guess. I can tell you how to get started, what to practice today, what you need, which mistakes to avoid, how you know that it worked, or where to read more.";

/**
 * Answers from the lesson's text: the hobby's own questions first, then the open day. Says so when
 * it does not know.
 */
export function answerFromPlan(
  { message, plan, day: number }: PlanQuestion,
  entry: Pick<Entry, "answers">,
): string {
  const isQuick = QUICK_QUESTIONS.some((question) => question === message);
  const topic = isQuick ? TOPICS.find(({ about }) => about.test(message)) : undefined;
  const day = plan && (findDay(plan, number) ?? plan.days[0]);
  if (topic && plan && day) return topic.answer(day, plan) || NOT_KNOWN;
  const own = bestAnswer(message, entry);
  if (own) return own;
  if (!plan || !day) return NOT_KNOWN;
  for (const { about, answer } of TOPICS) {
    const words = about.test(message) ? answer(day, plan) : undefined;
    if (words) return words;
  }
  return NOT_KNOWN;
}

/** The entry's answer that shares the most words with the question; longer words count more. */
function bestAnswer(message: string, entry: Pick<Entry, "answers">): string | undefined {
  const asked = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  let best: { answer: string; score: number } | undefined;
  for (const { about, answer } of entry.answers) {
    const score = about
      .filter((words) => asked.includes(` ${words.toLowerCase()}`))
      .reduce((sum, words) => sum + words.length, 0);
    if (score >= 4 && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best?.answer;
}
