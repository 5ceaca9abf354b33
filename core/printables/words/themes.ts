import { WORD_LISTS } from "../../games/word-search/word-lists.ts";
import type { PackAge } from "../page.ts";

/** Themes of the words in the pack (spec 3 §9). */
export const WORD_THEMES = ["animals", "space", "sight"] as const;
export type WordTheme = (typeof WORD_THEMES)[number];

const list = (words: string): readonly string[] => words.split(" ");

/** Sight words by grade. */
const SIGHT_SEARCH: Readonly<Record<PackAge, readonly string[]>> = {
  k2: list("AND COME DOWN FIND FUNNY HELP JUMP LITTLE LOOK MAKE PLAY SAID WHERE YELLOW"),
  "35": list("ABOUT BETTER CARRY EIGHT FIRST LAUGH MYSELF NEVER SEVEN TODAY WARM ALWAYS BECAUSE"),
  "68": list("ALTHOUGH ANSWER BELIEVE CAREFUL COUNTRY DISTANCE FAMOUS LANGUAGE MEASURE THOUGHT"),
};

/** Words to hide in a grid: none is contained in another, and all fit into eight letters. */
export function searchWords(theme: WordTheme, age: PackAge): readonly string[] {
  return theme === "sight" ? SIGHT_SEARCH[age] : WORD_LISTS[theme];
}

/** Words to scramble, easy ones first within each grade. Each has no anagram. */
const SCRAMBLE: Readonly<Record<WordTheme, Readonly<Record<PackAge, readonly string[]>>>> = {
  animals: {
    k2: list("FROG DUCK FISH PUPPY BUNNY TIGER PANDA KOALA HIPPO KITTEN"),
    "35": list("RABBIT MONKEY PENGUIN DOLPHIN TURTLE LIZARD HAMSTER KOALA KITTEN"),
    "68": list(
      "ELEPHANT KANGAROO CROCODILE SQUIRREL CHEETAH RACCOON BUTTERFLY HEDGEHOG FLAMINGO ALLIGATOR",
    ),
  },
  space: {
    k2: list("SKY ORBIT ROVER ROBOT ROCKET GALAXY"),
    "35": list("ORBIT ROVER ROCKET GALAXY GRAVITY JUPITER SHUTTLE COSMOS"),
    "68": list("ECLIPSE GRAVITY JUPITER NEPTUNE SATELLITE TELESCOPE UNIVERSE ASTRONAUT MOONLIGHT"),
  },
  sight: {
    k2: list("JUMP FUNNY LITTLE YELLOW HELP COME DOWN AWAY FIND"),
    "35": list("BECAUSE PEOPLE FAMILY BEFORE ALWAYS LAUGH MYSELF EIGHT CARRY TOGETHER"),
    "68": list("ALTHOUGH BELIEVE COUNTRY ENOUGH FAMOUS LANGUAGE THROUGH BEAUTIFUL IMPORTANT"),
  },
};

/** A theme's words without anagrams, for scrambling. */
export function scrambleWords(theme: WordTheme, age: PackAge): readonly string[] {
  return SCRAMBLE[theme][age];
}
