import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../../page.ts";
import {
  type Clue,
  type ClueKind,
  isTrue,
  type Setting,
  type Solution,
  type Thing,
} from "./clues.ts";
import { CHILDREN, HOUSES, NAMES, PETS, THIRD } from "./themes.ts";

/** The distance between clues in millimeters: wider when there are fewer. */
export interface LogicPuzzle {
  readonly setting: Setting;
  readonly clues: readonly Clue[];
}

/** Clues about who has what: they allow exactly one solution, and each is needed. */
const LEVELS: Readonly<
  Record<PackAge, { size: number; third: boolean; least: number; most: number }>
> = {
  k2: { size: 4, third: false, least: 4, most: 4 },
  "35": { size: 3, third: true, least: 4, most: 5 },
  "68": { size: 4, third: true, least: 6, most: 8 },
};

/** Kinds of clues; those that say little stand more often, so that there is something to think about. */
const KINDS: readonly [ClueKind, ...ClueKind[]] = [
  "has",
  "has-not",
  "has-not",
  "one-of",
  "none-of",
  "next-to",
  "next-to",
  "not-next-to",
  "left-of",
  "at-end",
];

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((shorter) =>
    Array.from({ length: size }, (_, place) => shorter.toSpliced(place, 0, size - 1)),
  );
}

/** Kinds of clues; weak ones are more frequent, so that there is something to think about. */
function everySolution({ size, categories }: Setting): Solution[] {
  const children = Array.from({ length: size }, (_, child) => child);
  let solutions: (readonly number[])[][] = [[children]];
  for (let category = 1; category < categories.length; category += 1) {
    const ways = permutations(size);
    solutions = solutions.flatMap((solution) => ways.map((way) => [...solution, way]));
  }
  return solutions;
}

/** Every way to give each child one item of each category. */
export function solutionsOf({ setting, clues }: LogicPuzzle): Solution[] {
  return everySolution(setting).filter((solution) =>
    clues.every((clue) => isTrue(clue, solution, setting)),
  );
}

function makeSetting(age: PackAge, random: Random): Setting {
  const { size, third } = LEVELS[age];
  const some = (items: readonly string[]) => shuffled(items, random).slice(0, size);
  const categories = [
    { ...CHILDREN, items: some(NAMES) },
    { ...PETS, items: some(PETS.items) },
  ];
  if (!third) return { categories, row: 0, size };
  const chosen = pick(THIRD, random);
  const items = chosen === HOUSES ? HOUSES.items.slice(0, size) : some(chosen.items);
  return {
    categories: [...categories, { ...chosen, items }],
    row: chosen === HOUSES ? 2 : 0,
    size,
  };
}

/** All solutions that the clues allow, found by trying every one. */
function makeClue(
  kind: ClueKind,
  { categories, row, size }: Setting,
  random: Random,
): Clue | undefined {
  const category = () => Math.floor(random() * categories.length);
  const thing = (of: number): Thing => ({ category: of, item: Math.floor(random() * size) });
  const [a, b] = [thing(category()), thing(category())];
  // A random clue of a kind, true or not; undefined if the random choice says nothing.
  const known = [a, b].filter((one) => one.category === row).length;
  switch (kind) {
    case "at-end":
      return a.category === row ? undefined : { kind, a };
    case "next-to":
    case "not-next-to":
    case "left-of": {
      const said = row === 0 ? known < 2 : known === 0;
      const same = a.category === b.category && a.item === b.item;
      return said && !same ? { kind, a, b } : undefined;
    }
    case "has":
    case "has-not":
      return a.category < b.category ? { kind, a, b } : undefined;
    case "one-of":
    case "none-of": {
      const c = thing(b.category);
      return a.category !== b.category && b.item < c.item ? { kind, a, b, c } : undefined;
    }
  }
}

/** A house's position is known, and so is a child's in a row of children. */
function makeClues(
  setting: Setting,
  every: readonly Solution[],
  solution: Solution,
  random: Random,
): Clue[] {
  const found: Clue[] = [];
  let left = every;
  while (left.length > 1) {
    const clue = makeClue(pick(KINDS, random), setting, random);
    if (!clue || !isTrue(clue, solution, setting)) continue;
    const fewer = left.filter((other) => isTrue(clue, other, setting));
    if (fewer.length === left.length) continue;
    found.push(clue);
    left = fewer;
  }
  let needed = found;
  for (const clue of shuffled(found, random)) {
    const without = needed.filter((other) => other !== clue);
    const allowed = every.filter((other) => without.every((one) => isTrue(one, other, setting)));
    if (allowed.length === 1) needed = without;
  }
  return needed;
}

/** Random true clues until only one solution is left, without superfluous ones. */
export function makeLogicPuzzle(age: PackAge, random: Random): LogicPuzzle {
  const { least, most } = LEVELS[age];
  const setting = makeSetting(age, random);
  const every = everySolution(setting);
  for (;;) {
    const solution = every[Math.floor(random() * every.length)];
    if (!solution) continue;
    const clues = makeClues(setting, every, solution, random);
    const kinds = clues.map(({ kind }) => kind);
    const given = kinds.filter((kind) => kind === "has").length;
    if (clues.length < least || clues.length > most || given > 1) continue;
    if (age === "k2" && given === 0) continue;
    if (new Set(kinds).size >= 3) return { setting, clues };
  }
}
