import type { Generate } from "../../page.ts";
import { sudokuSheet } from "../../puzzles/sudoku-page.ts";

/** Blanks of the four grids by age. */
export const BLANKS = {
  k2: [10, 12, 14, 16],
  "35": [14, 16, 18, 20],
  "68": [18, 20, 21, 22],
} as const;

export const generate: Generate = (params, random) =>
  sudokuSheet("Sudoku 6x6", 6, BLANKS, params, random);
