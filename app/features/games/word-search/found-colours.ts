/** The week's colours, in turn: each found word has the next one, in the grid and in the list. */
const COLOURS = [
  "var(--day-1)",
  "var(--day-3)",
  "var(--day-5)",
  "var(--day-7)",
  "var(--day-4)",
  "var(--day-2)",
  "var(--day-6)",
] as const;

/** @param index place of the word among the found ones, from 0 */
export const foundColour = (index: number): string =>
  COLOURS[index % COLOURS.length] ?? "var(--day-1)";
