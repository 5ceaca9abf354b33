import { gameWords } from "#core/games/words.ts";

/** The words of Word Search. */

export { bestTime } from "./shell.ts";

export const letters = "Letters";
export const wordsToFind = "Words to find";
export const place = (row: number, column: number) => `row ${row}, column ${column}`;
export const foundHidden = ", found";
export const newLetters = "New letters.";
export const title = gameWords.wordSearch.title;
export const words = "Words";
export const level = "Level";
export const newLabel = "New";
export const won = "You did it!";
export const playAgain = "Play again";
export const findLastOne = "Find the last one";
export const findLastOf = (left: number) => `Find the last ${left}`;
export const result = (words: number, time: string) => `${words} words in ${time}.`;
export const helpLines = "The words hide in straight lines: across, up and down, and slanting.";
export const animals = "Animals";
export const space = "Space";
export const easy = "Easy";
export const tricky = "Tricky";
export const time = "Time";
export const found = "Found";
export const youFound = (word: string) => `You found ${word}!`;
export const youHave = (word: string) => `You have ${word} already.`;
export const notListed = (letters: string) => `${letters} is not on the list. Try again!`;
export const foundOf = (found: number, needed: number) => ` ${found} of ${needed}.`;
export const best = "Best";
export const intro = "Find ten words in straight lines.";
export const help = [
  "Easy: you can read every word forwards.",
  "Tricky: some words are backwards!",
  "Slide from the first letter of a word to its last letter.",
  "Or tap the first letter, then tap the last letter.",
  "With keys: the arrows move. Enter begins a word and ends it. Escape takes it back.",
  "Ten words win the game. Then look for the other two, if you like.",
];

// For search engines.
export const metaTitle = "Word Search for Kids";
export const metaDescription =
  "A free word search for children aged 9 to 12: animals and space, by mouse, finger or keys. No sign-in needed.";
