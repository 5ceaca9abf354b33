import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../../page.ts";

/** A figure with corners and dots inside. */
export interface DottedFigure {
  readonly corners: number;
  readonly dots: number;
}

export interface OddPuzzle {
  readonly figures: readonly DottedFigure[];
  readonly odd: number;
  /** What all others have in common, for the key. */
  readonly reason: string;
}

/** Visible features of a figure that might single it out. */
const FEATURES: readonly ((figure: DottedFigure) => number)[] = [
  ({ corners }) => corners,
  ({ dots }) => dots,
  ({ corners, dots }) => dots - corners,
  ({ corners, dots }) => dots + corners,
  ({ corners, dots }) => dots - 2 * corners,
  ({ corners }) => corners % 2,
  ({ dots }) => dots % 2,
  ({ corners, dots }) => (corners + dots) % 2,
  ({ corners, dots }) => Math.sign(dots - corners),
];

/** The figures that differ from the rest in a feature that the rest share. */
export function oddOnes(figures: readonly DottedFigure[]): number[] {
  const found = new Set<number>();
  for (const feature of FEATURES) {
    const values = figures.map(feature);
    for (const [index, value] of values.entries()) {
      const others = new Set(values.filter((_, other) => other !== index));
      if (others.size === 1 && !others.has(value)) found.add(index);
    }
  }
  return [...found];
}

interface Rule {
  readonly dots: (corners: number) => number;
  readonly reason: string;
}

const RULES: Readonly<Record<PackAge, (random: Random) => Rule>> = {
  k2: (random) => {
    const dots = 2 + Math.floor(random() * 4);
    return { dots: () => dots, reason: `All the others have ${dots} dots.` };
  },
  "35": (random) =>
    random() < 0.5
      ? { dots: (corners) => corners, reason: "All the others have a dot for each corner." }
      : {
          dots: (corners) => corners + 1,
          reason: "All the others have one dot more than corners.",
        },
  "68": (random) => {
    const sum = 9 + Math.floor(random() * 2);
    return random() < 0.5
      ? {
          dots: (corners) => sum - corners,
          reason: `In all the others, corners and dots make ${sum}.`,
        }
      : { dots: (corners) => 2 * corners, reason: "All the others have two dots for each corner." };
  },
};

/** Five figures of which exactly one breaks a rule. */
export function makeOddPuzzle(age: PackAge, random: Random): OddPuzzle {
  for (;;) {
    const rule = RULES[age](random);
    const corners = shuffled([3, 4, 5, 6, 3, 4, 5, 6, 8], random).slice(0, 5);
    const odd = Math.floor(random() * corners.length);
    const figures = corners.map((count, index) => {
      const right = rule.dots(count);
      return { corners: count, dots: index === odd ? right + (random() < 0.5 ? 1 : -1) : right };
    });
    const fits = figures.every(({ dots }) => dots >= 1 && dots <= 12);
    const [found, ...others] = oddOnes(figures);
    if (fits && found === odd && others.length === 0) return { figures, odd, reason: rule.reason };
  }
}
