const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** '9 October 2025'. @param date as 2025-10-09 */
export const longDate = (date: string): string => LONG.format(Date.parse(date));
