import { gameWords } from "./words.ts";

/** The five games in the order in which they are shown, each with its two badges (spec 3 §2). */
export const GAMES = [
  { name: "memory", ages: "6-8", ...gameWords.memory },
  { name: "puzzle", ages: "6-10", ...gameWords.puzzle },
  { name: "word-search", ages: "9-12", ...gameWords.wordSearch },
  { name: "typing", ages: "7-12", ...gameWords.typing },
  { name: "pattern", ages: "6-10", ...gameWords.pattern },
] as const;

/** A game's name in its address. */
export type GameName = (typeof GAMES)[number]["name"];

/** How hard a game is; the specified game is the first. */
export const LEVELS = ["easy", "medium"] as const;
export type Level = (typeof LEVELS)[number];

/** The address of a game. */
export const gamePath = (name: GameName): string => `/kids/games/${name}`;
