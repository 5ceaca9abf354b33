import type { DailyTime, Experience } from "../plan/answers.ts";
import { MINUTES } from "../plan/answers.ts";
import type { DayStep } from "../plan/plan.ts";

/**
 * How the parts of a lesson become the texts and addresses of a stored day: the same for every
 * author, so that all plans read alike.
 */

const SKILL_LEVEL: Readonly<Record<Experience, string>> = {
  beginner: "Beginner",
  some: "Some experience",
  intermediate: "Intermediate",
};

/** The day's `skillLevel`: 'Some experience'. */
export const skillLevelOf = (experience: Experience): string => SKILL_LEVEL[experience];

/** The plan's `difficulty`: 'some experience'. */
export const difficultyOf = (experience: Experience): string =>
  SKILL_LEVEL[experience].toLowerCase();

/** The day's `estimatedTime`: '60 minutes'. */
export const estimatedTimeOf = (time: DailyTime): string => `${MINUTES[time]} minutes`;

/** One item of `howTo`, with the minutes that it takes. */
export const stepLine = (text: string, minutes: number): string => `${text} (${minutes} min)`;

/** Takes such a line apart; one without minutes, of a plan from elsewhere, has 0. */
export function readStepLine(line: string): { readonly text: string; readonly minutes: number } {
  const [, text, minutes] = /^(.*) \((\d+) min\)$/su.exec(line) ?? [];
  return text && minutes ? { text, minutes: Number(minutes) } : { text: line, minutes: 0 };
}

/** One item of `howTo` of a day that has `steps`: action, task and minutes. */
export const howToLine = ({
  title,
  text,
  points,
  minutes,
}: Pick<DayStep, "title" | "text" | "points" | "minutes">): string =>
  stepLine([title, text, ...(points ?? [])].filter(Boolean).join(" "), minutes);

/** One item of `mistakesToAvoid`: what goes wrong, and what to do instead. */
export const mistakeLine = ({ slip, fix }: { slip: string; fix: string }): string =>
  `${slip} → ${fix}`;

/** The day's `selfCheck`: what to try, and what to do if it fails. */
export const notYetLine = (check: { try: string; fix: string }): string =>
  `${check.try} Not yet: ${check.fix}`;

/**
 * A search in a shop with the operator's tag, or on the open web without one; never an invented
 * product.
 */
export function gearSearchUrl(words: string, affiliateTag?: string): string {
  const query = encodeURIComponent(words);
  return affiliateTag
    ? `https://www.amazon.com/s?k=${query}&tag=${encodeURIComponent(affiliateTag)}`
    : `https://duckduckgo.com/?q=${query}`;
}

/** A search for a tutorial, offered when no video id is known. */
export function videoSearchUrl(words: string): string {
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`;
}

/** An encyclopedia search, which goes straight to an article of that name if there is one. */
export function encyclopediaSearchUrl(words: string): string {
  return `https://en.wikipedia.org/wiki/Special:Search?search=${encodeURIComponent(words)}`;
}
