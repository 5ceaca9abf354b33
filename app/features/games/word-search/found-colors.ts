/**
 * The colors of the week in turn: each found word has the next one, in the grid and in the list.
 */
const COLORS = [
  "var(--day-1)",
  "var(--day-3)",
  "var(--day-5)",
  "var(--day-7)",
  "var(--day-4)",
  "var(--day-2)",
  "var(--day-6)",
] as const;

/** @param index the word's place among the found ones, from 0 */
export const foundColor = (index: number): string =>
  COLORS[index % COLORS.length] ?? "var(--day-1)";
