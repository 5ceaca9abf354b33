import type { Face } from "#core/games/memory/faces.ts";
import { gameWords } from "#core/games/words.ts";

/** The words of Memory Match. */

export { bestTime, timeAndMoves as result } from "./shell.ts";

export const cards = "Cards";
export const place = (row: number, column: number) => `Row ${row}, column ${column}`;
export const newCards = "New cards.";
export const title = gameWords.memory.title;
export const level = "Level";
export const restart = "Restart";
export const helpTap = "Tap a card to see its animal. Then tap a second card.";
export const helpSame = "Two the same? They stay open. If not, they turn back.";
export const helpRemember = "Try to remember where the animals are. Find all pairs to win.";
export const helpKeys = "With keys: the arrows move, Enter or Space turns a card.";
export const won = "You found them all!";
export const playAgain = "Play again";
export const tryMedium = "Try medium";
export const easy = "Easy";
export const medium = "Medium";
export const time = "Time";
export const moves = "Moves";
export const pairs = "Pairs";
export const best = "Best";
export const intro = "Turn two cards. Find the two that are the same!";

// What is read aloud.
export const faces: Readonly<Record<Face["name"], string>> = {
  fox: "fox",
  turtle: "turtle",
  octopus: "octopus",
  butterfly: "butterfly",
  bee: "bee",
  frog: "frog",
  penguin: "penguin",
  elephant: "elephant",
  lion: "lion",
  dolphin: "dolphin",
  owl: "owl",
  ladybug: "ladybug",
  panda: "panda",
  unicorn: "unicorn",
  snail: "snail",
  crab: "crab",
};
export const sides = { down: "closed", open: "open", matched: "found" } as const;
export const aPair = (face: string, found: number, all: number) =>
  `${face}. A pair! ${found} of ${all}.`;
export const noPair = (face: string) => `${face}. Not a pair.`;

// For search engines.
export const metaDescription =
  "A free memory game for children aged 6 to 8. Turn two cards and find the pairs. No sign-in needed.";
