import type { Level } from "#core/games/catalogue.ts";

/** The specified game keeps its specified key (spec 3 §9); every other level has one beside it. */
const withLevel = (key: string, level: Level): string =>
  level === "easy" ? key : `${key}_${level}`;

/** The keys under which the games keep things on this device. */
export const gameKeys = {
  muted: "kids_muted",
  memoryBest: (level: Level) => withLevel("kids_memory_best_seconds", level),
  /** Eight directions are the specified game; the easy level is the one beside it. */
  wordSearchBest: (category: string, level: Level) =>
    `kids_ws_best_${category}${level === "medium" ? "" : `_${level}`}`,
  patternBest: "kids_pattern_best_level",
  /** Of games without a clock. */
  patternBestRelaxed: "kids_pattern_best_level_relaxed",
  puzzleBest: (level: Level) => withLevel("kids_puzzle_best_seconds", level),
  typingBest: (difficulty: string) => `kids_typing_best_wpm_${difficulty}`,
} as const;
