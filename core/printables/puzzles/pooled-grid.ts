import type { Random } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import { makeWordGrid, type WordGrid } from "./word-grid.ts";

/** So many other choices of words are tried before the pool counts as unfit. */
const DRAWS = 40;

/** A grid and the words that stand in it, in the order of the alphabet. */
export interface PooledGrid {
  readonly grid: WordGrid;
  readonly words: readonly string[];
}

/**
 * A grid with some words of a pool, chosen by chance.
 * @throws Error if words of the pool do not fit into a grid of that size.
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
