import { placed } from "../../drawing.ts";
import type { Mark, SheetParams } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { POINT } from "../../point.ts";
import { drawMaze } from "../../puzzles/draw-maze.ts";
import { drawScramble } from "../../puzzles/draw-scramble.ts";
import { drawSudoku } from "../../puzzles/draw-sudoku.ts";
import { drawSums } from "../../puzzles/draw-sums.ts";
import { drawWordGrid } from "../../puzzles/draw-word-grid.ts";
import { solveMaze } from "../../puzzles/maze.ts";
import type { PooledGrid } from "../../puzzles/pooled-grid.ts";
import { solveSudoku } from "../../puzzles/sudoku.ts";
import { solveWordGrid } from "../../puzzles/word-grid.ts";
import { type Box, boxes, circle, path } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import type { WordTheme } from "../../words/themes.ts";
import type { PackItem } from "./contents.ts";

interface Drawn {
  readonly params: Pick<SheetParams, "age" | "large">;
  readonly solved: boolean;
}

/** The largest sides of puzzles in millimeters: bigger ones are not easier to solve. */
const LARGEST = { grid: 132, maze: 150, sudoku: 124 } as const;
const LARGEST_ROW = 26;
const LARGEST_SUM_ROW = 32;
const SUMS_WIDTH = 136;

const THEMES: Readonly<Record<WordTheme, string>> = {
  animals: "animals",
  space: "space words",
  sight: "everyday words",
};

const TITLES: Readonly<Record<PackItem["kind"], string>> = {
  "word-search": "Word Search",
  maze: "Maze",
  sudoku: "Mini Sudoku",
  sums: "Quick Sums",
  scramble: "Word Scramble",
};

function adviceOf(item: PackItem): string {
  switch (item.kind) {
    case "word-search":
      return `Find and circle eight ${THEMES[item.theme]}. They run in all directions.`;
    case "maze":
      return `Bring the ${item.walk.who.name} to the ${item.walk.goal.name}. Do not cross a wall.`;
    case "sudoku":
      return "Write 1, 2, 3 or 4 into each empty square. Each number comes once in every row, column and block.";
    case "sums":
      return "Work out each sum and write the result into its box.";
    case "scramble":
      return `Put the letters in order. They make ${THEMES[item.theme]}.`;
  }
}

/** The middle of a box, as a box of at most this size. */
function within(box: Box, width: number, height: number): Box {
  const [wide, high] = [Math.min(width, box.width), Math.min(height, box.height)];
  return {
    x: box.x + (box.width - wide) / 2,
    y: box.y + (box.height - high) / 2,
    width: wide,
    height: high,
  };
}

/** The grid, and beside it the words with boxes to check. */
function drawSearch({ grid, words }: PooledGrid, box: Box, { params, solved }: Drawn): Mark[] {
  const type = typeSizes(params);
  const size = params.age === "k2" ? Math.max(16, type.body) : type.body;
  const longest = Math.max(...words.map((word) => textWidth(word, { size })));
  const list = longest + 9;
  const side = Math.min(box.height, box.width - list - 14, LARGEST.grid);
  const left = box.x + (box.width - side - list - 14) / 2;
  const top = box.y + (box.height - side) / 2;
  const square = { x: left, y: top, width: side, height: side };
  const column = { x: left + side + 14, y: top, width: list, height: side };
  return [
    ...drawWordGrid(grid, square, solved ? solveWordGrid(grid, words) : [], type.small),
    ...boxes(column, 1, words.length).flatMap((cell, index) => [
      checkbox({ x: cell.x, y: cell.y + cell.height / 2 - 2.75 }, 5.5),
      text(
        { x: cell.x + 9, y: cell.y + cell.height / 2 + size * POINT * 0.34 },
        words[index] ?? "",
        {
          size,
        },
      ),
    ]),
  ];
}

/** Room above and below a maze for the arrows that lead in and out, in millimeters. */
const ARROW = 6;

/** A little arrow down, its point at (x, y). */
function arrow(x: number, y: number): Mark {
  const [left, right, wing] = [x - 1.7, x + 1.7, y - 2.2].map((value) => value.toFixed(2));
  const [tip, tail] = [
    `${x.toFixed(2)} ${y.toFixed(2)}`,
    `${x.toFixed(2)} ${(y - 4.6).toFixed(2)}`,
  ];
  return path(`M${tail}L${tip}M${left} ${wing}L${tip}L${right} ${wing}`, {
    stroke: "ink",
    width: 0.8,
  });
}

/** The maze, with the animal beside its start and its goal beside the finish. */
function drawWalk(
  { maze, walk }: Extract<PackItem, { kind: "maze" }>,
  box: Box,
  { params, solved }: Drawn,
): Mark[] {
  const { body: size } = typeSizes(params);
  const side = Math.min(box.height - 2 * ARROW, LARGEST.maze);
  const square = within(box, side, side);
  const [right, bottom] = [square.x + side, square.y + side];
  const half = side / maze.size / 2;
  const picture = Math.min(26, square.x - 4);
  const label = { size, bold: true, anchor: "middle" } as const;
  const [from, to] = [square.x - 3 - picture / 2, right + 3 + picture / 2];
  const room = { y: square.y, width: picture, height: picture };
  const way = solved ? solveMaze(maze, 0, maze.size * maze.size - 1) : [];
  return [
    ...drawMaze(maze, square, way),
    arrow(square.x + half, square.y - 1),
    arrow(right - half, bottom + ARROW - 0.5),
    ...placed(walk.who, { ...room, x: from - picture / 2 }),
    text({ x: from, y: square.y + picture + size * POINT + 1 }, "Start", label),
    ...placed(walk.goal, { ...room, x: to - picture / 2, y: bottom - picture - size * POINT - 2 }),
    text({ x: to, y: bottom - 1 }, "Finish", label),
  ];
}

function drawPuzzle(item: PackItem, box: Box, drawn: Drawn): Mark[] {
  const { params, solved } = drawn;
  const type = typeSizes(params);
  switch (item.kind) {
    case "word-search":
      return drawSearch(item.search, box, drawn);
    case "maze":
      return drawWalk(item, box, drawn);
    case "sudoku": {
      const side = Math.min(box.height, LARGEST.sudoku);
      const solution = solved ? solveSudoku(item.sudoku) : [];
      return drawSudoku(item.sudoku, within(box, side, side), solution, type.small);
    }
    case "sums": {
      // Narrow enough for two columns, which eight sums fill evenly.
      const room = within(box, SUMS_WIDTH, LARGEST_SUM_ROW * 4);
      return drawSums(item.sums, room, { smallest: type.small, solved });
    }
    case "scramble": {
      const room = within(box, 170, item.scrambles.length * LARGEST_ROW);
      return drawScramble(item.scrambles, room, { size: type.body + 1, solved });
    }
  }
}

/** An item with its number, its name and instructions, filling a box. */
export function drawItem(item: PackItem, number: number, box: Box, drawn: Drawn): Mark[] {
  const type = typeSizes(drawn.params);
  const ring = type.heading * POINT * 0.75;
  const head = 2 * ring + 1;
  const advice = textBlock({ x: box.x, y: box.y + head }, adviceOf(item), box.width, {
    size: type.body,
  });
  const top = box.y + head + advice.height + 2.5;
  const room = { ...box, y: top, height: box.y + box.height - top };
  const badge = { x: box.x, y: box.y, width: 2 * ring, height: 2 * ring };
  return [
    circle({ x: box.x + ring, y: box.y + ring }, ring, { fill: "ink" }),
    textIn(badge, String(number), { size: type.heading - 2, bold: true, tone: "paper" }),
    text(
      { x: box.x + 2 * ring + 3, y: box.y + ring + type.heading * POINT * 0.34 },
      TITLES[item.kind],
      { size: type.heading, bold: true },
    ),
    ...advice.marks,
    ...drawPuzzle(item, room, drawn),
  ];
}
