import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { bat } from "../../drawings/bat.ts";
import { candy } from "../../drawings/candy.ts";
import { ghost } from "../../drawings/ghost.ts";
import { owl } from "../../drawings/owl.ts";
import { spider } from "../../drawings/spider.ts";
import type { Mark, PackAge } from "../../page.ts";
import type { Box } from "../../shapes.ts";
import { pumpkin } from "./pumpkin.ts";

/** A kind of thing to count, in words and as it is drawn. */
interface Kind {
  readonly one: string;
  readonly many: string;
  readonly draw: (box: Box) => readonly Mark[];
}

const drawn = (drawing: Drawing) => (box: Box) => placed(drawing, box, { width: 0.6 });

const FACE = { eyes: "round", nose: "triangle", mouth: "smile" } as const;

const KINDS: readonly Kind[] = [
  {
    one: "pumpkin",
    many: "pumpkins",
    draw: ({ x, y, width, height }) =>
      pumpkin({ x, y: y + height * 0.06, width, height: height * 0.88 }, 0.6, FACE),
  },
  { one: "bat", many: "bats", draw: drawn(bat) },
  { one: "ghost", many: "ghosts", draw: drawn(ghost) },
  { one: "owl", many: "owls", draw: drawn(owl) },
  { one: "spider", many: "spiders", draw: drawn(spider) },
  { one: "candy", many: "candies", draw: drawn(candy) },
];

interface Level {
  readonly kinds: number;
  readonly least: number;
  readonly most: number;
  readonly columns: number;
  readonly rows: number;
}

/** How many kinds there are, how many of each, and the number of cells. */
export const LEVELS: Readonly<Record<PackAge, Level>> = {
  k2: { kinds: 4, least: 2, most: 8, columns: 5, rows: 5 },
  "35": { kinds: 5, least: 4, most: 11, columns: 7, rows: 6 },
  "68": { kinds: 6, least: 6, most: 14, columns: 9, rows: 8 },
};

/** The things to count: how many of each kind, and where each is; -1 is an empty cell. */
export interface Counting {
  readonly level: Level;
  readonly kinds: readonly Kind[];
  readonly cells: readonly number[];
}

/** Things to count: pumpkins and bats are always included, and no two counts are equal. */
export function makeCounting(age: PackAge, random: Random): Counting {
  const level = LEVELS[age];
  const [pumpkins, bats, ...others] = KINDS;
  const kinds = [
    ...[pumpkins, bats].filter((kind) => kind !== undefined),
    ...shuffled(others, random).slice(0, level.kinds - 2),
  ];
  const room = level.columns * level.rows;
  const all = Array.from(
    { length: level.most - level.least + 1 },
    (_, index) => level.least + index,
  );
  for (;;) {
    const counts = shuffled(all, random).slice(0, level.kinds);
    const things = counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
    if (things.length > room) continue;
    const empty = new Array<number>(room - things.length).fill(-1);
    return { level, kinds, cells: shuffled([...things, ...empty], random) };
  }
}

/** Counts what is in the cells. */
export const countsOf = ({ kinds, cells }: Pick<Counting, "kinds" | "cells">): number[] =>
  kinds.map((_, kind) => cells.filter((cell) => cell === kind).length);

export interface Question {
  readonly words: string;
  readonly answer: string;
}

/** Questions about the counts, answered by counting. */
export function questionsOf(counting: Counting, age: PackAge): Question[] {
  const counts = countsOf(counting);
  const { kinds } = counting;
  const order = kinds.map((_, kind) => kind).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const [most = 0, fewest = 0] = [order[0], order.at(-1)];
  const name = (kind: number) => kinds[kind]?.many ?? "";
  const count = (kind: number) => counts[kind] ?? 0;
  const more = count(0) > count(1) ? [0, 1] : [1, 0];
  const [above = 0, below = 1] = more;
  const extremes = [
    { words: "Which are there the most of?", answer: name(most) },
    { words: "Which are there the fewest of?", answer: name(fewest) },
  ];
  const difference = {
    words: `How many more ${name(above)} than ${name(below)}?`,
    answer: String(count(above) - count(below)),
  };
  const both = {
    words: `How many ${name(0)} and ${name(1)} together?`,
    answer: String(count(0) + count(1)),
  };
  const all = {
    words: "How many things are there in all?",
    answer: String(counts.reduce((sum, each) => sum + each, 0)),
  };
  const half = {
    words: `Every ${kinds[2]?.one ?? ""} gets 3 stars. How many stars?`,
    answer: String(3 * count(2)),
  };
  if (age === "k2") return extremes;
  return age === "35" ? [...extremes, both] : [difference, half, all];
}
