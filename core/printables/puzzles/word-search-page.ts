import type { Drawing } from "../drawing.ts";
import { placed } from "../drawing.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../page.ts";
import { checkbox } from "../parts/checkbox.ts";
import { POINT } from "../point.ts";
import { type Box, boxes } from "../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../text.ts";
import { drawWordGrid } from "./draw-word-grid.ts";
import { solveWordGrid, type WordGrid } from "./word-grid.ts";

/** A task below the grid. */
export interface GridTask {
  /** The height in millimeters at the full width of the page. */
  readonly height: number;
  readonly draw: (box: Box, solved: boolean) => readonly Mark[];
}

interface WordSearch {
  readonly intro: string;
  readonly grid: WordGrid;
  /** The listed words, in the order of the list. */
  readonly words: readonly string[];
  /** How the list writes a word; by default as in the grid. */
  readonly labelOf?: (word: string) => string;
  /** A picture beside a word of the list. */
  readonly pictureOf?: (word: string) => Drawing | undefined;
  /** Pictures to color to the left and right of the grid. */
  readonly beside?: readonly Drawing[];
  readonly task?: GridTask;
}

const asItIs = (word: string): string => word;

const GAP = 5;
const BOX = 5;
const PICTURE = 15;

/** The width of the pictures beside the grid, and the room from which they look good there. */
const BESIDE = 17;
const LEAST_BESIDE = 14;

/** The list's font size for beginning readers, in points. */
const EARLY_TYPE = 16;

/** The smallest cell of a grid, in millimeters, for letters of the sheet's smallest font size. */
const LEAST_CELL = { ordinary: 6.4, large: 9.2 } as const;

/**
 * A word search: instructions, the grid, the list with boxes to check, a task. In large print the
 * task has a page of its own, and so has the list if it would make the grid too small. The key
 * circles the words where a search finds them.
 */
export function wordSearchPages(
  search: WordSearch,
  params: SheetParams,
): { readonly pages: Page[]; readonly answers: Page[] } {
  const found = solveWordGrid(search.grid, search.words);
  return {
    pages: pagesOf(search, params, []),
    answers: pagesOf(search, params, found),
  };
}

function pagesOf(
  search: WordSearch,
  params: SheetParams,
  found: readonly (readonly number[])[],
): Page[] {
  const { intro, grid, words, task, beside = [] } = search;
  const type = typeSizes(params);
  const solved = found.length > 0;
  const size = params.age === "k2" ? Math.max(EARLY_TYPE, type.body) : type.body;
  const advice = textBlock({ x: 0, y: 0 }, intro, BODY.width, { size: type.body });
  const top = advice.height + 3;
  const letters = (box: Box): Mark[] => drawWordGrid(grid, box, found, type.small);
  if (task && !params.large) {
    const bank = bankOf(search, size, true);
    const height = BODY.height - top - task.height - GAP;
    const side = Math.min(height, BODY.width - bank.width - GAP * 2);
    const list = { x: side + GAP * 2, y: top, width: BODY.width - side - GAP * 2, height: side };
    const below = { x: 0, y: BODY.height - task.height, width: BODY.width, height: task.height };
    const marks = [
      ...advice.marks,
      ...letters({ x: 0, y: top, width: side, height: side }),
      ...drawBank(search, list, 1, size),
      ...task.draw(below, solved),
    ];
    return [{ marks }];
  }
  const bank = bankOf(search, size, false);
  const bankHeight = Math.ceil(words.length / bank.columns) * bank.rowHeight;
  const wide = BODY.width - (beside.length > 0 ? 2 * BESIDE : 0);
  const together = Math.min(BODY.height - top - bankHeight - GAP, wide);
  const leastCell = params.large ? LEAST_CELL.large : LEAST_CELL.ordinary;
  const apart = together < leastCell * grid.size;
  const side = apart ? Math.min(BODY.height - top, wide) : together;
  const box = { x: (BODY.width - side) / 2, y: top, width: side, height: side };
  const marks = [...advice.marks, ...picturesBeside(beside, box), ...letters(box)];
  const list = (y: number) =>
    drawBank(search, { x: 0, y, width: BODY.width, height: bankHeight }, bank.columns, size);
  return [
    { marks: apart ? marks : [...marks, ...list(top + side + GAP)] },
    ...(apart ? [{ marks: list(0) }] : []),
    ...(task ? [{ marks: task.draw({ ...BODY, x: 0, y: 0 }, solved) }] : []),
  ];
}

/** The layout of the list: in one column beside the grid, or in as many as fit below it. */
function bankOf(
  { words, pictureOf, labelOf = asItIs }: WordSearch,
  size: number,
  inOneColumn: boolean,
) {
  const longest = Math.max(...words.map((word) => textWidth(labelOf(word), { size })));
  const width = BOX + 2.5 + (pictureOf ? PICTURE + 2 : 0) + longest + 4;
  const columns = inOneColumn ? 1 : Math.max(1, Math.min(4, Math.floor(BODY.width / width)));
  const rowHeight = pictureOf ? PICTURE + 2 : size * POINT * 1.9;
  return { width, columns, rowHeight };
}

function drawBank(
  { words, pictureOf, labelOf = asItIs }: WordSearch,
  box: Box,
  columns: number,
  size: number,
): Mark[] {
  const cells = boxes(box, columns, Math.ceil(words.length / columns));
  return words.flatMap((word, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const middle = cell.y + cell.height / 2;
    const picture = pictureOf?.(word);
    const side = Math.min(PICTURE, cell.height - 1);
    const wordAt = cell.x + BOX + 2.5 + (pictureOf ? PICTURE + 2 : 0);
    return [
      checkbox({ x: cell.x, y: middle - BOX / 2 }, BOX),
      ...(picture
        ? placed(picture, {
            x: cell.x + BOX + 2.5,
            y: middle - side / 2,
            width: PICTURE,
            height: side,
          })
        : []),
      text({ x: wordAt, y: middle + size * POINT * 0.34 }, labelOf(word), { size }),
    ];
  });
}

function picturesBeside(pictures: readonly Drawing[], grid: Box): Mark[] {
  if (grid.x < LEAST_BESIDE) return [];
  const rows = Math.ceil(pictures.length / 2);
  return pictures.flatMap((picture, index) => {
    const height = grid.height / rows;
    const width = grid.x - 3;
    const x = index % 2 === 0 ? 0 : BODY.width - width;
    const y = grid.y + Math.floor(index / 2) * height;
    return placed(picture, { x, y: y + 3, width, height: height - 6 });
  });
}
