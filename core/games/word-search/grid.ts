import { isUnwanted, UNWANTED_LENGTHS } from "../../printables/words/unwanted-words.ts";
import type { Random } from "../../random/random.ts";
import { type Cell, cellsFrom, columnOf, type Direction, rowOf } from "./lines.ts";

/** Where a word lies; its cells are in reading order. */
export interface Placement {
  readonly word: string;
  readonly cells: readonly Cell[];
}

/** A square of letters. Every placed word occurs exactly once, counted in eight directions. */
export interface WordGrid {
  readonly size: number;
  /** One capital letter per cell, row by row. */
  readonly letters: readonly string[];
  /** In the order of the given words. */
  readonly placements: readonly Placement[];
}

/** Attempts to place one word before the grid is started over (spec 3 §4). */
export const TRIES_PER_WORD = 200;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Lines through a cell: across, down, and both diagonals. Reversed words cover the other
 * directions.
 */
const AXES: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

const turned = (word: string): string => [...word].reverse().join("");

/** The grid under construction: it refuses a letter that would complete a wrong word. */
class Draft {
  readonly letters: (string | undefined)[];
  readonly #size: number;
  readonly #listed: ReadonlySet<string>;
  readonly #lengths: readonly number[];
  /**
   * Stretches that may contain a word, as first cell × area + last cell: a listed word, and what is
   * inside it (EGYPT, and PEE backward in SHEEP).
   */
  readonly #meant = new Set<number>();

  constructor(size: number, words: readonly string[]) {
    this.#size = size;
    this.letters = new Array<string | undefined>(size * size).fill(undefined);
    this.#listed = new Set(words.flatMap((word) => [word, turned(word)]));
    this.#lengths = [...new Set([...UNWANTED_LENGTHS, ...words.map(({ length }) => length)])];
  }

  /** Whether a text may occur only where a listed word contains it. */
  #isWrong(text: string): boolean {
    return this.#listed.has(text) || isUnwanted(text);
  }

  /**
   * Whether a stretch through the cell reads, in either direction, as something that must not be
   * there.
   */
  #readsWrong(cell: Cell): boolean {
    return AXES.some((axis) => this.#readsWrongAlong(axis, cell));
  }

  #readsWrongAlong([rows, columns]: Direction, cell: Cell): boolean {
    const size = this.#size;
    const step = rows * size + columns;
    const row = rowOf(cell, size);
    const column = columnOf(cell, size);
    // The unbroken run of letters around the cell.
    let text = this.letters[cell] ?? "";
    let before = 0;
    for (;;) {
      const away = before + 1;
      const inside = within(row - rows * away, size) && within(column - columns * away, size);
      const letter = inside ? this.letters[cell - away * step] : undefined;
      if (letter === undefined) break;
      text = letter + text;
      before = away;
    }
    for (let away = 1; ; away += 1) {
      const inside = within(row + rows * away, size) && within(column + columns * away, size);
      const letter = inside ? this.letters[cell + away * step] : undefined;
      if (letter === undefined) break;
      text += letter;
    }
    for (const length of this.#lengths) {
      const last = Math.min(before, text.length - length);
      for (let start = Math.max(0, before - length + 1); start <= last; start += 1) {
        if (!this.#isWrong(text.slice(start, start + length))) continue;
        const first = cell + (start - before) * step;
        if (!this.#meant.has(this.#stretch(first, first + (length - 1) * step))) return true;
      }
    }
    return false;
  }

  #stretch(end: Cell, otherEnd: Cell): number {
    return Math.min(end, otherEnd) * this.letters.length + Math.max(end, otherEnd);
  }

  /** Where a word lies, and where unwanted words lie inside it. */
  #stretchesIn(word: string, cells: readonly Cell[]): number[] {
    return this.#lengths.flatMap((length) =>
      cells.flatMap((cell, start) => {
        const last = cells[start + length - 1];
        if (last === undefined) return [];
        const isMeant = length === word.length || isUnwanted(word.slice(start, start + length));
        return isMeant ? [this.#stretch(cell, last)] : [];
      }),
    );
  }

  /** Places a word if it fits and creates nothing wrong; otherwise changes nothing. */
  place(word: string, cells: readonly Cell[]): boolean {
    const fits = cells.every((cell, index) => {
      const there = this.letters[cell];
      return there === undefined || there === word[index];
    });
    if (!fits) return false;
    const fresh = cells.filter((cell) => this.letters[cell] === undefined);
    cells.forEach((cell, index) => {
      this.letters[cell] = word[index];
    });
    const meant = this.#stretchesIn(word, cells).filter((stretch) => !this.#meant.has(stretch));
    for (const stretch of meant) this.#meant.add(stretch);
    // A word formed entirely by other words' letters would already be there, and was refused then.
    if (fresh.length > 0 && !fresh.some((cell) => this.#readsWrong(cell))) return true;
    for (const stretch of meant) this.#meant.delete(stretch);
    for (const cell of fresh) this.letters[cell] = undefined;
    return false;
  }

  /**
   * Writes a random letter into an empty cell; false if all twenty-six would create something
   * wrong.
   */
  fill(cell: Cell, random: Random): boolean {
    const start = Math.floor(random() * ALPHABET.length);
    for (let turn = 0; turn < ALPHABET.length; turn += 1) {
      this.letters[cell] = ALPHABET[(start + turn) % ALPHABET.length];
      if (!this.#readsWrong(cell)) return true;
    }
    this.letters[cell] = undefined;
    return false;
  }
}

const within = (index: number, size: number): boolean => index >= 0 && index < size;

/**
 * One attempt at a grid. Words are placed longest first; the rest is filled with random letters.
 * Neither a listed word nor an unwanted one occurs by accident in any of the eight directions.
 * @param words words of the letters A-Z
 * @returns undefined if a word found no place in its attempts: try again with the next random
 *   numbers. A list in which one word contains another, forward or backward, can never be laid out.
 */
export function layOutGrid(
  size: number,
  words: readonly string[],
  directions: readonly Direction[],
  random: Random,
): WordGrid | undefined {
  // WOLF and FLOW read the same line of letters.
  const readings = new Set(words.flatMap((word) => [word, turned(word)]));
  const palindromes = words.filter((word) => word === turned(word)).length;
  if (readings.size !== 2 * words.length - palindromes) return undefined;
  const draft = new Draft(size, words);
  const places = new Map<string, readonly Cell[]>();
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    for (let tries = 0; tries < TRIES_PER_WORD && !places.has(word); tries += 1) {
      const start = Math.floor(random() * size * size);
      const direction = directions[Math.floor(random() * directions.length)];
      const cells = direction && cellsFrom(start, direction, word.length, size);
      if (cells && draft.place(word, cells)) places.set(word, cells);
    }
    if (!places.has(word)) return undefined;
  }
  for (let cell = 0; cell < size * size; cell += 1) {
    if (draft.letters[cell] === undefined && !draft.fill(cell, random)) return undefined;
  }
  return {
    size,
    letters: draft.letters.map((letter) => letter ?? ""),
    placements: words.map((word) => ({ word, cells: places.get(word) ?? [] })),
  };
}
