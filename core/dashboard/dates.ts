import { FALLBACK_TIME_ZONE, formatterByZone } from "../learning/local-date.ts";

const shortDate = formatterByZone({ year: "numeric", month: "short", day: "numeric" });

const DATE_ALONE = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * A moment (ISO) as the plan card shows it, in the member's time zone: 'Jan 5, 2025' (spec 1 §2). A
 * date without a time is the same day everywhere. Empty for a text that is not a date.
 */
export function formatDay(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return "";
  return shortDate(DATE_ALONE.test(iso) ? FALLBACK_TIME_ZONE : timeZone).format(at);
}
