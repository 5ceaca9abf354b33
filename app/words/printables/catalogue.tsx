import type { ReactNode } from "react";

/** The words of the list of printables. */

export const title = "Printables";
export const intro =
  "Sheets to color, solve, cut and write on. Free, in black and white, for A4 and US Letter.";
export const yourOwnWords = "Your own words:";
export const show = "Show";
export const search = "Search";
export const searchExample = "maze, animals, math …";
export const clearSearch = "Clear search";
export const sheetsFound = (count: number) =>
  count === 1 ? "1 sheet found." : `${count} sheets found.`;
export const moreSheets = "More sheets";
export const nothingFound = "Nothing found";
export const clearSearchAndFilter = "Clear search and filter";
export const searchAllSections = "Search all sections";
export const packTitle = "Build a 5-Minute Print Pack";
export const packIntro = "A few short puzzles for the time you have. Choose, then print.";
export const time = "Time";
export const grades = "Grades";
export const focus = "Focus";
export const buildMyPack = "Build my pack";
export const aboutSheet = "About the sheet";
export const ages = (ages: string) => `Ages ${ages}`;
export const open = "Open printable view";
export const openSheet = (title: string) => `Open printable view: ${title}`;
export const metaTitle = "Free Printables for Kids";
export const metaDescription =
  "Free sheets to print for children: coloring, worksheets, mazes, sudoku, word searches and five-minute packs, with answer keys. No account needed.";
export const noneHas = (typed: ReactNode) => <>No sheet matches “{typed}”.</>;
