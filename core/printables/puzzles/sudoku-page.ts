import type { Random } from "#core/random/random.ts";
import { BODY, type Mark, type PackAge, type Page, type Sheet, type SheetParams } from "../page.ts";
import { type Box, boxes, rectangle, star } from "../shapes.ts";
import { lineHeight, text, textBlock, textWidth, typeSizes } from "../text.ts";
import { drawSudoku } from "./draw-sudoku.ts";
import { blockWidth, makeSudoku, type SudokuSize, solveSudoku } from "./sudoku.ts";

/**
 * The side of the small grids that explain the rule, and the gap between the four sudokus, in
 * millimeters.
 */
const RULE_GRID = 18;
const GAP = 10;

/** A small empty grid with some cells shaded. */
function ruleGrid(box: Box, size: SudokuSize, shaded: (row: number, column: number) => boolean) {
  const empty = { size, cells: new Array<number>(size * size).fill(0) };
  return [
    ...boxes(box, size, size).flatMap((cell, index) =>
      shaded(Math.floor(index / size), index % size) ? [rectangle(cell, { fill: "mid" })] : [],
    ),
    ...drawSudoku(empty, box).filter((mark) => !("fill" in mark)),
  ];
}

/** The rule in three pictures with their words. */
function rules(top: number, size: SudokuSize, points: number): Mark[] {
  const kinds = [
    ["a row", (row: number) => row === 1],
    ["a column", (_: number, column: number) => column === 1],
    ["a block", (row: number, column: number) => row < 2 && column < blockWidth(size)],
  ] as const;
  const room = { x: 0, y: top, width: BODY.width, height: RULE_GRID };
  return boxes(room, 3, 1).flatMap((box, index) => {
    const [words, shaded] = kinds[index] ?? kinds[0];
    const width = RULE_GRID + 4 + textWidth(words, { size: points });
    const left = box.x + (box.width - width) / 2;
    const grid = { x: left, y: top, width: RULE_GRID, height: RULE_GRID };
    return [
      ...ruleGrid(grid, size, shaded),
      text({ x: left + RULE_GRID + 4, y: top + RULE_GRID / 2 + points * 0.12 }, words, {
        size: points,
      }),
    ];
  });
}

/** A grid's difficulty, as stars above it. */
function heading(box: Box, number: number, stars: number, size: number): Mark[] {
  const label = `Sudoku ${number}`;
  const right = box.x + textWidth(label, { size, bold: true }) + 5;
  return [
    text({ x: box.x, y: box.y - 3 }, label, { size, bold: true }),
    ...Array.from({ length: stars }, (_, index) =>
      star({ x: right + index * 7, y: box.y - 3 - size * 0.12 }, 2.8, {
        stroke: "ink",
        width: 0.4,
        fill: "light",
      }),
    ),
  ];
}

/** A sheet of four sudokus of increasing difficulty, and their solutions. */
export function sudokuSheet(
  title: string,
  size: SudokuSize,
  blanks: Readonly<Record<PackAge, readonly number[]>>,
  params: SheetParams,
  random: Random,
): Sheet {
  const type = typeSizes(params);
  const sudokus = blanks[params.age].map((count) => makeSudoku({ size, blanks: count }, random));
  const advice = textBlock(
    { x: 0, y: 0 },
    `Fill the empty squares with the numbers 1 to ${size}. Each number comes once in every row, once in every column and once in every block.`,
    BODY.width,
    { size: type.body },
  );
  // Large print leaves the space to the sudokus: the words say the same as the pictures.
  const pictures = params.large ? [] : rules(advice.height + 3, size, type.body);
  const labels = lineHeight(type.body) + 3;
  const top = advice.height + (params.large ? 2 : RULE_GRID + 9);
  const side = Math.min((BODY.height - top) / 2 - labels - 1, (BODY.width - GAP) / 2);
  const gap = Math.min(GAP * 2, (BODY.width - 2 * side) / 3);
  const left = (BODY.width - 2 * side - gap) / 2;
  const places = sudokus.map((_, index) => ({
    x: left + (index % 2) * (side + gap),
    y: top + labels + Math.floor(index / 2) * (side + labels + 1),
    width: side,
    height: side,
  }));
  const page = (solved: boolean): Page => ({
    marks: [
      ...advice.marks,
      ...pictures,
      ...sudokus.flatMap((sudoku, index) => {
        const box = places[index];
        if (!box) return [];
        return [
          ...heading(box, index + 1, index < 2 ? 1 : index, type.body),
          ...drawSudoku(sudoku, box, solved ? solveSudoku(sudoku) : [], type.small),
        ];
      }),
    ],
  });
  return { title, pages: [page(false)], answers: [page(true)] };
}
