/** Letters that Unicode does not take apart, and names that punctuation carries. */
const SPELT: readonly (readonly [RegExp, string])[] = [
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

/** Marks that part hobbies in a list (spec 1 §4) become the word that parts them. */
const LIST_MARKS = /[&,;/+|\n、，]+/g;

/**
 * The typed text as lower-case words of letters and digits, one space between them. Accents go from
 * Latin letters only: in other scripts marks are part of the spelling. `&`, commas and slashes
 * become 'and'. Idempotent, and total for any string.
 */
export function normalise(text: string): string {
  let plain = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1");
  for (const [pattern, spelling] of SPELT) plain = plain.replace(pattern, spelling);
  return plain
    .replace(LIST_MARKS, " and ")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:and )+|(?: and)+$/g, "")
    .replace(/\band(?: and)+\b/g, "and");
}

/** The words of a normalised text. */
export const wordsOf = (normalised: string): string[] =>
  normalised === "" ? [] : normalised.split(" ");

/** The form under which terms are looked up: spacing never matters ('bird watching', 'birdwatching'). */
export const keyOf = (text: string): string => normalise(text).replaceAll(" ", "");

/** How much a text says, in letters: an ideograph or a syllable block counts for two. */
export function letterCount(normalised: string): number {
  let count = 0;
  for (const letter of normalised) {
    if (letter === " ") continue;
    count += /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)
      ? 2
      : 1;
  }
  return count;
}

/** Words as they stand in a name: 'soap carving' is 'Soap carving'. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
