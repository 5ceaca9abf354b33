import { seededRandom } from "../../random/random.ts";
import { layOutGrid, type WordGrid } from "./grid.ts";
import { ALL_DIRECTIONS, type Cell, FORWARD, lineBetween, nearestLineEnd } from "./lines.ts";
import { type Category, WORD_LISTS } from "./word-lists.ts";

/** Rows and columns (spec 3 §9). */
export const GRID_SIZE = 12;
/** Found words that finish a game, if that many are listed (spec 3 §9). */
export const WORDS_TO_FIND = 10;

/** The fewest cells that count as an attempt to mark a word. */
const SHORTEST_LINE = 3;

/** Easy words read forward; medium is the specified game with eight directions. */
export const LEVELS = { easy: FORWARD, medium: ALL_DIRECTIONS } as const;
export type Level = keyof typeof LEVELS;

export interface WordSearchOptions {
  readonly category: Category;
  readonly level: Level;
  readonly seed: string;
}

/** A line that the player has started and not ended. */
export interface MarkedLine {
  readonly from: Cell;
  /** In a straight line with `from`, or `from` itself. */
  readonly to: Cell;
  /** Which press is being held: the one that started the line, or the one that ends it. */
  readonly held: "first" | "second" | "none";
}

/** What the last finished line was. */
export type LineResult =
  | { readonly kind: "found" | "again"; readonly word: string }
  | { readonly kind: "miss"; readonly letters: string };

export interface WordSearchState {
  readonly options: WordSearchOptions;
  readonly grid: WordGrid;
  /** Words in the order in which they were found. */
  readonly found: readonly string[];
  readonly line: MarkedLine | undefined;
  readonly lineResult: LineResult | undefined;
  /**
   * Milliseconds of play when the last required word was found. More words may be found afterward.
   */
  readonly finishedAfter: number | undefined;
}

/**
 * What a player does by mouse, finger or keyboard. A drag is press, reach…, release; two taps are
 * press, release, press, release; a key presses and releases at once, with reach in between.
 */
export type WordSearchEvent =
  | { readonly type: "press"; readonly cell: Cell }
  | { readonly type: "reach"; readonly cell: Cell }
  /** @prop at milliseconds of play */
  | { readonly type: "release"; readonly at: number }
  | { readonly type: "cancel" };

/** Words to find to finish the game: min(10, words). */
export function wordsNeeded({ grid }: WordSearchState): number {
  return Math.min(WORDS_TO_FIND, grid.placements.length);
}

/** A grid of the words of a category. The same options always give the same grid. */
function gridOf({ category, level, seed }: WordSearchOptions): WordGrid {
  const random = seededRandom(`word-search ${category} ${level} ${seed}`);
  for (;;) {
    // Our lists nearly always fit at the first attempt (see the tests); no word is ever left out.
    const grid = layOutGrid(GRID_SIZE, WORD_LISTS[category], LEVELS[level], random);
    if (grid) return grid;
  }
}

/** A new game with nothing found. 'New' and another category start one with other options. */
export function initialWordSearch(options: WordSearchOptions): WordSearchState {
  return {
    options,
    grid: gridOf(options),
    found: [],
    line: undefined,
    lineResult: undefined,
    finishedAfter: undefined,
  };
}

const isCell = ({ grid }: WordSearchState, cell: Cell): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < grid.letters.length;

/** The cells of the line that is being marked. */
export function markedCells({ grid, line }: WordSearchState): readonly Cell[] {
  return line ? (lineBetween(line.from, line.to, grid.size) ?? []) : [];
}

/** The letters in some cells, as one word. */
export function lettersAt({ grid }: WordSearchState, cells: readonly Cell[]): string {
  return cells.map((cell) => grid.letters[cell]).join("");
}

function press(state: WordSearchState, cell: Cell): WordSearchState {
  const { line, grid } = state;
  // The second tap ends a straight line; elsewhere it starts a new one.
  if (line && lineBetween(line.from, cell, grid.size)) {
    return { ...state, line: { from: line.from, to: cell, held: "second" } };
  }
  return { ...state, line: { from: cell, to: cell, held: "first" } };
}

function reach(state: WordSearchState, cell: Cell): WordSearchState {
  const { line, grid } = state;
  if (!line) return state;
  // A player who drags on from a second tap has changed their mind: the drag is a line of its own.
  const from = line.held === "second" && cell !== line.to ? line.to : line.from;
  const to = nearestLineEnd(from, cell, grid.size);
  if (from === line.from && to === line.to) return state;
  return { ...state, line: { from, to, held: from === line.from ? line.held : "first" } };
}

function release(state: WordSearchState, at: number): WordSearchState {
  const { line, found, grid } = state;
  if (!line) return state;
  const cells = markedCells(state);
  if (line.held === "first" && cells.length < SHORTEST_LINE) {
    // Hardly moved: this is the first of two taps, even if the finger slipped a little.
    return { ...state, line: { from: line.from, to: line.from, held: "none" } };
  }
  // Tapping the same letter again cancels the line.
  if (line.from === line.to) return { ...state, line: undefined };
  const done = { ...state, line: undefined };
  const word = grid.placements.find(({ cells }) => {
    const [first, last] = [cells[0], cells.at(-1)];
    return (first === line.from && last === line.to) || (first === line.to && last === line.from);
  })?.word;
  if (!word) {
    return { ...done, lineResult: { kind: "miss", letters: lettersAt(state, cells) } };
  }
  if (found.includes(word)) return { ...done, lineResult: { kind: "again", word } };
  const finished = found.length + 1 === wordsNeeded(state);
  return {
    ...done,
    found: [...found, word],
    lineResult: { kind: "found", word },
    finishedAfter: finished ? at : state.finishedAfter,
  };
}

/** The state after an event. What is not possible changes nothing. */
export function nextWordSearch(state: WordSearchState, event: WordSearchEvent): WordSearchState {
  switch (event.type) {
    case "press":
      return isCell(state, event.cell) ? press(state, event.cell) : state;
    case "reach":
      return isCell(state, event.cell) ? reach(state, event.cell) : state;
    case "release":
      return release(state, event.at);
    case "cancel":
      return state.line ? { ...state, line: undefined } : state;
  }
}
