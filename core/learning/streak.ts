import { language } from "../words/language.ts";
import { addDays, daysBetween } from "./local-date.ts";

/**
 * A streak counts the local calendar days on which a member completed a day of a plan (spec 1 §4).
 * Dates are "YYYY-MM-DD" in any order; a repeated date counts once.
 */

/**
 * The length of the run that ends today, or yesterday while today is not over; otherwise 0. A
 * future date (completed before a flight westward) counts once its day has come.
 */
export function countStreak(dates: readonly string[], today: string): number {
  const learned = new Set(dates);
  const last = learned.has(today) ? today : addDays(today, -1);
  let length = 0;
  while (learned.has(addDays(last, -length))) length += 1;
  return length;
}

/** The length of the longest run; 0 without any. */
export function longestRun(dates: readonly string[]): number {
  let longest = 0;
  let length = 0;
  let before: string | undefined;
  for (const date of [...new Set(dates)].sort()) {
    length = before !== undefined && daysBetween(before, date) === 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    before = date;
  }
  return longest;
}

const WEEKDAY = new Intl.DateTimeFormat(language.locale, { weekday: "short", timeZone: "UTC" });

export interface StripDay {
  /** "YYYY-MM-DD" */
  readonly date: string;
  /** Its short name: 'Sun'. */
  readonly weekday: string;
  readonly learned: boolean;
  readonly isToday: boolean;
}

/** The last seven days including today, oldest first. */
export function weekStrip(dates: readonly string[], today: string): StripDay[] {
  const learned = new Set(dates);
  return [-6, -5, -4, -3, -2, -1, 0].map((offset) => {
    const date = addDays(today, offset);
    return {
      date,
      weekday: WEEKDAY.format(new Date(date)),
      learned: learned.has(date),
      isToday: offset === 0,
    };
  });
}
