/** What the five games are called, and the second of their two badges (spec 3 §2). */
export const gameWords = {
  memory: { title: "Memory Match", badge: "easy/medium" },
  puzzle: { title: "Puzzle", badge: "drag and drop" },
  wordSearch: { title: "Word Search", badge: "animals/space" },
  typing: { title: "Typing Safari", badge: "letters/words" },
  pattern: { title: "Pattern Builder", badge: "memory" },
} as const;
