import type { Entry } from "../lesson/entry.ts";
import { type Day, findDay, type Plan, SHOWN_STEPS } from "../plan/plan.ts";
import { answerFromPlanWords as words } from "./answer-words.ts";
import { quickQuestionWords } from "./words.ts";

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
      day.howTo[0] && words.start(day.checklist.slice(0, 4).join("; "), day.howTo[0]),
  },
  {
    about:
      /\b(?:what (?:should|do|can) i practi[cs]e|practi[cs]e today|today'?s? (?:task|lesson|goal)|what (?:do|should) i do (?:today|now|next)|what(?:'s| is) next)\b/iu,
    answer: (day) =>
      words.today(
        day.day,
        day.title,
        day.mainTask,
        day.howTo
          .slice(0, SHOWN_STEPS)
          .map((step, index) => `${index + 1}. ${step}`)
          .join("\n"),
      ),
  },
  {
    about: /\b(?:resources?|read|books?|links?|articles?|websites?|videos?|tutorials?)\b/iu,
    answer: (day) =>
      [
        day.freeResources.length > 0 &&
          words.read(
            day.day,
            list(day.freeResources.map(({ title, link }) => `${title}: ${link}`)),
          ),
        day.videoTitle && words.watch(day.videoTitle),
      ]
        .filter(Boolean)
        .join("\n\n"),
  },
  {
    about: /\b(?:mistakes?|wrong|avoid|pitfalls?|errors?)\b/iu,
    answer: (day) => words.mistakes(day.day, list(day.mistakesToAvoid)),
  },
  {
    about: /\b(?:need|buy|gear|equipment|materials?|tools?|checklist|supplies)\b/iu,
    answer: (day) => words.needed(day.day, list(day.checklist)),
  },
  {
    about: /\b(?:safe\w*|danger\w*|hurts?|pain|injur\w*)\b/iu,
    answer: (day, plan) => {
      const notes = day.safety.length > 0 ? day.safety : plan.days.flatMap(({ safety }) => safety);
      return notes.length > 0 ? words.safety(list(notes)) : undefined;
    },
  },
  {
    about: /\b(?:tips?|advice|tricks?|hints?)\b/iu,
    answer: (day) => words.tips(day.day, list(day.tips)),
  },
  {
    about: /\b(?:how (?:do|will|can) i know|self.?check|check|good enough|ready|done|finished)\b/iu,
    answer: (day) => day.selfCheck && words.selfCheck(day.day, day.selfCheck),
  },
  {
    about: /\b(?:why|point of|reason)\b/iu,
    answer: (day) => day.explanation,
  },
  {
    about: /\b(?:how long|minutes|hours|much time)\b/iu,
    answer: (day) => words.time(day.day, day.estimatedTime),
  },
  {
    about: /\b(?:week|overview|outline|whole plan|tomorrow|days?)\b/iu,
    answer: (_, plan) =>
      words.week(
        plan.outline
          .map(({ day, title, focus }) => `${day}. ${title}${focus ? `: ${focus}` : ""}`)
          .join("\n"),
      ),
  },
];

/**
 * Answers from the lesson's text: the hobby's own questions first, then the open day. Says so when
 * it does not know.
 */
export function answerFromPlan(
  { message, plan, day: number }: PlanQuestion,
  entry: Pick<Entry, "answers">,
): string {
  const isQuick = Object.values<string>(quickQuestionWords).includes(message);
  const topic = isQuick ? TOPICS.find(({ about }) => about.test(message)) : undefined;
  const day = plan && (findDay(plan, number) ?? plan.days[0]);
  if (topic && plan && day) return topic.answer(day, plan) || words.notKnown;
  const own = bestAnswer(message, entry);
  if (own) return own;
  if (!plan || !day) return words.notKnown;
  for (const { about, answer } of TOPICS) {
    const known = about.test(message) ? answer(day, plan) : undefined;
    if (known) return known;
  }
  return words.notKnown;
}

/** The entry's answer that shares the most words with the question; longer words count more. */
function bestAnswer(message: string, entry: Pick<Entry, "answers">): string | undefined {
  const asked = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  let best: { answer: string; score: number } | undefined;
  for (const { about, answer } of entry.answers) {
    const score = about
      .filter((phrase) => asked.includes(` ${phrase.toLowerCase()}`))
      .reduce((sum, phrase) => sum + phrase.length, 0);
    if (score >= 4 && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best?.answer;
}
