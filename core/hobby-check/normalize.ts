/** Letters that Unicode does not decompose, and names written with punctuation. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ""],
  [/['’‘`´ʼ]/g, ""],
  [/(?<![\p{L}\p{N}])c\+\+/gu, "cpp"],
  [/(?<![\p{L}\p{N}])([cf])#/gu, "$1sharp"],
  [/ß/g, "ss"],
  [/ø/g, "o"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ł/g, "l"],
  [/đ/g, "d"],
];

/** Marks that separate hobbies in a list (spec 1 §4) become the word that separates them. */
const LIST_MARKS = /[&,;/+|\n、，]+/g;

/**
 * The typed text as lower-case words of letters and digits, separated by single spaces. Accents are
 * removed only from Latin letters: in other scripts, marks are part of the spelling. `&`, commas
 * and slashes become 'and'. Idempotent, and accepts any string.
 */
export function normalize(text: string): string {
  let plain = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1");
  for (const [pattern, spelling] of SPELLED) plain = plain.replace(pattern, spelling);
  return plain
    .replace(LIST_MARKS, " and ")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:and )+|(?: and)+$/g, "")
    .replace(/\band(?: and)+\b/g, "and");
}

/** The words of a normalized text. */
export const wordsOf = (normalized: string): string[] =>
  normalized === "" ? [] : normalized.split(" ");

/**
 * The form in which terms are looked up: spacing never matters ('bird watching', 'birdwatching').
 */
export const keyOf = (text: string): string => normalize(text).replaceAll(" ", "");

/** How much a text says, in letters: an ideograph or a syllable block counts as two. */
export function letterCount(normalized: string): number {
  let count = 0;
  for (const letter of normalized) {
    if (letter === " ") continue;
    count += /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)
      ? 2
      : 1;
  }
  return count;
}

/** Words as a name is written: 'soap carving' becomes 'Soap carving'. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
