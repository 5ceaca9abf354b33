import type { Random } from "#core/random/random.ts";
import type { PackAge } from "../../page.ts";

/**
 * The positions of matches in a digit: top, top left, top right, middle, bottom left, bottom right,
 * bottom.
 */
export const DIGITS: readonly string[] = [
  "1110111",
  "0010010",
  "1011101",
  "1011011",
  "0111010",
  "1101011",
  "1101111",
  "1010010",
  "1111111",
  "1111011",
];

/** A sum of three digits made of matches, true or false. */
export interface MatchSum {
  readonly left: number;
  readonly plus: boolean;
  readonly right: number;
  readonly result: number;
}

/** One match moved to another place, or one match taken away. */
export type MatchTask = "move" | "remove";
export const MATCH_TASKS: Readonly<Record<PackAge, MatchTask>> = {
  k2: "remove",
  "35": "move",
  "68": "move",
};

export const isTrue = ({ left, plus, right, result }: MatchSum): boolean =>
  (plus ? left + right : left - right) === result;

/** All matches of a sum as ones and zeros; the last one is the vertical match of the plus sign. */
export const matchesOf = ({ left, plus, right, result }: MatchSum): string =>
  [left, right, result].map((digit) => DIGITS[digit] ?? "").join("") + (plus ? "1" : "0");

/** How many matches are only in the first sum, and how many only in the second. */
function changed(before: string, after: string): readonly [gone: number, come: number] {
  let [gone, come] = [0, 0];
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] === after[index]) continue;
    if (before[index] === "1") gone += 1;
    else come += 1;
  }
  return [gone, come];
}

const ALL: readonly MatchSum[] = Array.from({ length: 2000 }, (_, index) => ({
  left: Math.floor(index / 200),
  plus: index % 2 === 0,
  right: Math.floor(index / 20) % 10,
  result: Math.floor(index / 2) % 10,
}));
const TRUE = ALL.filter(isTrue).map((sum) => ({ sum, matches: matchesOf(sum) }));

/** Every true sum that one match makes of a sum. */
export function solveMatches(sum: MatchSum, task: MatchTask): MatchSum[] {
  const come = task === "move" ? 1 : 0;
  const shown = matchesOf(sum);
  return TRUE.filter(({ matches }) => {
    const [gone, added] = changed(shown, matches);
    return gone === 1 && added === come;
  }).map((found) => found.sum);
}

/** A false sum that one match corrects, in exactly one way. */
export function makeMatchSum(age: PackAge, random: Random): MatchSum {
  const task = MATCH_TASKS[age];
  for (;;) {
    const sum = ALL[Math.floor(random() * ALL.length)];
    if (!sum || isTrue(sum)) continue;
    const solutions = solveMatches(sum, task);
    // A true sum with zeros is dull.
    const [only] = solutions;
    if (solutions.length === 1 && only && only.left > 0 && only.right > 0) return sum;
  }
}
