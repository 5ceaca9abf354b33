import { distanceWithin } from "./distance.ts";

/** Below so many letters one wrong letter makes too many other words. */
const SHORTEST_WITH_ERROR = 6;
/** Below so many, a doubled letter does. */
const SHORTEST_FOLDED = 4;

/** Words by how they sound and by how they begin and end, to be found in spite of an error. */
export interface SpellingIndex {
  readonly byFold: ReadonlyMap<string, string>;
  readonly byEdge: ReadonlyMap<string, readonly string[]>;
}

/** Doubled consonants as single ones, and 'ph' as it sounds: 'stealling', 'pornografy'. */
const fold = (word: string): string =>
  word.replace(/ph/g, "f").replace(/([b-df-hj-np-tv-z])\1+/g, "$1");

/** The first letter is hardly ever mistyped: 'fillings' are no killings. */
const edgesOf = (word: string): string[] => [
  `${word.slice(0, 2)}-`,
  `${word.charAt(0)}-${word.slice(-2)}`,
];

/**
 * @param words looked for in spite of one error: they mean nothing else than what is unsafe.
 * @param forms looked for in spite of a doubled letter.
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

/** What is left of a word without a regular ending. */
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

/** The indexed word that a token is most likely meant for, with a doubled letter or one error. */
export function correctSpelling(token: string, index: SpellingIndex): string | undefined {
  if (!/^[a-z]{3,}$/.test(token)) return undefined;
  const folded = index.byFold.get(fold(token));
  if (folded !== undefined) return folded;
  for (const base of basesOf(token)) {
    // One error behind the first letter leaves the second or the last two as they were.
    for (const edge of edgesOf(base)) {
      const meant = index.byEdge.get(edge)?.find((word) => distanceWithin(base, word, 1) <= 1);
      if (meant !== undefined) return meant;
    }
  }
  return undefined;
}
