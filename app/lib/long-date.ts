import { language } from "#core/words/language.ts";

const LONG = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

/** 'October 9, 2025'. @param date as 2025-10-09 */
export const longDate = (date: string): string => LONG.format(Date.parse(date));
