import { z } from "zod";

/**
 * Calendar days. A local date is the text "YYYY-MM-DD" of a day in somebody's time zone; sums with
 * such dates are made in UTC, where every day has 24 hours.
 */

/** Where a member's time zone is not known, or no longer known to the platform. */
export const FALLBACK_TIME_ZONE = "UTC";

const DAY_MS = 86_400_000;

/** More zones than there are: names in any spelling ('europe/BERLIN') may not fill the memory. */
const MAX_FORMATTERS = 1_000;

function makeFormatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      calendar: "gregory",
      numberingSystem: "latn",
      ...options,
      timeZone,
    });
  } catch {
    return undefined;
  }
}

/** Formatters with these options, made once for each time zone; UTC's for a zone that is unknown. */
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
      new Intl.DateTimeFormat("en-US", options);
    if (kept.size >= MAX_FORMATTERS) kept.clear();
    kept.set(timeZone, made);
    return made;
  };
}

/** An IANA name such as 'Europe/Berlin' that the platform knows; no bare offset such as '+02:00'. */
export const TimeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+\-/]*$/u)
  .refine((name) => makeFormatter(name, {}) !== undefined, "Unknown time zone");

const numericDate = formatterByZone({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The day "YYYY-MM-DD" that the calendar of this time zone shows at a moment (epoch milliseconds). */
export function localDate(at: number, timeZone: string): string {
  const parts = numericDate(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The date `count` days later, or earlier with a negative count. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another: 1 from a day to the next, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
