/** The five games in the order in which they are shown, each with its two badges (spec 3 §2). */
export const GAMES = [
  { name: "memory", title: "Memory Match", ages: "6-8", badge: "easy/medium" },
  { name: "puzzle", title: "Puzzle", ages: "6-10", badge: "drag and drop" },
  { name: "word-search", title: "Word Search", ages: "9-12", badge: "animals/space" },
  { name: "typing", title: "Typing Safari", ages: "7-12", badge: "letters/words" },
  { name: "pattern", title: "Pattern Builder", ages: "6-10", badge: "memory" },
] as const;

/** A game's name in its address. */
export type GameName = (typeof GAMES)[number]["name"];

/** How hard a game is; the specified game is the first. */
export const LEVELS = ["easy", "medium"] as const;
export type Level = (typeof LEVELS)[number];

/** The address of a game. */
export const gamePath = (name: GameName): string => `/kids/games/${name}`;
