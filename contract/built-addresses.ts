/**
 * Placeholders for addresses that are not known when pages are built; the server fills in the real
 * ones as it serves a page (server/http/absolute-addresses.ts).
 */

/**
 * Stands for the instance's own address: search engines and social networks need absolute links.
 */
export const ORIGIN = "https://origin.invalid";

/**
 * Where the "not found" page is built. Visitors see it at the address they asked for, never at this
 * one.
 */
export const NOT_FOUND_PAGE = "/404";

/** Stands for the script of reading pages, whose file name contains a hash of its content. */
export const READING_SCRIPT = "/assets/reading.js";
