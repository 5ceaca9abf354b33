import { distanceWithin } from "./distance.ts";

/** In words shorter than this, one wrong letter makes too many other words. */
const SHORTEST_WITH_ERROR = 6;
/** In words shorter than this, a doubled letter does. */
const SHORTEST_FOLDED = 4;

/** Words by sound and by their edges, to find them despite an error. */
export interface SpellingIndex {
  readonly byFold: ReadonlyMap<string, string>;
  readonly byEdge: ReadonlyMap<string, readonly string[]>;
}

/**
 * Doubled consonants become single, and 'ph' is written as it sounds: 'stealling', 'pornografy'.
 */
const fold = (word: string): string =>
  word.replace(/ph/g, "f").replace(/([b-df-hj-np-tv-z])\1+/g, "$1");

/** The first letter is hardly ever mistyped: 'fillings' are not killings. */
const edgesOf = (word: string): string[] => [
  `${word.slice(0, 2)}-`,
  `${word.charAt(0)}-${word.slice(-2)}`,
];

/**
 * @param words found despite one error: nothing innocent is meant by them.
 * @param forms found despite a doubled letter.
 */
export function buildSpellingIndex(
  words: Iterable<string>,
  forms: Iterable<string>,
): SpellingIndex {
  const byFold = new Map<string, string>();
  const byEdge = new Map<string, string[]>();
  for (const form of forms) {
    if (form.length >= SHORTEST_FOLDED && !byFold.has(fold(form))) byFold.set(fold(form), form);
  }
  for (const word of words) {
    if (word.length < SHORTEST_WITH_ERROR || !/^[a-z]+$/.test(word)) continue;
    for (const edge of edgesOf(word)) byEdge.set(edge, [...(byEdge.get(edge) ?? []), word]);
  }
  return { byFold, byEdge };
}

/** A word without its regular ending, in each possible way. */
function basesOf(token: string): string[] {
  const bases = [token];
  if (token.endsWith("s")) bases.push(token.slice(0, -1));
  const ending = /(?:ing|ed)$/.exec(token)?.[0];
  if (ending) {
    const base = token.slice(0, -ending.length);
    bases.push(base, `${base}e`, base.replace(/([^aeiou])\1$/, "$1"));
  }
  return bases.filter((base) => base.length >= SHORTEST_WITH_ERROR - 1);
}

/** The indexed word that a token most likely stands for, with a doubled letter or one error. */
export function correctSpelling(token: string, index: SpellingIndex): string | undefined {
  if (!/^[a-z]{3,}$/.test(token)) return undefined;
  const folded = index.byFold.get(fold(token));
  if (folded !== undefined) return folded;
  for (const base of basesOf(token)) {
    // One error after the first letter leaves either the second letter or the last two intact.
    for (const edge of edgesOf(base)) {
      const meant = index.byEdge.get(edge)?.find((word) => distanceWithin(base, word, 1) <= 1);
      if (meant !== undefined) return meant;
    }
  }
  return undefined;
}
