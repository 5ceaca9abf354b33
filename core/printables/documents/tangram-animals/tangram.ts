import type { Point } from "../../shapes.ts";

/**
 * The seven pieces of a square, cut in the traditional Chinese way. One unit is the leg of a small
 * triangle; the square's side is 2√2 units, its area 8.
 */
export const PIECES = [
  "large 1",
  "large 2",
  "medium",
  "small 1",
  "small 2",
  "square",
  "parallelogram",
] as const;
type PieceName = (typeof PIECES)[number];

/** A piece's position: its first corner at a point, turned clockwise by eighths of a full turn. */
interface Lying {
  readonly at: Point;
  readonly turn: number;
  /** Whether the parallelogram is flipped. */
  readonly mirrored?: boolean;
}

const ROOT = Math.SQRT2;

/** A step in one of eight directions: 0 to the right, 2 down, 4 to the left, 6 up. */
const step = (from: Point, direction: number, length: number): Point => ({
  x: from.x + length * Math.cos((direction * Math.PI) / 4),
  y: from.y + length * Math.sin((direction * Math.PI) / 4),
});

const LEGS: Readonly<Record<string, number>> = {
  "large 1": 2,
  "large 2": 2,
  medium: ROOT,
  "small 1": 1,
  "small 2": 1,
};

/**
 * The corners of a piece. A triangle's first corner is the right angle, the next is in the
 * direction of its turn, the third a quarter turn further; the parallelogram's second corner is one
 * unit away.
 */
function cornersOf(piece: PieceName, { at, turn, mirrored = false }: Lying): Point[] {
  const leg = LEGS[piece];
  if (leg !== undefined) return [at, step(at, turn, leg), step(at, turn + 2, leg)];
  const next = step(at, turn, 1);
  const [side, direction] = piece === "square" ? [1, turn + 2] : [ROOT, turn + (mirrored ? -1 : 1)];
  return [at, next, step(next, direction, side), step(at, direction, side)];
}

/** A piece's position, by one of its corners on a corner of a piece already placed. */
export interface Placement {
  readonly piece: PieceName;
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Which of its corners. */
  readonly corner?: number;
  /** On which corner of which piece; the first piece has a position of its own. */
  readonly on?: readonly [PieceName, number];
}

export interface LaidPiece {
  readonly piece: PieceName;
  readonly corners: readonly Point[];
}

/** Places pieces against each other. */
export function lay(placements: readonly Placement[]): LaidPiece[] {
  const laid = new Map<PieceName, readonly Point[]>();
  for (const { piece, turn, mirrored = false, corner = 0, on } of placements) {
    const target = on ? laid.get(on[0])?.[on[1]] : { x: 0, y: 0 };
    const own = cornersOf(piece, { at: { x: 0, y: 0 }, turn, mirrored })[corner];
    if (!target || !own) throw new RangeError(`${piece} lies on nothing`);
    const at = { x: target.x - own.x, y: target.y - own.y };
    laid.set(piece, cornersOf(piece, { at, turn, mirrored }));
  }
  return [...laid].map(([piece, corners]) => ({ piece, corners }));
}

/** The square that the pieces are cut from. */
export const WHOLE_SQUARE = lay([
  { piece: "large 1", turn: 3 },
  { piece: "large 2", turn: 5, on: ["large 1", 0] },
  { piece: "square", turn: 7, on: ["large 1", 0] },
  { piece: "small 1", turn: 1, on: ["large 1", 0] },
  { piece: "small 2", turn: 7, on: ["square", 1] },
  { piece: "medium", turn: 4, corner: 2, on: ["square", 2] },
  { piece: "parallelogram", turn: 7, corner: 1, on: ["small 1", 2] },
]);
