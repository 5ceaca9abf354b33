import MiniSearch, { type SearchResult } from "minisearch";
import type { Lesson } from "../lesson/lesson.ts";
import { type Day, PLAN_DAYS, type Plan } from "../plan/plan.ts";

/** A passage that may answer a learner's question, and where it stands. */
export interface Passage {
  /** 1-7 for a text of a day. */
  readonly day?: number;
  /** The step's number in its day, from 1. */
  readonly step?: number;
  /** What the text is about: the step's action, words of a question. */
  readonly title: string;
  readonly text: string;
  readonly kind: "step" | "check" | "advice" | "day" | "answer";
}

/** What counts for more: the hobby's own answers, then what the learner has before them. */
const WEIGHT = { answer: 1.5, step: 1.1, advice: 1.1, check: 1, day: 0.8 } as const;
/** How much more a text of the open day counts than one of another day. */
const OPEN_DAY = 1.3;
/** How much of what the question's words weigh a passage has to have; rare words weigh more. */
const SHARE_LEAST = 0.35;

/** Words of questions that say nothing about their subject. */
const EMPTY = new Set(
  `a about again all am an and any anyone are as at be because been before being but by can cannot
  could day did do does doing done don't dont for from get getting give go going good got had has
  have having help hi hello how i i'm i'd i've if im in into is it it's its just keep know let like
  make makes me mean means more most much my need no not now of off ok on one or our out please
  really right said say says shall should so some something step still such tell than that that's the
  their them then there these they thing things this those thought to today too try trying up us use
  very want was way we week well were what what's when where which while who why will with would you
  your`.split(/\s+/u),
);

/** A word without the ends that English puts on it, and nothing for words that say nothing. */
function stem(term: string): string | null {
  const word = term.toLowerCase().replace(/[’']s$/u, "");
  if (EMPTY.has(word)) return null;
  if (word.length < 4) return word;
  const cut = word
    .replace(/ies$/u, "y")
    .replace(/(?:sses)$/u, "ss")
    .replace(/(?<![su])s$/u, "")
    .replace(/(?:ing|ed|ly)$/u, "");
  const whole = cut.length >= 3 ? cut : word;
  return whole.replace(/([bdgklmnprt])\1$/u, "$1").replace(/e$/u, "");
}

/** All passages of a plan and of what is known about its hobby. */
export function passagesOf(
  plan: Plan | undefined,
  { answers }: Pick<Lesson, "answers">,
): Passage[] {
  return [
    ...answers.map(
      ({ about, answer }): Passage => ({
        kind: "answer",
        title: about.join(", "),
        text: answer,
      }),
    ),
    ...(plan?.days ?? []).flatMap(passagesOfDay),
    // Days that are not written yet are known by their outline.
    ...(plan?.outline ?? [])
      .filter(({ day }) => !plan?.days.some((written) => written.day === day))
      .map(({ day, title, focus }): Passage => ({ kind: "day", day, title, text: focus })),
  ];
}

function passagesOfDay(day: Day): Passage[] {
  const steps = day.steps
    ? day.steps.map(({ title, text, points }) => ({
        title,
        text: [text, ...(points ?? [])].filter(Boolean).join(" "),
      }))
    : day.howTo.map((line) => ({ title: "", text: line }));
  return [
    ...steps.map(
      ({ title, text }, index): Passage => ({
        kind: "step",
        day: day.day,
        step: index + 1,
        title,
        text,
      }),
    ),
    ...[...day.tips, ...day.mistakesToAvoid, ...day.safety].map(
      (text): Passage => ({
        kind: "advice",
        day: day.day,
        title: "",
        text,
      }),
    ),
    { kind: "check", day: day.day, title: "", text: day.selfCheck },
    { kind: "day", day: day.day, title: day.title, text: `${day.mainTask} ${day.explanation}` },
  ];
}

/**
 * The passage that answers a question best, by BM25+ over its words; undefined when none has enough of
 * them.
 * @param openDay 1-7: of two alike, the one of this day wins.
 */
export function searchPassages(
  question: string,
  passages: readonly Passage[],
  openDay: number,
): Passage | undefined {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ["title", "text"],
    processTerm: stem,
  });
  index.addAll(passages.map(({ title, text }, id) => ({ id, title, text })));
  const asked = new Set(
    question
      .split(/[^\p{L}\p{N}'’]+/u)
      .map((word) => word && stem(word))
      .filter((word): word is string => Boolean(word)),
  );
  if (asked.size === 0) return undefined;
  const found = index.search(question, {
    boost: { title: 2 },
    // Short words are mistaken for others too easily.
    fuzzy: (term) => (term.length > 5 ? 1 : false),
    prefix: (term) => term.length > 4,
    boostDocument: (id) => weightOf(passages[id as number], openDay),
  });
  const weigh = weigherOf(found, passages.length);
  const whole = weigh([...asked]);
  const best = found.find(
    ({ queryTerms }) => weigh([...new Set(queryTerms)]) / whole >= SHARE_LEAST,
  );
  return best && passages[best.id as number];
}

/** The weight of words: each counts by how few of the passages have it (inverse document frequency). */
function weigherOf(found: readonly SearchResult[], passages: number) {
  const counts = new Map<string, number>();
  for (const { queryTerms } of found) {
    for (const term of new Set(queryTerms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + Math.log(1 + passages / (1 + (counts.get(term) ?? 0))), 0);
}

function weightOf(passage: Passage | undefined, openDay: number): number {
  if (!passage) return 0;
  const isOpen = passage.day === Math.min(openDay, PLAN_DAYS);
  return WEIGHT[passage.kind] * (isOpen ? OPEN_DAY : 1);
}
