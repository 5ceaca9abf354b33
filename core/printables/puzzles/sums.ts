import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../page.ts";

/** An unfinished equation: two numbers and an operation. */
export interface Sum {
  readonly left: number;
  readonly operation: "plus" | "minus";
  readonly right: number;
}

/** Quick sums on a sheet (spec 3 §9). */
export const QUICK_SUMS = 8;

/** Operands range from 1 to this; the youngest only add (spec 3 §9). */
const LARGEST_OPERAND: Readonly<Record<PackAge, number>> = { k2: 9, "35": 12, "68": 12 };
const SHARE_OF_ADDITIONS: Readonly<Record<PackAge, number>> = { k2: 1, "35": 0.6, "68": 0.6 };

/** A sum as it is printed, without its result: '7 + 5', '9 − 4'. */
export const sumText = ({ left, operation, right }: Sum): string =>
  `${left} ${operation === "plus" ? "+" : "−"} ${right}`;

/** The result of a printed sum. @throws RangeError for a text that is not a sum. */
export function resultOf(printed: string): number {
  const match = /^(\d+) ([+−]) (\d+)$/u.exec(printed);
  if (!match) throw new RangeError(`No sum: ${printed}`);
  const [, left, sign, right] = match;
  return sign === "+" ? Number(left) + Number(right) : Number(left) - Number(right);
}

/** Every pair of operands once: 3 + 5 and 5 + 3 are the same sum, and no result is negative. */
function everySum(operation: Sum["operation"], largest: number): Sum[] {
  const sums: Sum[] = [];
  for (let left = 1; left <= largest; left += 1) {
    for (let right = 1; right <= left; right += 1) sums.push({ left, operation, right });
  }
  return sums;
}

/**
 * Different sums for a grade, at most 45: k2 add numbers from 1 to 9; the others use numbers from 1
 * to 12, and about six in ten are additions.
 */
export function makeSums(age: PackAge, count: number, random: Random): Sum[] {
  const largest = LARGEST_OPERAND[age];
  const additions = Math.round(count * SHARE_OF_ADDITIONS[age]);
  const chosen = [
    ...shuffled(everySum("plus", largest), random)
      .slice(0, additions)
      .map((sum) => (random() < 0.5 ? sum : { ...sum, left: sum.right, right: sum.left })),
    ...shuffled(everySum("minus", largest), random).slice(0, count - additions),
  ];
  return shuffled(chosen, random);
}
