import type { Random } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import { hasUnwantedWord } from "../words/unwanted-words.ts";

/** A word and its letters in another order. */
export interface Scramble {
  readonly word: string;
  readonly letters: string;
  /**
   * The positions of letters that the sheet gives away, if the letters alone have a second answer.
   */
  readonly given: readonly number[];
}

/** Words of one puzzle in the pack (spec 3 §9). */
export const SCRAMBLED_WORDS = 5;

/** How many orders are tried; the best one is used. */
const TRIES = 40;

/**
 * Scrambles words. A scramble is not the word itself, contains nothing unwanted, and is one of
 * `avoided` only if the letters have no other order; among random orders, the one in which most
 * letters have moved is chosen.
 * @param avoided for each word, other words with the same letters
 * @returns one for each word, in order, without those that cannot be scrambled.
 */
export function makeScramble(
  words: readonly string[],
  random: Random,
  avoided: (word: string) => readonly string[] = () => [],
): Scramble[] {
  return words.flatMap((word) => {
    const others = avoided(word);
    const letters = mixed(word, others, random);
    return letters === undefined ? [] : [{ word, letters, given: givenFor(word, others) }];
  });
}

function mixed(word: string, others: readonly string[], random: Random): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const letters = shuffled([...word], random).join("");
    if (letters === word || others.includes(letters) || hasUnwantedWord(letters)) continue;
    const moved = [...letters].filter((letter, index) => letter !== word[index]).length;
    // A scramble that begins with the right letter is easy to guess.
    const worth = moved + (letters[0] === word[0] ? 0 : 1);
    if (worth > most) [best, most] = [letters, worth];
  }
  return best ?? firstOrder(word, others) ?? firstOrder(word, []);
}

/**
 * False if every other order of the letters is the same word ('AAA') or contains an unwanted one.
 */
export const canBeMixed = (word: string): boolean => firstOrder(word, []) !== undefined;

/** The first acceptable order of the letters, if any, among all of them. */
function firstOrder(
  word: string,
  others: readonly string[],
  begun = "",
  left: readonly string[] = [...word].reverse(),
): string | undefined {
  if (hasUnwantedWord(begun)) return undefined;
  if (left.length === 0) return begun === word || others.includes(begun) ? undefined : begun;
  for (const letter of new Set(left)) {
    const rest = left.toSpliced(left.indexOf(letter), 1);
    const found = firstOrder(word, others, begun + letter, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The fewest positions, from the left, whose letters rule out every other word. */
export function givenFor(word: string, others: readonly string[]): number[] {
  const given: number[] = [];
  let left = others.filter((other) => other !== word);
  while (left.length > 0) {
    const place = [...word].reduce<{ at: number; out: number }>(
      (best, letter, at) => {
        const out = left.filter((other) => other[at] !== letter).length;
        return out > best.out ? { at, out } : best;
      },
      { at: 0, out: 0 },
    ).at;
    given.push(place);
    left = left.filter((other) => other[place] === word[place]);
  }
  return given.sort((one, other) => one - other);
}

/** A word's letters in alphabetical order: equal for all words with the same letters. */
export const lettersOf = (word: string): string => [...word].sort().join("");

/**
 * The dictionary words that a scramble can stand for: those with the same letters and the given
 * ones in their positions.
 */
export function solveScramble(
  { letters, given, word }: Scramble,
  dictionary: Iterable<string>,
): string[] {
  const key = lettersOf(letters);
  const shown = new Map(given.map((at) => [at, word[at]]));
  return [...new Set(dictionary)].filter(
    (candidate) =>
      candidate.length === letters.length &&
      lettersOf(candidate) === key &&
      [...shown].every(([at, letter]) => candidate[at] === letter),
  );
}
