import type { Random } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import { makeWordGrid, type WordGrid } from "./word-grid.ts";

/** How many selections of words are tried before the pool counts as unfit. */
const DRAWS = 40;

/** A grid and its words in alphabetical order. */
export interface PooledGrid {
  readonly grid: WordGrid;
  readonly words: readonly string[];
}

/**
 * A grid with randomly chosen words of a pool.
 * @throws Error if the pool's words do not fit into a grid of this size.
 */
export function gridFromPool(
  pool: readonly string[],
  { count, size }: { readonly count: number; readonly size: number },
  random: Random,
): PooledGrid {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const words = shuffled(pool, random).slice(0, count).sort();
    const grid = makeWordGrid({ words, size }, random);
    if (grid) return { grid, words };
  }
  throw new Error(`No ${count} words of ${pool.join(", ")} fit into ${size} by ${size}`);
}
