import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge, PathMark } from "../../page.ts";
import { moved } from "../../parts/transform.ts";
import { circle, curve, type Point } from "../../shapes.ts";
import { MOTIFS, type MotifName, PEN } from "./motifs.ts";

/** One ring: `count` repetitions of a motif between two radii. */
interface Ring {
  readonly motif: MotifName;
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  /** Whether it starts half a repetition later, to fill the gaps of the ring inside. */
  readonly shifted: boolean;
}

export interface Mandala {
  /** The rotational symmetry: turning by one of this many equal parts changes nothing. */
  readonly fold: number;
  readonly marks: readonly PathMark[];
}

/** The symmetries to choose from, and how the rings divide the radius, from the middle outward. */
const PLANS: Readonly<
  Record<
    PackAge,
    { readonly folds: readonly number[]; readonly shares: readonly (readonly number[])[] }
  >
> = {
  k2: {
    folds: [6, 8],
    shares: [
      [1.4, 1.1, 0.9],
      [1.2, 1.1],
      [1, 1.4, 0.9],
    ],
  },
  "35": {
    folds: [8, 10, 12],
    shares: [
      [1.6, 1, 1.8, 1, 1.2],
      [1.4, 1.8, 1, 1.5],
      [1.7, 1, 1.9, 1.2],
    ],
  },
  "68": {
    folds: [10, 12, 14, 16],
    shares: [
      [1.5, 1, 1.6, 1, 1.4],
      [1.3, 1.6, 1, 1.5, 1],
      [1.5, 1, 1.5, 1.3, 1],
    ],
  },
};

/** The width in millimeters of one repetition in the innermost ring at its foot. */
const FOOT = 8.4;

/** The share of the radius from which a ring counts as tall. */
const TALL_SHARE = 1.15;

/** Motifs that look well in a tall ring and in a low one. */
const TALL: readonly MotifName[] = [
  "petals",
  "arches",
  "leaves",
  "drops",
  "whirl",
  "diamonds",
  "hearts",
];
const LOW: readonly MotifName[] = ["beads", "zigzag", "arches", "diamonds", "beads"];

/** The width of a motif at the middle of its ring: neither cramped nor stretched. */
const NARROWEST: Readonly<Record<PackAge, number>> = { k2: 18, "35": 13, "68": 10 };
const WIDEST = 34;

function ringsOf(radius: number, age: PackAge, random: Random): { fold: number; rings: Ring[] } {
  const { folds, shares } = PLANS[age];
  const fold = shuffled(folds, random)[0] ?? 8;
  const plan = shuffled(shares, random)[0] ?? [1];
  const kinds = { tall: shuffled(TALL, random), low: shuffled(LOW, random) };
  const rings: Ring[] = [];
  let inner = Math.max(radius * 0.14, (fold * FOOT) / (2 * Math.PI));
  const unit = (radius - inner) / plan.reduce((sum, share) => sum + share, 0);
  for (const [index, share] of plan.entries()) {
    const outer = inner + share * unit;
    const motifs = kinds[share >= TALL_SHARE ? "tall" : "low"];
    const motif = motifs[index % motifs.length] ?? "beads";
    const width = (count: number) => (Math.PI * (inner + outer)) / count;
    const broad = Math.min(WIDEST, (outer - inner) * 1.35);
    let count = fold;
    while (width(count * 2) >= NARROWEST[age] && width(count) > broad) count *= 2;
    rings.push({ motif, inner, outer, count, shifted: random() < 0.5 });
    inner = outer;
  }
  return { fold, rings };
}

/** The middle: a small flower with one petal per fold. */
function heart(middle: Point, radius: number, fold: number): PathMark[] {
  const [wide, deep] = [radius * 0.72, radius * 0.1];
  const edge = Array.from({ length: fold * 8 }, (_, step) => {
    const angle = (step / (fold * 8)) * 2 * Math.PI - Math.PI / 2;
    const r = wide - deep * (1 - Math.abs(Math.cos((fold * (angle + Math.PI / 2)) / 2)) * 2);
    return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
  });
  return [curve(edge, PEN, true), circle(middle, radius * 0.34, PEN)];
}

/**
 * A mandala around a point: rings of motifs, all with the same number of repetitions or a multiple
 * of it.
 */
export function makeMandala(middle: Point, radius: number, age: PackAge, random: Random): Mandala {
  const { fold, rings } = ringsOf(radius, age, random);
  const marks = heart(middle, rings[0]?.inner ?? radius, fold);
  for (const { motif, inner, outer, count, shifted } of rings) {
    const angle = 360 / count;
    const part = MOTIFS[motif]({ inner, outer, angle });
    marks.push(circle(middle, inner, PEN));
    for (let turn = 0; turn < count; turn += 1) {
      marks.push(...moved(part, { ...middle, turn: (turn + (shifted ? 0.5 : 0)) * angle - 90 }));
    }
  }
  marks.push(circle(middle, radius, PEN));
  return { fold, marks };
}
