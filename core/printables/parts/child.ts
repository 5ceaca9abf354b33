import type { PathMark } from "../page.ts";
import type { Point } from "../shapes.ts";
import { curve, polyline, type Style } from "../shapes.ts";
import { puff } from "./scenery.ts";
import { pen, points } from "./strokes.ts";
import { moved } from "./transform.ts";

export type Hair = "short" | "pigtails" | "curly" | "cap" | "long" | "bun";
export type Shirt = "plain" | "stripes" | "dots" | "heart" | "dress";

/** Arms and legs as the points they pass through: x, y, x, y … */
export interface Pose {
  readonly arms: readonly [left: readonly number[], right: readonly number[]];
  readonly legs: readonly [left: readonly number[], right: readonly number[]];
}

export interface ChildLook {
  readonly hair: Hair;
  readonly shirt: Shirt;
  readonly pose: Pose;
  readonly scale?: number;
  readonly mirrored?: boolean;
}

/** Shoulders are at height 14.5, hips at 7; the child stands at (0, 0) and is 24 high. */
export const POSES = {
  standing: {
    arms: [
      [-3, -14, -5.5, -8],
      [3, -14, 5.5, -8],
    ],
    legs: [
      [-1.7, -7, -2, -0.8],
      [1.7, -7, 2, -0.8],
    ],
  },
  waving: {
    arms: [
      [-3, -14, -5.5, -8],
      [3, -14, 7, -20],
    ],
    legs: [
      [-1.7, -7, -2.4, -0.8],
      [1.7, -7, 2.4, -0.8],
    ],
  },
  cheering: {
    arms: [
      [-3, -14, -7, -20],
      [3, -14, 7, -20],
    ],
    legs: [
      [-1.7, -7, -3, -0.8],
      [1.7, -7, 3, -0.8],
    ],
  },
  sitting: {
    arms: [
      [-3, -14, -5, -9, -1, -8],
      [3, -14, 6, -9],
    ],
    legs: [
      [-1.2, -7, 4.5, -6, 5, -1],
      [1.2, -7, 7, -6, 7.5, -1],
    ],
  },
  holding: {
    arms: [
      [-3, -14, 2, -10.5, 6, -11.5],
      [3, -14, 6, -11.5],
    ],
    legs: [
      [-1.7, -7, -2, -0.8],
      [1.7, -7, 2, -0.8],
    ],
  },
  running: {
    arms: [
      [-3, -14, -7, -11],
      [3, -14, 7, -13],
    ],
    legs: [
      [-1.7, -7, -5, -3, -8, -4],
      [1.7, -7, 5, -4, 5, -0.8],
    ],
  },
} as const satisfies Record<string, Pose>;

const LINE_WIDTH = 0.5;
const OUTLINE: Style = { stroke: "ink", width: LINE_WIDTH };
const SOLID: Style = { ...OUTLINE, fill: "paper" };
const { cup, dot, lines } = pen(OUTLINE);
const solid = pen(SOLID);
const black = pen({ ...OUTLINE, fill: "ink" });

/** A limb: a thick line in ink with a thinner one in paper on it. */
function limb(at: readonly number[], scale: number, thickness: number): PathMark[] {
  const width = thickness * scale;
  return [
    polyline(points(...at), { stroke: "ink", width: width + 2 * LINE_WIDTH }),
    polyline(points(...at), { stroke: "paper", width }),
  ];
}

function hairMarks(hair: Hair): { behind: readonly PathMark[]; front: readonly PathMark[] } {
  const fringe = black.loop(
    -4.3,
    -19.6,
    -3.6,
    -22.8,
    0,
    -24.1,
    3.6,
    -22.8,
    4.3,
    -19.6,
    2.6,
    -21.4,
    0,
    -21.9,
    -2.6,
    -21.4,
  );
  switch (hair) {
    case "short":
      return { behind: [], front: [fringe] };
    case "pigtails":
      return {
        behind: [black.oval(-5.6, -18, 1.5, 2.8), black.oval(5.6, -18, 1.5, 2.8)],
        front: [fringe],
      };
    case "curly":
      return { behind: [puff({ x: 0, y: -20.6 }, 5, 4.4, 9, SOLID)], front: [] };
    case "cap":
      return {
        behind: [],
        front: [
          solid.shape(
            -4.5,
            -20.6,
            -4.1,
            -22.4,
            -2.4,
            -24.2,
            0,
            -24.8,
            2.4,
            -24.2,
            4.1,
            -22.4,
            4.5,
            -20.6,
          ),
          solid.shape(2, -20.6, 8, -20.6, 6.6, -21.8, 4.2, -22),
        ],
      };
    case "long":
      return {
        behind: [
          black.loop(-4.8, -14.4, -5.2, -20, -3, -24, 3, -24, 5.2, -20, 4.8, -14.4, 0, -15.4),
        ],
        front: [fringe],
      };
    case "bun":
      return { behind: [black.oval(0, -25, 2.1, 1.8)], front: [fringe] };
  }
}

function shirtMarks(shirt: Shirt): PathMark[] {
  if (shirt === "dress") {
    return [
      solid.shape(-3, -15.2, 3, -15.2, 5.2, -4.6, -5.2, -4.6),
      lines(-3.6, -10.6, 3.6, -10.6),
    ];
  }
  const body = solid.shape(-3.2, -15.2, 3.2, -15.2, 3.2, -6.6, -3.2, -6.6);
  switch (shirt) {
    case "stripes":
      return [body, ...[-13, -10.8, -8.6].map((y) => lines(-3.2, y, 3.2, y))];
    case "dots":
      return [
        body,
        dot(-1.4, -12.8, 0.7),
        dot(1.5, -11.4, 0.7),
        dot(-1.3, -9.4, 0.7),
        dot(1.3, -8.2, 0.7),
      ];
    case "heart":
      return [
        body,
        curve(points(0, -11.8, 1.1, -13, 2, -12, 0, -8.8, -2, -12, -1.1, -13), SOLID, true),
      ];
    default:
      return [body];
  }
}

/** A simple, friendly child standing at a point. */
export function child(at: Point, look: ChildLook): PathMark[] {
  const { scale = 1, mirrored = false, pose } = look;
  const hair = hairMarks(look.hair);
  const marks = [
    ...pose.legs.flatMap((leg) => limb(leg, scale, 1.9)),
    ...hair.behind,
    ...shirtMarks(look.shirt),
    ...pose.arms.flatMap((arm) => limb(arm, scale, 1.5)),
    solid.oval(0, -19.4, 4.3),
    dot(-1.5, -19.6, 0.5),
    dot(1.5, -19.6, 0.5),
    cup(0, -18, 1.7, 1.1),
    ...hair.front,
  ];
  return moved(marks, { ...at, scale, mirrored });
}
