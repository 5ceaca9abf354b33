/**
 * Controls, format characters (zero-width, direction marks, tags that spell hidden words), private
 * use, fillers and variation selectors: nothing that a reader is meant to see. Tabs and line ends
 * stay.
 */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cf}\p{Co}\p{Cc}]|[\u115f\u1160\u3164\uffa0]|[\u17b4\u17b5]|\u034f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/**
 * The text without invisible characters, so that it says nothing that only a machine would read.
 */
export const stripInvisible = (text: string): string => text.toWellFormed().replace(INVISIBLE, "");

/** At most `length` UTF-16 units, without cutting a character in half. */
export const truncate = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
