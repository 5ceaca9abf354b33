import { normalize } from "./normalize.ts";

/** One place in a phrase: the words that may be there, in all their forms. */
interface Slot {
  readonly forms: ReadonlySet<string>;
  readonly optional: boolean;
}
export type Phrase = readonly Slot[];

/** What the words of a phrase may be: the file's groups, their forms, and insignificant words. */
export interface Vocabulary {
  /**
   * The forms of a word in the file: for a `<group>` those of all its words, for `=exactly` only
   * itself.
   */
  formsOf(term: string): ReadonlySet<string>;
  isSmall(word: string): boolean;
}

/** A word of the file as it is looked up: `<group>` and `=exactly` keep their mark. */
export const toTerm = (word: string): string => (/^[<=]/.test(word) ? word : normalize(word));

/**
 * Reads a phrase of `unsafe.yaml`: 'throw rock/stone at <creatures>'. Insignificant words are
 * dropped, as they are in typed text. Throws an Error when nothing is left.
 */
export function parsePhrase(text: string, vocabulary: Vocabulary): Phrase {
  const slots = text.split(/\s+/).flatMap((part) => {
    const optional = part.endsWith("?");
    const terms = (optional ? part.slice(0, -1) : part)
      .split("/")
      .map(toTerm)
      .filter((term) => !vocabulary.isSmall(term));
    const forms = new Set(terms.flatMap((term) => [...vocabulary.formsOf(term)]));
    return forms.size > 0 ? [{ forms, optional }] : [];
  });
  if (slots[0] === undefined || slots[0].optional) {
    throw new Error(`unsafe: '${text}' does not begin with a telling word`);
  }
  return slots;
}

/** How many places of a phrase are required. */
export const lengthOf = (phrase: Phrase): number =>
  phrase.filter(({ optional }) => !optional).length;

/**
 * Where a phrase that begins at `at` ends in the words (exclusive), or -1. Inside it, words for
 * which `mayStandBetween` holds are skipped.
 */
export function findEnd(
  phrase: Phrase,
  words: readonly string[],
  at: number,
  mayStandBetween: (word: string) => boolean,
  slot = 0,
): number {
  const next = phrase[slot];
  if (next === undefined) return at;
  const word = words[at];
  if (word !== undefined && next.forms.has(word)) {
    const end = findEnd(phrase, words, at + 1, mayStandBetween, slot + 1);
    if (end >= 0) return end;
  }
  if (next.optional) {
    const end = findEnd(phrase, words, at, mayStandBetween, slot + 1);
    if (end >= 0) return end;
  }
  return slot > 0 && word !== undefined && mayStandBetween(word)
    ? findEnd(phrase, words, at + 1, mayStandBetween, slot)
    : -1;
}

/** Groups items by each form of the words that they may begin with. */
export function byFirstForm<Item>(
  items: readonly Item[],
  first: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> {
  const map = new Map<string, Item[]>();
  for (const item of items) {
    for (const form of first(item)) {
      const those = map.get(form);
      if (those) those.push(item);
      else map.set(form, [item]);
    }
  }
  return map;
}

/** The forms of a phrase's first place. */
export const firstForms = (phrase: Phrase): ReadonlySet<string> =>
  phrase[0]?.forms ?? new Set<string>();
