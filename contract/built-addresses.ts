/**
 * Addresses that are not known while pages are made: the server puts the real ones in their place when
 * it hands the pages out (server/http/whole-addresses.ts).
 */

/** Stands for the instance's own address: search engines and networks must get whole links. */
export const ORIGIN = "https://origin.invalid";

/** Where the page for addresses that lead nowhere is built; no visitor finds it at this one. */
export const NOT_FOUND_PAGE = "/404";

/** Stands for the script of reading pages, whose name has a hash of its content. */
export const READING_SCRIPT = "/assets/reading.js";
