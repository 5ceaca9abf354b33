import type { Level } from "#core/games/catalogue.ts";

/**
 * The specified game has the specified key (spec 3 §9); the other level has one derived from it.
 */
const withLevel = (key: string, level: Level): string =>
  level === "easy" ? key : `${key}_${level}`;

/** The games' keys in the browser's storage. */
export const gameKeys = {
  muted: "kids_muted",
  memoryBest: (level: Level) => withLevel("kids_memory_best_seconds", level),
  /** Eight directions are the specified game, so the easy level has the derived key. */
  wordSearchBest: (category: string, level: Level) =>
    `kids_ws_best_${category}${level === "medium" ? "" : `_${level}`}`,
  patternBest: "kids_pattern_best_level",
  /** For games without a clock. */
  patternBestRelaxed: "kids_pattern_best_level_relaxed",
  puzzleBest: (level: Level) => withLevel("kids_puzzle_best_seconds", level),
  typingBest: (difficulty: string) => `kids_typing_best_wpm_${difficulty}`,
} as const;
