import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../../page.ts";

export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon"] as const;
export const FILLS = ["empty", "dot", "two dots", "bar", "cross", "full"] as const;

/** A secret symbol: a shape and what is inside it. */
export interface Sign {
  readonly shape: (typeof SHAPES)[number];
  readonly fill: (typeof FILLS)[number];
}

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The symbol of each letter from A to Z. */
export type Cipher = readonly Sign[];

/** A random cipher: every letter has a symbol of its own. */
export function makeCipher(random: Random): Cipher {
  const signs = SHAPES.flatMap((shape) => FILLS.map((fill) => ({ shape, fill })));
  return shuffled(signs, random).slice(0, LETTERS.length);
}

/** A message in symbols, word by word. */
export const encode = (message: string, cipher: Cipher): Sign[][] =>
  message
    .split(" ")
    .map((word) => [...word].flatMap((letter) => cipher[LETTERS.indexOf(letter)] ?? []));

/** Reads symbols with the printed key. */
export const decode = (words: readonly (readonly Sign[])[], cipher: Cipher): string =>
  words
    .map((word) =>
      word
        .map(({ shape, fill }) => {
          const place = cipher.findIndex((sign) => sign.shape === shape && sign.fill === fill);
          return LETTERS[place] ?? "?";
        })
        .join(""),
    )
    .join(" ");

/** Riddles with their answers, by age. */
export const RIDDLES: Readonly<
  Record<PackAge, readonly (readonly [riddle: string, answer: string])[]>
> = {
  k2: [
    ["What has hands but cannot clap?", "A CLOCK"],
    ["What has many teeth but cannot bite?", "A COMB"],
    ["What has one eye but cannot see?", "A NEEDLE"],
    ["What has four legs but cannot walk?", "A TABLE"],
    ["What has a neck but no head?", "A BOTTLE"],
    ["What can you catch but not throw?", "A COLD"],
  ],
  "35": [
    ["What gets wetter the more it dries?", "A TOWEL"],
    ["What goes up and never comes down?", "YOUR AGE"],
    ["What has keys but opens no lock?", "A PIANO"],
    ["What has a thumb and four fingers but is not alive?", "A GLOVE"],
    ["What is full of holes but still holds water?", "A SPONGE"],
    ["What do you break before you use it?", "AN EGG"],
  ],
  "68": [
    ["What travels around the world and stays in a corner?", "A STAMP"],
    ["What has cities but no houses, and rivers but no water?", "A MAP"],
    ["What belongs to you but is used more by others?", "YOUR NAME"],
    ["The more of them you take, the more you leave behind. What are they?", "FOOTSTEPS"],
    ["What can you hold without touching it with your hands?", "YOUR BREATH"],
    ["What answers without ever being asked?", "AN ECHO"],
  ],
};
