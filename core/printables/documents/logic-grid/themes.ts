import type { Drawing } from "../../drawing.ts";
import { cat } from "../../drawings/cat.ts";
import { dog } from "../../drawings/dog.ts";
import { fish } from "../../drawings/fish.ts";
import { hamster } from "../../drawings/hamster.ts";
import { horse } from "../../drawings/horse.ts";
import { mouse } from "../../drawings/mouse.ts";
import { parrot } from "../../drawings/parrot.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { snail } from "../../drawings/snail.ts";
import { turtle } from "../../drawings/turtle.ts";

/** One kind of thing of which every child has exactly one, and how sentences mention it. */
export interface Category {
  /** Head of a column in the answer table. */
  readonly title: string;
  /** As written in the grid. */
  readonly items: readonly string[];
  /** As written in a sentence: 'the drums'. */
  readonly named: (item: string) => string;
  /** What the child does with it, and without it: 'plays', 'does not play'. */
  readonly does: string;
  readonly doesNot: string;
  /** The child described by the thing, without a name: 'the child who plays'. */
  readonly who: string;
}

const withArticle = (item: string): string => `the ${item}`;
const plain = (item: string): string => item;

/** No two names begin with the same letter, so that a grid is easy to read. */
export const NAMES = [
  "Ava",
  "Ben",
  "Cleo",
  "Dan",
  "Emma",
  "Finn",
  "Gia",
  "Hugo",
  "Ines",
  "Jack",
  "Kai",
  "Lena",
  "Mia",
  "Noah",
  "Omar",
  "Priya",
  "Rosa",
  "Sam",
  "Tara",
  "Uma",
  "Vera",
  "Will",
  "Yara",
  "Zoe",
] as const;

export const CHILDREN: Category = {
  title: "Name",
  items: NAMES,
  named: plain,
  does: "is",
  doesNot: "is not",
  who: "",
};

/** Every pet with its picture. */
export const PET_PICTURES: Readonly<Record<string, Drawing>> = {
  cat,
  dog,
  rabbit,
  parrot,
  hamster,
  turtle,
  mouse,
  fish,
  pony: horse,
  snail,
};

export const PETS: Category = {
  title: "Pet",
  items: Object.keys(PET_PICTURES),
  named: withArticle,
  does: "has",
  doesNot: "does not have",
  who: "the child with",
};

/** Numbered from left to right in a row, so that houses have neighbors. */
export const HOUSES: Category = {
  title: "House",
  items: ["1", "2", "3", "4"],
  named: (item) => `house ${item}`,
  does: "lives in",
  doesNot: "does not live in",
  who: "the child in",
};

const INSTRUMENTS: Category = {
  title: "Music",
  items: ["drums", "piano", "guitar", "violin", "trumpet", "flute"],
  named: withArticle,
  does: "plays",
  doesNot: "does not play",
  who: "the child who plays",
};

const GAMES: Category = {
  title: "Game",
  items: ["chess", "soccer", "tennis", "hockey", "softball", "golf"],
  named: plain,
  does: "plays",
  doesNot: "does not play",
  who: "the child who plays",
};

const SNACKS: Category = {
  title: "Snack",
  items: ["apple", "banana", "cookie", "carrot", "pear", "muffin"],
  named: withArticle,
  does: "eats",
  doesNot: "does not eat",
  who: "the child who eats",
};

/** The third category for the older ones; houses as often as all others together. */
export const THIRD: readonly [Category, ...Category[]] = [
  HOUSES,
  INSTRUMENTS,
  HOUSES,
  GAMES,
  HOUSES,
  SNACKS,
];
