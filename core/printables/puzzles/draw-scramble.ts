import type { Mark } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, boxes, rectangle } from "../shapes.ts";
import { text, textIn } from "../text.ts";
import type { Scramble } from "./scramble.ts";

interface ScrambleStyle {
  /** Of the letters, in points. */
  readonly size: number;
  /** Whether to write the words into their boxes. */
  readonly solved?: boolean;
  /** The number of the first word, by default 1. */
  readonly first?: number;
}

/** The largest box for one letter, in millimeters. */
const LARGEST_TILE = 11;

/** Between the scrambled letters and the boxes to write in. */
const GAP = 10;

/** The smallest box for a letter of this size, in millimeters: a W has to fit. */
const smallestTile = (size: number): number => size * POINT * 1.12;

/**
 * Scrambled words below each other, filling a box: each has its letters on tiles, then empty boxes
 * to write the word into, or below if the box is narrow.
 */
export function drawScramble(
  scrambles: readonly Scramble[],
  box: Box,
  { size, solved = false, first = 1 }: ScrambleStyle,
): Mark[] {
  const longest = Math.max(...scrambles.map(({ word }) => word.length), 1);
  // Room for the number: two digits and a period.
  const indent = Math.max(11, size * POINT * 2);
  const room = box.width - indent;
  const beside = (room - GAP) / (2 * longest);
  const stacked = beside < smallestTile(size);
  return boxes(box, 1, Math.max(1, scrambles.length)).flatMap((row, index) => {
    const scramble = scrambles[index];
    if (!scramble) return [];
    const high = row.height * (stacked ? 0.4 : 0.78);
    const tile = Math.min(LARGEST_TILE, high, stacked ? room / longest : beside);
    const top = row.y + (row.height - (stacked ? 2 * tile + 1.5 : tile)) / 2;
    const answer = {
      x: stacked ? box.x + indent : box.x + indent + longest * tile + GAP,
      y: stacked ? top + tile + 1.5 : top,
    };
    return [
      text({ x: box.x, y: top + tile / 2 + size * POINT * 0.34 }, `${first + index}.`, { size }),
      ...[...scramble.letters].flatMap((letter, at) => {
        const place = { x: box.x + indent + at * tile, y: top, width: tile, height: tile };
        return [
          rectangle({ ...place, width: tile - 0.8 }, { fill: "light", stroke: "mid" }, 1.5),
          textIn({ ...place, width: tile - 0.8 }, letter, { size, bold: true }),
        ];
      }),
      ...[...scramble.word].flatMap((letter, at) => {
        const place = { x: answer.x + at * tile, y: answer.y, width: tile, height: tile };
        const shown = solved || scramble.given.includes(at);
        return [
          rectangle(place, { stroke: "ink", width: 0.5 }),
          ...(shown ? [textIn(place, letter, { size, bold: solved })] : []),
        ];
      }),
    ];
  });
}
