/** The word lists of the game (spec 3 §3), by category. */
export const WORD_LISTS = {
  animals: [
    "DOG",
    "CAT",
    "LION",
    "BEAR",
    "WOLF",
    "SEAL",
    "FROG",
    "EAGLE",
    "MOUSE",
    "HORSE",
    "ZEBRA",
    "SNAKE",
  ],
  space: [
    "STAR",
    "MOON",
    "SUN",
    "MARS",
    "COMET",
    "NEBULA",
    "ROVER",
    "ORBIT",
    "ASTRO",
    "NOVAE",
    "PLUTO",
    "EARTH",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Category = keyof typeof WORD_LISTS;
