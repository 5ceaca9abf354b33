import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge, PackSkill, PackTime } from "../../page.ts";
import type { WordTheme } from "../../words/themes.ts";

/** The kinds of items in a pack (spec 3 §9). */
export const ITEM_KINDS = ["word-search", "maze", "sudoku", "sums", "scramble"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * Which items practice a skill: these come first in its pack, the others follow in random order.
 * None of the five is creative by itself, so a creativity pack also ends with a picture to finish,
 * which does not count as an item.
 */
export const SKILL_ITEMS: Readonly<Record<PackSkill, readonly ItemKind[]>> = {
  mixed: [],
  focus: ["maze", "sudoku"],
  reading: ["word-search", "scramble"],
  stem: ["sums", "sudoku"],
  creativity: ["maze", "scramble"],
};

/** How many items a pack has: up to 5 minutes 3, up to 10 minutes 4, else 5 (spec 3 §9). */
export function itemCount(time: PackTime): number {
  if (time <= 5) return 3;
  return time <= 10 ? 4 : 5;
}

/** The items of a pack in their order. */
export function chooseItems(skill: PackSkill, time: PackTime, random: Random): ItemKind[] {
  const first = SKILL_ITEMS[skill];
  const others = ITEM_KINDS.filter((kind) => !first.includes(kind));
  return [...shuffled(first, random), ...shuffled(others, random)].slice(0, itemCount(time));
}

/** The theme of a pack's words: by skill, otherwise random (spec 3 §9). */
export function chooseTheme(skill: PackSkill, random: Random): WordTheme {
  if (skill === "reading") return "sight";
  if (skill === "stem") return "space";
  return pick(["animals", "space", "sight"], random);
}

/** Blanks of the mini sudoku: 6 to 8 (spec 3 §9). */
export const SUDOKU_BLANKS: Readonly<Record<PackAge, number>> = { k2: 6, "35": 7, "68": 8 };

/** How many words to unscramble: up to 5 (spec 3 §9), fewer for slow readers with little time. */
export function scrambleCount(age: PackAge, time: PackTime): number {
  if (age === "k2") return time <= 5 ? 3 : 4;
  return age === "35" && time <= 5 ? 4 : 5;
}
