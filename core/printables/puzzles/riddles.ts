import type { Random } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import type { Mark, SheetParams } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, line } from "../shapes.ts";
import { lineHeight, text, textBlock, textWidth } from "../text.ts";
import type { GridTask } from "./word-search-page.ts";

/** A clue that only one of the listed words answers. */
export type Clue = readonly [word: string, clue: string];

/** Room to write a word, in millimeters. */
const ANSWER = 52;

/** How many riddles are below a grid, or in large print on a separate page. */
export const riddlesFor = ({ age, large }: SheetParams): number =>
  large ? 10 : age === "68" ? 6 : 4;

/** Random clues, each with a line for its word, to be solved once the words are found. */
export function riddleTask(
  clues: readonly Clue[],
  count: number,
  heading: string,
  size: number,
  random: Random,
): GridTask {
  const chosen = shuffled(clues, random).slice(0, count);
  const width = 186 - ANSWER - 6;
  const label = (index: number, clue: string) => `${index + 1}. ${clue}`;
  const heights = chosen.map(([, clue], index) =>
    Math.max(10, textBlock({ x: 0, y: 0 }, label(index, clue), width, { size }).height + 2),
  );
  const top = lineHeight(size) + 2;
  const needed = top + heights.reduce((sum, height) => sum + height, 0);
  return {
    height: needed,
    draw: (box: Box, solved: boolean): Mark[] => {
      const spare = Math.min(8, (box.height - needed) / chosen.length);
      let y = box.y + top;
      const marks: Mark[] = [
        text({ x: box.x, y: box.y + size * POINT }, heading, { size, bold: true }),
      ];
      for (const [index, [word, clue]] of chosen.entries()) {
        const block = textBlock({ x: box.x, y }, label(index, clue), width, { size });
        const right = box.x + box.width;
        const base = y + size * POINT + 1.2;
        marks.push(
          ...block.marks,
          line(
            { x: right - ANSWER, y: base },
            { x: right, y: base },
            { stroke: "dark", width: 0.3 },
          ),
        );
        if (solved) {
          const x = right - ANSWER + (ANSWER - textWidth(word, { size, bold: true })) / 2;
          marks.push(text({ x, y: base - 1.2 }, word, { size, bold: true }));
        }
        y += (heights[index] ?? 0) + spare;
      }
      return marks;
    },
  };
}
