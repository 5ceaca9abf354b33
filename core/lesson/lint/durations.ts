import { sentencesOf } from "./texts.ts";

const SECONDS = { second: 1, minute: 60, hour: 3_600 } as const;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  sixty: 60,
  ninety: 90,
};

/** '30 seconds', 'a minute', 'half an hour', but not 'a second one'. */
const DURATION = new RegExp(
  `\\b(half )?(\\d+|${Object.keys(NUMBERS).join("|")})[ -](second|minute|hour)s?\\b(?! (?:one|page|piece))`,
  "giu",
);

/** Timed acts that leave a result, such as recording or painting. */
const TIMED_ACT = /\b(?:record|film|paint|draw|sing|write)\b/iu;
/** The same acts as an explanation ascribes them to the learner. */
const SAID_OF_LEARNER =
  /\b(?:you|and) (?:record|film|paint|draw|sing|write)\b|\byourself (?:is|are) (?:recorded|filmed)\b/iu;

/** All durations in a text, in seconds. */
function durationsIn(text: string): number[] {
  return [...text.matchAll(DURATION)].map(([, half, count = "", unit = ""]) => {
    const number = NUMBERS[count.toLowerCase()] ?? Number(count);
    return number * SECONDS[unit.toLowerCase() as keyof typeof SECONDS] * (half ? 0.5 : 1);
  });
}

/**
 * Durations in an explanation of how long the learner records, films, paints, draws, sings or
 * writes that no step of this level gives for such an act. In seconds.
 */
export function findUnmatchedDurations(why: string, steps: readonly string[]): number[] {
  const acts = steps.flatMap(sentencesOf).filter((sentence) => TIMED_ACT.test(sentence));
  const kept = new Set(acts.flatMap(durationsIn));
  return sentencesOf(why)
    .filter((sentence) => SAID_OF_LEARNER.test(sentence))
    .flatMap(durationsIn)
    .filter((seconds) => !kept.has(seconds));
}
