import { LINE, type Mark, SMALLEST_TYPE } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, boxes, path, rectangle } from "../shapes.ts";
import { textIn } from "../text.ts";
import { blockWidth, type Sudoku } from "./sudoku.ts";

/** The width of the lines around blocks: in millimeters, and relative to a small cell. */
const BLOCK_LINE = { most: 1.1, part: 0.2 };

/** The font size relative to a cell's height. */
const TYPE = 0.6;

/**
 * A sudoku in a box with its given numbers in bold; with `solution`, the blanks are filled in with
 * a lighter font.
 * @param smallest the smallest font size in points, even in small cells.
 */
export function drawSudoku(
  { size, cells }: Sudoku,
  box: Box,
  solution: readonly number[] = [],
  smallest: number = SMALLEST_TYPE,
): Mark[] {
  const [wide, high] = [box.width / size, box.height / size];
  const block = Math.min(BLOCK_LINE.most, wide * BLOCK_LINE.part);
  const grid: string[] = [];
  const thick: string[] = [];
  for (let index = 1; index < size; index += 1) {
    const [x, y] = [box.x + index * wide, box.y + index * high].map((value) => value.toFixed(2));
    (index % blockWidth(size) === 0 ? thick : grid).push(
      `M${x} ${box.y.toFixed(2)}L${x} ${(box.y + box.height).toFixed(2)}`,
    );
    (index % 2 === 0 ? thick : grid).push(
      `M${box.x.toFixed(2)} ${y}L${(box.x + box.width).toFixed(2)} ${y}`,
    );
  }
  const points = Math.max(smallest, Math.round((Math.min(wide, high) * TYPE) / POINT));
  const numbers = boxes(box, size, size).flatMap((cell, index) => {
    const given = cells[index] ?? 0;
    const number = given || (solution[index] ?? 0);
    if (number === 0) return [];
    const style = given ? { size: points, bold: true } : { size: points, tone: "dark" as const };
    return [textIn(cell, String(number), style)];
  });
  return [
    rectangle(box, { fill: "paper" }),
    path(grid.join(""), { stroke: "ink", width: LINE }),
    path(thick.join(""), { stroke: "ink", width: block }),
    rectangle(box, { stroke: "ink", width: block }),
    ...numbers,
  ];
}
