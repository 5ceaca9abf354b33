import type { PathMark } from "../../page.ts";
import { pen } from "../../parts/strokes.ts";
import { moved } from "../../parts/transform.ts";
import { star } from "../../shapes.ts";

/** A feature of a monster to choose, with more options than a die has faces. */
export interface Feature {
  readonly name: string;
  /** Each around (0, 0), at most 20 wide and 12 high. */
  readonly options: readonly (readonly PathMark[])[];
}

const OUTLINE = { stroke: "ink", width: 0.5 } as const;
const { wave, loop, lines, shape, oval, dot, cup } = pen(OUTLINE);
const solid = pen({ ...OUTLINE, fill: "paper" });

/** The same lines on the left and on the right. */
const pair = (...left: readonly PathMark[]): PathMark[] => [
  ...left,
  ...moved(left, { mirrored: true }),
];

const eyeball = (x: number, y: number, r: number): PathMark[] => [
  oval(x, y, r),
  dot(x, y, r * 0.45),
];

const EYES: Feature = {
  name: "Eyes",
  options: [
    eyeball(0, 0, 5),
    pair(...eyeball(-4.5, 0, 3.6)),
    [...eyeball(-6.5, 1, 2.8), ...eyeball(0, -1.4, 2.8), ...eyeball(6.5, 1, 2.8)],
    pair(...eyeball(-4.5, -3, 2.6), wave(-4.5, -0.4, -4, 3, -2.4, 6)),
    pair(oval(-4.6, 0, 3.6), lines(-8.2, 0, -1, 0), cup(-4.6, 0.2, 1.5, 1.8)),
    pair(star({ x: -4.8, y: 0 }, 4.4, OUTLINE)),
    [
      ...eyeball(-7.6, 2, 1.8),
      ...eyeball(-4, -2.6, 1.8),
      ...eyeball(0, 2.4, 1.8),
      ...eyeball(4, -2.6, 1.8),
      ...eyeball(7.6, 2, 1.8),
    ],
    pair(oval(-4.6, 0, 2.9, 4.6), shape(-4.6, -3.6, -3.8, 0, -4.6, 3.6, -5.4, 0)),
  ],
};

const MOUTHS: Feature = {
  name: "Mouth",
  options: [
    [cup(0, -2, 8, 5)],
    [wave(-8, -2, 0, -0.8, 8, -2), ...pair(shape(-5.4, -1.2, -2.6, -1, -4, 4))],
    [lines(-8, 0, -6, -3, -3, 3, 0, -3, 3, 3, 6, -3, 8, 0)],
    [
      cup(0, -4, 7, 7),
      lines(-7, -4, 7, -4),
      loop(-2.6, 2.6, 0, 0.4, 2.6, 2.6, 1.8, 5.4, -1.8, 5.4),
    ],
    [
      loop(-9, -3, 0, -4, 9, -3, 9, 3, 0, 4, -9, 3),
      lines(-9.3, 0, 9.3, 0),
      ...[-6, -3, 0, 3, 6].map((x) => lines(x, -3.6, x, 3.6)),
    ],
    [shape(-5, -1, 0, -5, 5, -1, 0, 5), lines(-5, -1, 5, -1)],
    [oval(0, 0, 4.4, 5.4), shape(-1.6, -5, 1.6, -5, 1.6, -1.8, -1.6, -1.8)],
    [wave(-9, 0, -6, -2.6, -3, 0, 0, 2.6, 3, 0, 6, -2.6, 9, 0)],
  ],
};

const HORNS: Feature = {
  name: "Horns",
  options: [
    pair(shape(-7.4, 5, -5.6, -5.6, -2.6, 5)),
    pair(wave(-2, 5, -8, 4, -9.4, -5), wave(-9.4, -5, -6, -0.6, -2, 0.6)),
    pair(lines(-2, 5.6, -6.4, -5.6), lines(-3.6, 1.6, -8.4, 0.6), lines(-5, -2, -3, -5)),
    [shape(-2.8, 5.6, 0, -6, 2.8, 5.6), lines(-2, 2.6, 2.2, 1), lines(-1.2, -1, 1.4, -2.6)],
    pair(wave(-1.6, 5.6, -3, 0, -6, -2), oval(-7.2, -3.2, 1.9)),
    pair(wave(-1.6, 4.6, -7, 5, -9, 0, -5.6, -4.4, -2.4, -1, -4.8, 1.4, -6, -0.4)),
    [
      shape(-9, 5.4, -6, -2.6, -3, 5.4),
      shape(-3, 5.4, 0, -5.6, 3, 5.4),
      shape(3, 5.4, 6, -2.6, 9, 5.4),
    ],
    [-6, -3, 0, 3, 6].map((x) => wave(x * 0.4, 5.6, x * 0.9, 0, x * 1.4, -5.4 + Math.abs(x) * 0.3)),
  ],
};

const patch = solid.loop(-9, -5, 0, -5.8, 9, -5, 9.6, 0, 9, 5, 0, 5.8, -9, 5, -9.6, 0);

const PATTERNS: Feature = {
  name: "Skin",
  options: [
    [
      patch,
      ...[-6, -2, 2, 6].flatMap((x, index) => [oval(x, index % 2 ? -2.4 : 2.4, 1.5)]),
      dot(-6, -3, 0.8),
      dot(-2, 3.2, 0.8),
      dot(2, -3, 0.8),
      dot(6, 3.2, 0.8),
    ],
    [patch, ...[-6, -2, 2, 6].map((x) => wave(x - 1, -5.2, x + 0.6, 0, x - 1, 5.2))],
    [
      patch,
      ...[-2.6, 0.4, 3.4].map((y) =>
        lines(-8.8, y, -6, y - 2, -3, y + 1, 0, y - 2, 3, y + 1, 6, y - 2, 8.8, y),
      ),
    ],
    [
      patch,
      ...[-6, -2, 2, 6].map((x) => cup(x, -3, 2, 2)),
      ...[-4, 0, 4].map((x) => cup(x, 0, 2, 2)),
      ...[-6, -2, 2, 6].map((x) => cup(x, 3, 2, 2)),
    ],
    [
      patch,
      star({ x: -5.6, y: -1.6 }, 2.4, OUTLINE),
      star({ x: 0.4, y: 2 }, 2.4, OUTLINE),
      star({ x: 5.8, y: -1.6 }, 2.4, OUTLINE),
    ],
    [
      patch,
      ...[-6, -2, 2, 6].map((x) => lines(x, -5.3, x, 5.3)),
      ...[-2, 2].map((y) => lines(-9.3, y, 9.3, y)),
    ],
    [
      patch,
      ...[-6, -2, 2, 6].flatMap((x) => [lines(x - 1.2, -3, x, -0.6, x + 1.2, -3)]),
      ...[-4, 0, 4].flatMap((x) => [lines(x - 1.2, 1.4, x, 3.8, x + 1.2, 1.4)]),
    ],
    [
      patch,
      ...[-5.4, 0.4, 6].map((x, index) =>
        wave(
          x,
          (index % 2) * 2 - 1,
          x + 1,
          (index % 2) * 2,
          x,
          (index % 2) * 2 + 1.2,
          x - 1.8,
          (index % 2) * 2,
          x - 1,
          (index % 2) * 2 - 2.6,
          x + 1.6,
          (index % 2) * 2 - 2.6,
        ),
      ),
    ],
  ],
};

const FEET: Feature = {
  name: "Feet",
  options: [
    pair(lines(-5, -6, -5, 1), lines(-9, 5, -5, 1, -1.4, 5), lines(-5, 1, -5, 5.6)),
    pair(
      loop(-7, -4, -3, -4, -2, 1, -1.4, 4.4, -5, 5.4, -8.8, 4.4, -8, 1),
      lines(-6.2, 3, -6.2, 5.2),
      lines(-3.8, 3, -3.8, 5.2),
    ),
    pair(shape(-6, -6, -2, -6, -2, 5, -9.4, 5, -9.4, 2.4, -6, 0.6), lines(-9.4, 3.6, -2, 3.6)),
    [-7, -2.4, 2.4, 7].map((x) => wave(x * 0.6, -6, x * 0.9, -1, x * 0.8, 2, x * 1.2, 5.4)),
    pair(oval(-5, 1, 4.4), oval(-5, 1, 1.4), lines(-5, -6, -5, -3.4)),
    pair(lines(-5, -6, -5, -0.6), shape(-5, -0.6, -9.4, 4.6, -7, 3.8, -5, 5.4, -3, 3.8, -0.6, 4.6)),
    pair(
      shape(-7, -6, -3, -6, -2.4, 2, -2, 5.4, -8, 5.4, -7.6, 2),
      lines(-7.6, 2, -2.4, 2),
      lines(-5, 2, -5, 5.4),
    ),
    [
      wave(-2.4, -6, -2, -1, -8.6, 2, -9, 5, 0, 5.6, 9, 5, 8.6, 2, 2, -1, 2.4, -6),
      ...[-5, -1.6, 1.8, 5.2].map((x) => cup(x, 5.3, 1.4, -2)),
    ],
  ],
};

/** What the dice decide, in the order of the table. */
export const FEATURES: readonly Feature[] = [EYES, MOUTHS, HORNS, PATTERNS, FEET];
