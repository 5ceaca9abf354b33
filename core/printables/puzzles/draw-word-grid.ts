import { type Cell, columnOf, rowOf } from "../../games/word-search/lines.ts";
import { type Mark, SMALLEST_TYPE } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, mm, path, rectangle } from "../shapes.ts";
import { textIn } from "../text.ts";
import type { WordGrid } from "./word-grid.ts";

/** The letters' size relative to their cell, and the largest that still looks good, in points. */
const LETTER = 0.62;
const LARGEST_LETTER = 24;

/** Half the width of the key's loop relative to a cell. */
const LOOP = 0.42;

/** The length of control handles for a quarter of a circle of radius 1. */
const ROUND = 0.5522847498;

/** The square in the middle of a box in which a grid is drawn. */
function wordGridBox(box: Box): Box {
  const side = Math.min(box.width, box.height);
  return {
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  };
}

/**
 * A square of letters as large as a box allows; `found` are the cells of words to be circled.
 * Letters are never smaller than `smallest` points, so the caller must provide a large enough box.
 */
export function drawWordGrid(
  { letters, size }: Pick<WordGrid, "letters" | "size">,
  into: Box,
  found: readonly (readonly Cell[])[] = [],
  smallest: number = SMALLEST_TYPE,
): Mark[] {
  const box = wordGridBox(into);
  const cell = box.width / size;
  const type = Math.max(smallest, Math.min(LARGEST_LETTER, (cell * LETTER) / POINT));
  return [
    rectangle(box, { stroke: "ink", width: 0.8 }, 3),
    // All outlines are drawn over all fills, so that crossing loops are both complete.
    ...found.map((cells) => path(loop(cells, size, box), { fill: "light" })),
    ...found.map((cells) => path(loop(cells, size, box), { stroke: "dark", width: 0.7 })),
    ...letters.map((letter, index) =>
      textIn(
        {
          x: box.x + columnOf(index, size) * cell,
          y: box.y + rowOf(index, size) * cell,
          width: cell,
          height: cell,
        },
        letter,
        { size: type },
      ),
    ),
  ];
}

/** A long rounded loop around the cells of a word. */
function loop(cells: readonly Cell[], size: number, box: Box): string {
  const cell = box.width / size;
  const middle = (index: Cell = 0) => ({
    x: box.x + (columnOf(index, size) + 0.5) * cell,
    y: box.y + (rowOf(index, size) + 0.5) * cell,
  });
  const [from, to] = [middle(cells[0]), middle(cells.at(-1))];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const radius = cell * LOOP;
  // One radius along the word, and one to its left.
  const [alongX, alongY] = [
    ((to.x - from.x) / length) * radius,
    ((to.y - from.y) / length) * radius,
  ];
  const at = (end: { x: number; y: number }, along: number, left: number) =>
    `${mm(end.x + along * alongX + left * alongY)} ${mm(end.y + along * alongY - left * alongX)}`;
  const turn = (end: { x: number; y: number }, out: 1 | -1) =>
    `C${at(end, out * ROUND, out)} ${at(end, out, out * ROUND)} ${at(end, out, 0)}` +
    `C${at(end, out, -out * ROUND)} ${at(end, out * ROUND, -out)} ${at(end, 0, -out)}`;
  return `M${at(from, 0, 1)}L${at(to, 0, 1)}${turn(to, 1)}L${at(from, 0, -1)}${turn(from, -1)}Z`;
}
