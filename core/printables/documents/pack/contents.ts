import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { Drawing } from "../../drawing.ts";
import { banana } from "../../drawings/banana.ts";
import { bee } from "../../drawings/bee.ts";
import { bone } from "../../drawings/bone.ts";
import { carrot } from "../../drawings/carrot.ts";
import { cheese } from "../../drawings/cheese.ts";
import { daisy } from "../../drawings/daisy.ts";
import { dog } from "../../drawings/dog.ts";
import { fish } from "../../drawings/fish.ts";
import { monkey } from "../../drawings/monkey.ts";
import { mouse } from "../../drawings/mouse.ts";
import { penguin } from "../../drawings/penguin.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import type { PackAge, SheetParams } from "../../page.ts";
import { MAZE_SIZES, type Maze, makeMaze } from "../../puzzles/maze.ts";
import { gridFromPool, type PooledGrid } from "../../puzzles/pooled-grid.ts";
import { makeScramble, type Scramble } from "../../puzzles/scramble.ts";
import { makeSudoku, type Sudoku } from "../../puzzles/sudoku.ts";
import { makeSums, QUICK_SUMS, type Sum } from "../../puzzles/sums.ts";
import { PACK_GRID, PACK_WORDS } from "../../puzzles/word-grid.ts";
import { sameLetters } from "../../words/same-letters.ts";
import { scrambleWords, searchWords, type WordTheme } from "../../words/themes.ts";
import { chooseItems, chooseTheme, type ItemKind, SUDOKU_BLANKS, scrambleCount } from "./items.ts";

/** Who walks through the maze, and to what. */
export interface Walk {
  readonly who: Drawing;
  readonly goal: Drawing;
}

const WALKS: readonly [Walk, ...Walk[]] = [
  { who: mouse, goal: cheese },
  { who: bee, goal: daisy },
  { who: rabbit, goal: carrot },
  { who: dog, goal: bone },
  { who: monkey, goal: banana },
  { who: penguin, goal: fish },
];

/** The puzzle of one item. */
export type PackItem =
  | { readonly kind: "word-search"; readonly theme: WordTheme; readonly search: PooledGrid }
  | { readonly kind: "maze"; readonly maze: Maze; readonly walk: Walk }
  | { readonly kind: "sudoku"; readonly sudoku: Sudoku }
  | { readonly kind: "sums"; readonly sums: readonly Sum[] }
  | {
      readonly kind: "scramble";
      readonly theme: WordTheme;
      readonly scrambles: readonly Scramble[];
    };

/**
 * Words to unscramble and words to hide. None is in both, because the list beside the grid would
 * give the scrambled one away; so only words that the grid does not need may be scrambled.
 */
function chooseWords(theme: WordTheme, age: PackAge, count: number, random: Random) {
  const pool = searchWords(theme, age);
  const scrambled: string[] = [];
  let spare = pool.length - PACK_WORDS;
  for (const word of shuffled(scrambleWords(theme, age), random)) {
    if (scrambled.length === count) break;
    const shared = pool.includes(word);
    if (shared && spare === 0) continue;
    if (shared) spare -= 1;
    scrambled.push(word);
  }
  return { scrambled, hidden: pool.filter((word) => !scrambled.includes(word)) };
}

/** The items of a pack: the same parameters always make the same pack. */
export function makePack(
  { age, skill, time }: Pick<SheetParams, "age" | "skill" | "time">,
  random: Random,
): PackItem[] {
  const kinds = chooseItems(skill, time, random);
  const theme = chooseTheme(skill, random);
  const words = chooseWords(theme, age, scrambleCount(age, time), random);
  const make = (kind: ItemKind): PackItem => {
    switch (kind) {
      case "word-search": {
        const size = { count: PACK_WORDS, size: PACK_GRID };
        return { kind, theme, search: gridFromPool(words.hidden, size, random) };
      }
      case "maze":
        return { kind, maze: makeMaze(MAZE_SIZES[age], random), walk: pick(WALKS, random) };
      case "sudoku":
        return { kind, sudoku: makeSudoku({ size: 4, blanks: SUDOKU_BLANKS[age] }, random) };
      case "sums":
        return { kind, sums: makeSums(age, QUICK_SUMS, random) };
      case "scramble":
        return { kind, theme, scrambles: makeScramble(words.scrambled, random, sameLetters) };
    }
  };
  return kinds.map(make);
}
