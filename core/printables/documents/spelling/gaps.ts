/** A word with some of its letters missing. */
export interface Gapped {
  readonly word: string;
  /** The position of the first missing letter, and how many are missing. */
  readonly from: number;
  readonly count: number;
}

/** Reads 'fr(i)end'. */
export function gappedOf(marked: string): Gapped {
  const from = marked.indexOf("(");
  const word = marked.replace(/[()]/gu, "");
  return { word, from, count: marked.indexOf(")") - from - 1 };
}

/** Whether the remaining letters allow a word. */
export function fits({ word, from, count }: Gapped, other: string): boolean {
  return (
    other.length === word.length &&
    other.slice(0, from) === word.slice(0, from) &&
    other.slice(from + count) === word.slice(from + count)
  );
}

/** What to leave out, best first: pairs of vowels or of equal letters, then vowels. */
const WORTH = [/[aeiou]{2}|(?<twin>[a-z])\k<twin>/giu, /[aeiouy]/giu, /\p{L}/gu];

/** A gap inside a word for which no other word of the list fits; undefined if there is none. */
export function gapIn(word: string, list: readonly string[]): Gapped | undefined {
  for (const worth of WORTH) {
    for (const match of word.matchAll(worth)) {
      const gapped = { word, from: match.index, count: match[0].length };
      const alone = list.every((other) => other === word || !fits(gapped, other));
      if (alone && (match.index > 0 || worth === WORTH.at(-1))) return gapped;
    }
  }
  return undefined;
}
