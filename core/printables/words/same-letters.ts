import { lettersOf } from "../puzzles/scramble.ts";
import { ANAGRAMS } from "./anagrams.ts";

const families = new Map(
  ANAGRAMS.trim()
    .split("\n")
    .map((line) => {
      const family = line.split(" ");
      return [lettersOf(family[0] ?? ""), family] as const;
    }),
);

/** Other words with the same letters, from the anagram list: FLOW and FOWL for WOLF. */
export function sameLetters(word: string): string[] {
  return (families.get(lettersOf(word)) ?? []).filter((other) => other !== word);
}
