import type { Random } from "../../../random/random.ts";
import type { Generate } from "../../page.ts";
import { holdersOf, makeWordGrid, type WordGrid } from "../../puzzles/word-grid.ts";
import { wordSearchPages } from "../../puzzles/word-search-page.ts";

/** The sheet's words if the teacher has given none. */
export const SCHOOL_WORDS = [
  "BOOK",
  "CRAYON",
  "DESK",
  "FRIEND",
  "LESSON",
  "LIBRARY",
  "MUSIC",
  "PENCIL",
  "RECESS",
  "SCIENCE",
  "STORY",
  "TEACHER",
];

/** Rows and columns: few for short lists, never so many that the letters get small. */
const SIZES = { least: 8, most: 18 } as const;

/** A list that fits into one grid. */
interface Fitting {
  readonly grid: WordGrid;
  readonly words: readonly string[];
  /** Words that did not fit with the others. */
  readonly leftOut: readonly string[];
}

/** The smallest comfortable grid for a list: its longest word fits, and the words take up half. */
export function comfortableSize(words: readonly string[]): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const longest = Math.max(...words.map(({ length }) => length));
  const roomy = Math.ceil(Math.sqrt(letters * 2));
  return Math.min(SIZES.most, Math.max(SIZES.least, longest, roomy));
}

/** A grid for as many words of the list as can share one, in order. */
function fitted(list: readonly string[], random: Random): Fitting | undefined {
  const apart: string[] = [];
  for (const word of list) {
    const clash = [...apart, word].some((one) => holdersOf(one, [...apart, word]).length > 0);
    if (!clash && !apart.includes(word)) apart.push(word);
  }
  for (let words = apart; words.length > 0; words = words.slice(0, -1)) {
    for (let size = comfortableSize(words); size <= SIZES.most; size += 1) {
      const grid = makeWordGrid({ words, size }, random);
      if (grid) return { grid, words, leftOut: list.filter((word) => !words.includes(word)) };
    }
  }
  return undefined;
}

const INTRO =
  "These words hide in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

export const generate: Generate = (params, random) => {
  // A grid does not show the space of 'ICE CREAM'.
  const labels = new Map(params.words.map((entry) => [entry.replaceAll(" ", ""), entry]));
  const labelOf = (word: string) => labels.get(word) ?? word;
  const fitting = fitted([...labels.keys()], random) ?? fitted(SCHOOL_WORDS, random);
  if (!fitting) throw new Error("The sheet's own words do not fit");
  const { grid, words } = fitting;
  const leftOut = fitting.leftOut.map(labelOf);
  const intro =
    leftOut.length > 0 ? `${INTRO} These did not fit in: ${leftOut.join(", ")}.` : INTRO;
  return { title: "Word Search", ...wordSearchPages({ intro, grid, words, labelOf }, params) };
};
