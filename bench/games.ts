import { layOutGrid } from "#core/games/word-search/grid.ts";
import { ALL_DIRECTIONS, cellsFrom } from "#core/games/word-search/lines.ts";
import { WORD_LISTS } from "#core/games/word-search/word-lists.ts";
import { GRID_SIZE } from "#core/games/word-search/word-search.ts";
import { seededRandom } from "#core/random/random.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

const GRIDS = 600;
const WARM_UP = 100;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** How long it takes to lay out a word search, compared with a layout without checks. */
export function measureGames(): Row[] {
  const words = WORD_LISTS.animals;
  const ours = timed((seed) => {
    const random = seededRandom(`bench ${seed}`);
    while (!layOutGrid(GRID_SIZE, words, ALL_DIRECTIONS, random));
  });
  const plain = timed((seed) => layOutUnchecked(words, seed));
  return [
    {
      name: "Word search laid out",
      figure: median(ours),
      unit: "ms",
      reference: { value: median(plain), what: "letters unchecked" },
      target: { of: "figure", most: 5 },
    },
  ];
}

function timed(work: (seed: number) => void): number[] {
  const samples: number[] = [];
  for (let seed = 0; seed < WARM_UP + GRIDS; seed += 1) {
    const began = performance.now();
    work(seed);
    if (seed >= WARM_UP) samples.push(performance.now() - began);
  }
  return samples;
}

/** Words wherever they fit, then random letters: a listed or a rude word may occur by accident. */
function layOutUnchecked(words: readonly string[], seed: number): string {
  const random = seededRandom(`bench ${seed}`);
  const letters: string[] = new Array(GRID_SIZE ** 2).fill("");
  for (const word of words) {
    for (let isPlaced = false; !isPlaced; ) {
      const start = Math.floor(random() * letters.length);
      const direction = ALL_DIRECTIONS[Math.floor(random() * ALL_DIRECTIONS.length)];
      const cells = direction && cellsFrom(start, direction, word.length, GRID_SIZE);
      isPlaced = cells?.every((cell, at) => ["", word[at]].includes(letters[cell])) ?? false;
      if (isPlaced)
        for (const [at, cell] of (cells ?? []).entries()) letters[cell] = word[at] ?? "";
    }
  }
  return letters.map((letter) => letter || LETTERS[Math.floor(random() * 26)]).join("");
}
