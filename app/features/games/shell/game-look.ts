import type { GameName } from "#core/games/catalogue.ts";

/** Each game's color of the week and its symbol. */
export const GAME_LOOK: Readonly<Record<GameName, { emoji: string; tint: string; mark: string }>> =
  {
    memory: { emoji: "🐢", tint: "bg-day-1/20", mark: "bg-day-1" },
    puzzle: { emoji: "🧩", tint: "bg-day-3/25", mark: "bg-day-3" },
    "word-search": { emoji: "🔎", tint: "bg-day-5/20", mark: "bg-day-5" },
    typing: { emoji: "🐊", tint: "bg-day-4/20", mark: "bg-day-4" },
    pattern: { emoji: "🎨", tint: "bg-day-6/20", mark: "bg-day-6" },
  };
