import type { Generate } from "../../page.ts";
import { sudokuSheet } from "../../puzzles/sudoku-page.ts";

/** Blanks of the four grids by age. */
export const BLANKS = {
  k2: [6, 6, 7, 7],
  "35": [7, 8, 8, 9],
  "68": [8, 9, 9, 10],
} as const;

export const generate: Generate = (params, random) =>
  sudokuSheet("Mini Sudoku 4x4", 4, BLANKS, params, random);
