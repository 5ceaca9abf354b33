import { layOutGrid, type WordGrid } from "../../games/word-search/grid.ts";
import { ALL_DIRECTIONS, type Cell, cellsFrom } from "../../games/word-search/lines.ts";
import type { Random } from "../../random/random.ts";

export type { WordGrid } from "../../games/word-search/grid.ts";

/** Rows and columns of a full sheet, and of a page of the pack (spec 3 §9). */
export const SHEET_GRID = 12;
export const PACK_GRID = 8;

/** Words on a page of the pack (spec 3 §9). */
export const PACK_WORDS = 8;

/** How many times a grid is started over before the words count as impossible to combine. */
const ATTEMPTS = 60;

/**
 * A square in which every word occurs exactly once, counted in all eight directions, and unwanted
 * words occur only inside listed ones.
 * @returns undefined if the words cannot be combined: one is too long, has letters outside A-Z or
 *   is contained
 *   in another, forward or backward, or there are too many for the size.
 */
export function makeWordGrid(
  { words, size }: { readonly words: readonly string[]; readonly size: number },
  random: Random,
): WordGrid | undefined {
  const hopeless = words.some((word) => !/^[A-Z]{2,}$/u.test(word) || word.length > size);
  if (hopeless || !apart(words)) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const grid = layOutGrid(size, words, ALL_DIRECTIONS, random);
    if (grid) return grid;
  }
  return undefined;
}

/** The words that contain this one, forward or backward, and so cannot share a grid with it. */
export function holdersOf(word: string, words: readonly string[]): string[] {
  const backwards = [...word].reverse().join("");
  return words.filter(
    (other) => other !== word && (other.includes(word) || other.includes(backwards)),
  );
}

const apart = (words: readonly string[]): boolean =>
  new Set(words).size === words.length &&
  words.every((word) => holdersOf(word, words).length === 0);

/**
 * Every occurrence of a word in a square of letters, found by reading from each cell in each
 * direction. A palindrome counts once.
 */
export function findWord(
  { letters, size }: Pick<WordGrid, "letters" | "size">,
  word: string,
): (readonly Cell[])[] {
  const places = new Map<string, readonly Cell[]>();
  for (const [start, letter] of letters.entries()) {
    if (letter !== word[0]) continue;
    for (const direction of ALL_DIRECTIONS) {
      const cells = cellsFrom(start, direction, word.length, size);
      if (!cells?.every((cell, index) => letters[cell] === word[index])) continue;
      const ends = [cells[0], cells.at(-1)].sort((one, other) => (one ?? 0) - (other ?? 0));
      if (!places.has(ends.join())) places.set(ends.join(), cells);
    }
  }
  return [...places.values()];
}

/** The key: the cells of all words as they are found in the letters, not as they were placed. */
export function solveWordGrid(
  grid: Pick<WordGrid, "letters" | "size">,
  words: readonly string[],
): (readonly Cell[])[] {
  return words.flatMap((word) => findWord(grid, word));
}

/**
 * A sheet's own list in a full-size grid. Our lists are known to fit (their tests place each of
 * them), so one that does not is an error in the list.
 */
export function listedGrid(words: readonly string[], random: Random): WordGrid {
  const grid = makeWordGrid({ words, size: SHEET_GRID }, random);
  if (!grid) throw new Error(`No grid holds ${words.join(", ")}`);
  return grid;
}
