import { hasUnwantedWord } from "../../printables/words/unwanted-words.ts";
import { type Random, seededRandom } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import { EASY_WORDS, MEDIUM_WORDS } from "./words.ts";

export const DIFFICULTIES = ["letters", "easy", "medium"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The 27 keys that the game's texts need: the letters, and the space bar between words. */
export const POOL: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz "];

/** Keys in a round of single letters (spec 3 §9). */
export const LETTERS_PER_ROUND = 10;
/** Words in a round of words; two are separated by a space. */
export const WORDS_PER_ROUND = 3;

function lettersOf(random: Random): string {
  for (;;) {
    // Ten different keys. A space never comes first or last, where nobody would see it.
    const text = shuffled(POOL, random).slice(0, LETTERS_PER_ROUND).join("");
    if (text === text.trim() && !hasUnwantedWord(text.replace(" ", ""))) return text;
  }
}

/** The text of a round. The same seed, difficulty and round always give the same text. */
export function textOf(difficulty: Difficulty, seed: string, round: number): string {
  const random = seededRandom(`typing ${difficulty} ${round} ${seed}`);
  if (difficulty === "letters") return lettersOf(random);
  const words = difficulty === "easy" ? EASY_WORDS : MEDIUM_WORDS;
  return shuffled(words, random).slice(0, WORDS_PER_ROUND).join(" ");
}
