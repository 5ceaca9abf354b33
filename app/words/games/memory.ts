import { gameWords } from "#core/games/words.ts";

/** The words of Memory Match. */

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
export const result = (time: string, moves: number) => `${time} and ${moves} moves.`;
export const bestTime = "⭐ That is your best time!";
export const easy = "Easy";
export const medium = "Medium";
export const time = "Time";
export const moves = "Moves";
export const pairs = "Pairs";
export const best = "Best";
export const intro = "Turn two cards. Find the two that are the same!";
