/**
 * The language of everything that a person reads: pages, mails, sheets and feeds. A second language
 * is a second value here, and a second file for each file of words.
 */
export const language = {
  /** BCP 47, as in the `lang` of a page. */
  lang: "en",
  dir: "ltr",
  /** How dates, numbers and lists are written and sorted. */
  locale: "en-US",
} as const;
