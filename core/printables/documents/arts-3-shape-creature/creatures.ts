import type { PathMark } from "../../page.ts";
import { pen } from "../../parts/strokes.ts";
import { boundsOf, moved } from "../../parts/transform.ts";
import { type Box, middleOf, type Style } from "../../shapes.ts";

export const KINDS = ["circle", "square", "triangle"] as const;
export type ShapeKind = (typeof KINDS)[number];

/** A shape around a point; `size` is its width, `turn` in degrees clockwise. */
export interface ShapePiece {
  readonly kind: ShapeKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** The height of an equilateral triangle relative to its width. */
export const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

/** The outline of a piece. */
export function pieceMark({ kind, x, y, size, turn = 0 }: ShapePiece, style: Style): PathMark[] {
  const { oval, shape } = pen(style);
  const half = size / 2;
  const tall = (size * TRIANGLE_HEIGHT) / 2;
  const mark =
    kind === "circle"
      ? oval(0, 0, half)
      : kind === "square"
        ? shape(-half, -half, half, -half, half, half, -half, half)
        : shape(0, -tall, half, tall, -half, tall);
  return moved([mark], { x, y, turn });
}

export interface Creature {
  readonly name: string;
  /** From back to front, in a square of 60 by 60 around (0, 0). */
  readonly pieces: readonly ShapePiece[];
  readonly eyes: readonly (readonly [x: number, y: number])[];
  readonly mouth?: readonly [x: number, y: number];
}

const piece = (kind: ShapeKind, x: number, y: number, size: number, turn = 0): ShapePiece => ({
  kind,
  x,
  y,
  size,
  turn,
});

export const CREATURES: readonly Creature[] = [
  {
    name: "Pim",
    pieces: [
      piece("triangle", 22, 8, 18, -90),
      piece("square", -4, 22, 7),
      piece("square", 6, 22, 7),
      piece("triangle", -25, -13, 12, -90),
      piece("circle", 2, 6, 30),
      piece("circle", -13, -13, 20),
      piece("triangle", 6, 7, 14, 180),
      piece("triangle", -12, -26, 8),
    ],
    eyes: [[-15, -14]],
  },
  {
    name: "Mox",
    pieces: [
      piece("triangle", -10, -24, 12),
      piece("triangle", 10, -24, 12),
      piece("circle", 0, 14, 28),
      piece("square", -9, 26, 7),
      piece("square", 9, 26, 7),
      piece("square", 0, -9, 26),
      piece("triangle", 0, 14, 12),
    ],
    eyes: [
      [-6, -12],
      [6, -12],
    ],
    mouth: [0, -5],
  },
  {
    name: "Finn",
    pieces: [
      piece("triangle", 22, 2, 22, -90),
      piece("triangle", -2, -19, 16),
      piece("circle", -5, 2, 36),
      piece("square", 2, 2, 9, 45),
      piece("triangle", 4, 21, 10, 180),
    ],
    eyes: [[-14, -4]],
    mouth: [-15, 6],
  },
  {
    name: "Rolo",
    pieces: [
      piece("triangle", 27, -3, 12, 60),
      piece("square", 5, 3, 28),
      piece("circle", -5, 21, 14),
      piece("circle", 15, 21, 14),
      piece("triangle", -23, -26, 9),
      piece("triangle", -11, -26, 9),
      piece("square", -16, -12, 20),
      piece("circle", -22, -8, 7),
    ],
    eyes: [
      [-18, -15],
      [-10, -15],
    ],
  },
  {
    name: "Zuri",
    pieces: [
      piece("square", -9, 25, 8),
      piece("square", 9, 25, 8),
      piece("triangle", -12, 2, 13, -90),
      piece("triangle", 12, 2, 13, 90),
      piece("triangle", 0, 7, 34),
      piece("circle", 0, -13, 22),
      piece("circle", -8, -26, 5),
      piece("circle", 8, -26, 5),
      piece("square", 0, 13, 8),
    ],
    eyes: [
      [-4, -15],
      [4, -15],
    ],
    mouth: [0, -9],
  },
  {
    name: "Odo",
    pieces: [
      piece("triangle", -11, -17.4, 11),
      piece("triangle", 11, -17.4, 11),
      piece("triangle", -21, 8, 16, -90),
      piece("triangle", 21, 8, 16, 90),
      piece("square", 0, 4, 34),
      piece("circle", -8, -6, 14),
      piece("circle", 8, -6, 14),
      piece("triangle", 0, 4, 8, 180),
      piece("circle", -8, 24, 7),
      piece("circle", 8, 24, 7),
    ],
    eyes: [
      [-8, -6],
      [8, -6],
    ],
  },
];

const FACE = pen({ stroke: "ink", width: 0.6 });

/** A creature scaled to fit a box, and centered in it. */
export function creatureMarks(creature: Creature, into: Box): PathMark[] {
  const solid: Style = { stroke: "ink", width: 0.7, fill: "paper" };
  const marks = [
    ...creature.pieces.flatMap((one) => pieceMark(one, solid)),
    ...creature.eyes.map(([x, y]) => FACE.dot(x, y, 1.6)),
    ...(creature.mouth ? [FACE.cup(creature.mouth[0], creature.mouth[1], 4, 2.6)] : []),
  ];
  const bounds = boundsOf(marks);
  const scale = Math.min(into.width / bounds.width, into.height / bounds.height);
  const [from, to] = [middleOf(bounds), middleOf(into)];
  return moved(marks, { x: to.x - from.x * scale, y: to.y - from.y * scale, scale });
}
