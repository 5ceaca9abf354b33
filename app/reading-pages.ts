/**
 * Pages for reading: they are the same for everybody, and ship no framework, only the enhancements
 * of `app/reading/`. Everything on them works without scripts as far as HTML allows.
 */
const READING =
  /^\/(?:(?:blog|hobbies|about|contact|privacy|terms|cookies|credits|newsletter|offline|404)(?:\/.*)?)?$/u;

/** Whether an address of this site is a reading page; what follows `?` and `#` does not matter. */
export const isReadingPath = (address: string): boolean =>
  READING.test(address.replace(/[?#].*$/u, "").replace(/(?<=.)\/$/u, ""));
