import { z } from "zod";
import { language } from "../words/language.ts";

/**
 * Calendar days. A local date is the text "YYYY-MM-DD" of a day in somebody's time zone.
 * Calculations use UTC, where every day has 24 hours.
 */

/** Used when a member's time zone is unknown to us or to the platform. */
export const FALLBACK_TIME_ZONE = "UTC";

const DAY_MS = 86_400_000;

/** More than there are zones: different spellings ('europe/BERLIN') must not fill the memory. */
const MAX_FORMATTERS = 1_000;

function makeFormatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(language.locale, {
      calendar: "gregory",
      numberingSystem: "latn",
      ...options,
      timeZone,
    });
  } catch {
    return undefined;
  }
}

/** Formatters with these options, cached by time zone; an unknown zone gets UTC's. */
export function formatterByZone(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = kept.get(timeZone);
    if (known) return known;
    const made =
      makeFormatter(timeZone, options) ??
      makeFormatter(FALLBACK_TIME_ZONE, options) ??
      new Intl.DateTimeFormat(language.locale, options);
    if (kept.size >= MAX_FORMATTERS) kept.clear();
    kept.set(timeZone, made);
    return made;
  };
}

/**
 * An IANA name that the platform knows, such as 'Europe/Berlin'; bare offsets such as '+02:00' are
 * refused.
 */
export const TimeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+\-/]*$/u)
  .refine((name) => makeFormatter(name, {}) !== undefined, "Unknown time zone");

const numericDate = formatterByZone({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The date "YYYY-MM-DD" in this time zone at a moment (epoch milliseconds). */
export function localDate(at: number, timeZone: string): string {
  const parts = numericDate(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The date `count` days later, or earlier when `count` is negative. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another: 1 to the next day, negative when going back. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
