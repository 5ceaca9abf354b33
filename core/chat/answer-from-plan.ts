import type { Lesson } from "../lesson/lesson.ts";
import { type Day, findDay, type Plan, SHOWN_STEPS, type Term } from "../plan/plan.ts";
import { answerFromPlanWords as words } from "./answer-words.ts";
import { type Passage, passagesOf, searchPassages } from "./search-plan.ts";
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

/** Something that learners say rather than ask, and what the guide says to it. */
interface Remark {
  readonly said: RegExp;
  readonly answer: (day: Day, plan: Plan, message: string) => string | undefined;
}

/** The fewest minutes and steps that still make a day. */
const SHORT_STEPS = 2;

/** The first match counts. */
const REMARKS: readonly Remark[] = [
  {
    said: /\bhow (?:long|much time)\b.*\b(?:today|tonight|this (?:day|lesson)|the lesson|day \d)\b/iu,
    answer: (day) => words.time(day.day, day.estimatedTime),
  },
  {
    said: /\b(?:only|just)\s+(?:have\s+|got\s+)?(?:\d+|five|ten|fifteen|a few|a couple of)\s*min|\bno time\b|\b(?:too )?(?:busy|tired)\b|\bshort on time\b/iu,
    answer: (day) => {
      const steps = leastOf(day);
      return words.shortOfTime(day.day, list(steps));
    },
  },
  {
    said: /\b(?:missed|skipped|forgot|fell behind|behind schedule)\b.*\b(?:day|yesterday|days|week|lesson)?\b/iu,
    answer: (day) => words.missedDay(day.day, day.title),
  },
  {
    said: /\b(?:too|so|really|very) (?:hard|difficult|much|complicated)\b|\bcan(?:'|’)?t do (?:it|this)\b|\b(?:i(?:'|’)?m )?(?:stuck|struggling|frustrated)\b|\bdoes(?:n(?:'|’)?t| not) work\b|\bgive up\b|\bhate this\b/iu,
    answer: (day) => words.tooHard(day.day, leastOf(day)[0] ?? day.mainTask, day.check?.fix),
  },
  {
    said: /\b(?:too|so) (?:easy|simple)\b|\bmore of a challenge\b|\balready (?:know|can)\b|\bbor(?:ed|ing)\b/iu,
    answer: (day, plan) => {
      const next = plan.outline.find((other) => other.day === day.day + 1);
      return words.tooEasy(day.check?.try ?? day.selfCheck, next && `${next.day}, ${next.title}`);
    },
  },
  {
    said: /\btoo (?:old|young)\b|\bat my age\b|\bno talent\b|\bnot (?:talented|creative|musical|sporty|good enough)\b|\b(?:afraid|scared|nervous) (?:of|to|that|about)\b/iu,
    answer: (day) => words.afraid(day.mainTask),
  },
  {
    // A teacher is not bought.
    said: /\b(?:where|how) (?:do|can|should|could) i (?:buy|get|order|find) (?!(?:\w+ ){0,2}(?:teacher|tutor|coach|class|course|club|group|partner|people|person|somebody|someone)\b)\w+|\bwhere to buy\b|\bbuy\b/iu,
    answer: (day, plan) => {
      const gear = plan.days.flatMap((one) => one.affiliateProducts);
      return gear.length > 0
        ? words.buy(list(gear.map(({ title, link }) => `${title}: ${link}`)))
        : words.needed(day.day, list(day.checklist));
    },
  },
  {
    said: /\b(?:after (?:the|this) week|after day (?:7|seven)|what (?:comes )?next|next week|when i(?:'|’)?m done|go on after)\b/iu,
    answer: (day, plan) =>
      words.whatNext(
        plan.outline
          .filter((other) => other.day > day.day)
          .map((other) => `${other.day}. ${other.title}`)
          .join("\n"),
      ),
  },
  {
    said: /\btomorrow\b|\bnext (?:day|lesson)\b/iu,
    answer: (day, plan) => {
      const next = plan.outline.find((other) => other.day === day.day + 1);
      return next ? words.tomorrow(next.day, next.title, next.focus) : undefined;
    },
  },
  {
    said: /^\W*(?:(?:ok|okay|great|cool|nice|wow|perfect|lovely|awesome)\W+)*(?:thanks?|thank you|thx|cheers|ty)\b/iu,
    answer: (day) => words.thanks(day.day, day.mainTask),
  },
  {
    said: /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon))\b\W*(?:there|guide)?\W*$/iu,
    answer: (day) => words.hello(day.day, day.title),
  },
];

/** The shortest part of a day that is worth doing. */
function leastOf(day: Day): string[] {
  const steps = day.steps?.filter(({ rest }) => !rest) ?? [];
  return steps.length > 0
    ? steps.slice(0, SHORT_STEPS).map(({ title, text }) => [title, text].filter(Boolean).join(" "))
    : day.howTo.slice(0, SHORT_STEPS);
}

/**
 * Answers from the lesson's text: what is said rather than asked first, then the hobby's own answers,
 * the plan's own sections, and the passage that fits the question best. Says which day and step it
 * found, and says so when it does not know.
 */
export function answerFromPlan(
  { message, plan, day: number }: PlanQuestion,
  lesson: Pick<Lesson, "answers" | "glossary">,
): string {
  const isQuick = Object.values<string>(quickQuestionWords).includes(message);
  const topic = isQuick ? TOPICS.find(({ about }) => about.test(message)) : undefined;
  const day = plan && (findDay(plan, number) ?? plan.days[0]);
  if (topic && plan && day) return topic.answer(day, plan) || words.notKnown;
  const own = bestAnswer(message, lesson) ?? meaningOf(message, lesson);
  if (own) return own;
  if (plan && day) {
    const remark = REMARKS.find(({ said }) => said.test(message))?.answer(day, plan, message);
    if (remark) return remark;
  }
  const found = findPassage(message, passagesOf(plan, lesson), number);
  if (found) return presentPassage(found);
  if (!plan || !day) return words.notKnown;
  for (const { about, answer } of TOPICS) {
    const known = about.test(message) ? answer(day, plan) : undefined;
    if (known) return known;
  }
  return words.notKnown;
}

/** Who asks for a temperature wants a text that has one, if there is any. */
function findPassage(message: string, passages: readonly Passage[], day: number) {
  const asked = withoutDegree(message);
  const isOfHeat = /\bhow (?:hot|warm|cold)\b|\btemperature\b|\bdegrees\b/iu.test(message);
  const withDegrees = isOfHeat ? passages.filter(({ text }) => /\d ?°/u.test(text)) : [];
  return searchPassages(asked, withDegrees, day) ?? searchPassages(asked, passages, day);
}

const presentPassage = ({ kind, day, step, title, text }: Passage): string => {
  if (kind === "answer") return text;
  const body = title ? `${/[.?!]$/u.test(title) ? title : `${title}.`} ${text}` : text;
  if (day === undefined) return body;
  return step === undefined ? words.foundOnDay(day, body) : words.foundInStep(day, step, body);
};

/** What is known of a hobby that may help with a question. */
export interface Knowledge {
  /** The hobby's own answers, those that fit the question best first. */
  readonly answers: readonly string[];
  /** The term that is asked about, and those of the open day. */
  readonly terms: readonly Term[];
}

/** The knowledge with which somebody who can write answers a question, as `answerFromPlan` would. */
export function findKnowledge(
  { message, plan, day }: PlanQuestion,
  lesson: Pick<Lesson, "answers" | "glossary">,
): Knowledge {
  const ofDay = (plan && findDay(plan, day)?.terms) ?? [];
  const asked = findTerm(message, lesson);
  return {
    answers: rankAnswers(message, lesson).map(({ answer }) => answer),
    terms: asked ? [asked, ...ofDay.filter(({ term }) => term !== asked.term)] : ofDay,
  };
}

function meaningOf(message: string, lesson: Pick<Lesson, "glossary">): string | undefined {
  const found = findTerm(message, lesson);
  return found && words.term(found.term, found.meaning);
}

/** 'What is a chain?', or the word alone, asks for a term of the glossary. */
function findTerm(message: string, { glossary }: Pick<Lesson, "glossary">): Term | undefined {
  const asked = (
    /\b(?:what(?:'|’)?s|what (?:is|are|does)|meaning of|define|explain)\s+(?:an?\s+|the\s+|by\s+)?["“']?(.+?)["”']?(?:\s+mean)?[?.!\s]*$/iu.exec(
      message,
    )?.[1] ?? message.replace(/[?.!\s]+$/u, "")
  )
    .trim()
    .toLowerCase();
  const isAsked = (form: string) => form.toLowerCase() === asked;
  return (
    glossary.find(({ term }) => [term, `${term}s`].some(isAsked)) ??
    // 'Proofing' for 'proof'.
    glossary.find(({ term }) => baseOf(term.toLowerCase()) === baseOf(asked)) ??
    // 'Purl' for 'purl stitch'.
    glossary.find(({ term }) => isAsked(term.split(" ")[0] ?? ""))
  );
}

/** A word without the end of its form: 'kneading' → 'knead'. */
const baseOf = (word: string): string => word.replace(/(?<=\w{3})(?:ing|ed|es|e|s)$/u, "");

/** 'How hard do I press?' is not about what is hard. */
const withoutDegree = (message: string): string =>
  message.replace(/\bhow (?:hard|easy|old|long|much|fast)\b/giu, "how");

/** The share of a question that its subject takes up at least: a long one only mentions it. */
const ABOUT_LEAST = 0.1;

const inWords = (message: string): string =>
  ` ${withoutDegree(message)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, " ")} `;

/** The hobby's answers by how many words they share with the question; longer words count more. */
function rankAnswers(message: string, { answers }: Pick<Lesson, "answers">) {
  const asked = inWords(message);
  return answers
    .map(({ about, answer }) => ({
      answer,
      score: about
        .filter((phrase) => asked.includes(` ${phrase.toLowerCase()}`))
        .reduce((sum, phrase) => sum + phrase.length, 0),
    }))
    .sort((a, b) => b.score - a.score);
}

/** The hobby's answer that fits best, if the question is about its subject. */
function bestAnswer(message: string, lesson: Pick<Lesson, "answers">): string | undefined {
  const [best] = rankAnswers(message, lesson);
  const least = Math.max(4, inWords(message).length * ABOUT_LEAST);
  return best && best.score >= least ? best.answer : undefined;
}
