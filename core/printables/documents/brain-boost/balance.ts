import type { Random } from "#core/random/random.ts";
import type { PackAge } from "../../page.ts";

/** A balanced scale: how many of each thing are on the left; things or a weight on the right. */
export interface Scale {
  readonly left: readonly number[];
  /** How many of each thing are on the right; none where there is a weight. */
  readonly right: readonly number[];
  readonly weight: number;
}

export interface BalancePuzzle {
  readonly scales: readonly Scale[];
  /** How many kinds of things there are. */
  readonly things: number;
}

/** The heaviest thing of a puzzle. */
export const HEAVIEST = 15;

const sum = (counts: readonly number[], weights: readonly number[]) =>
  counts.reduce((total, count, index) => total + count * (weights[index] ?? 0), 0);

/** All whole weights from 1 on that balance every scale. */
export function solveBalance({ scales, things }: BalancePuzzle): number[][] {
  let open: number[][] = [[]];
  for (let thing = 0; thing < things; thing += 1) {
    open = open.flatMap((weights) =>
      Array.from({ length: HEAVIEST }, (_, index) => [...weights, index + 1]),
    );
  }
  return open.filter((weights) =>
    scales.every(({ left, right, weight }) => sum(left, weights) === sum(right, weights) + weight),
  );
}

/**
 * What is on the left and right of a puzzle's scales; where nothing is on the right, a weight is.
 */
const PLANS: Readonly<Record<PackAge, readonly (readonly (readonly (readonly number[])[])[])[]>> = {
  k2: [
    [[[2, 0]], [[1, 1]]],
    [[[1, 1]], [[2, 1]]],
    [[[0, 2]], [[2, 1]]],
  ],
  "35": [
    [[[3, 0, 0]], [[1, 1, 0]], [[0, 1, 2]]],
    [[[2, 0, 0]], [[1, 2, 0]], [[1, 1, 1]]],
    [[[0, 2, 0]], [[2, 1, 0]], [[1, 0, 2]]],
  ],
  "68": [
    [[[1, 1, 0]], [[0, 1, 1]], [[1, 0, 1]]],
    [
      [
        [2, 0, 0],
        [0, 1, 0],
      ],
      [[1, 1, 0]],
      [[0, 1, 2]],
    ],
    [
      [
        [1, 1, 0],
        [0, 0, 1],
      ],
      [
        [2, 0, 0],
        [0, 1, 0],
      ],
      [[1, 0, 1]],
    ],
    [
      [[1, 2, 0]],
      [
        [1, 0, 1],
        [0, 3, 0],
      ],
      [[0, 1, 1]],
    ],
  ],
};

/** Scales with exactly one solution in whole numbers, and with different weights. */
export function makeBalance(age: PackAge, random: Random): BalancePuzzle {
  const plans = PLANS[age];
  const heaviest = age === "k2" ? 6 : age === "35" ? 9 : 12;
  for (;;) {
    const plan = plans[Math.floor(random() * plans.length)] ?? [];
    const things = plan[0]?.[0]?.length ?? 0;
    const weights = Array.from({ length: things }, () => 1 + Math.floor(random() * heaviest));
    if (new Set(weights).size < things) continue;
    const scales = plan.map(([left = [], right]) => ({
      left,
      right: right ?? [],
      weight: right ? 0 : sum(left, weights),
    }));
    const balanced = scales.every(
      ({ left, right, weight }) => sum(left, weights) === sum(right, weights) + weight,
    );
    if (balanced && solveBalance({ scales, things }).length === 1) return { scales, things };
  }
}
