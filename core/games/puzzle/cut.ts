/**
 * How a picture is cut into jigsaw pieces (spec 3 §4, §9): a square grid with a knob on every inner
 * edge, 14 deep on pieces 100 wide, that fits exactly into the neighbor's hole; outer edges are
 * flat.
 */
import { seededRandom } from "#core/random/random.ts";

/** The side of a piece without knobs; all lengths of a cut are in these units. */
export const PIECE_SIDE = 100;
/** How far a knob sticks out beyond the edge. */
export const KNOB_DEPTH = 14;

export type Side = "top" | "right" | "bottom" | "left";
/** `out` is a knob, `in` the hole for a neighbor's knob, `flat` the edge of the picture. */
export type Joint = "out" | "in" | "flat";
export type Point = readonly [x: number, y: number];

export interface Piece {
  /** Also the number of the slot it belongs to, counted row by row from 0. */
  readonly id: number;
  readonly row: number;
  readonly column: number;
  readonly sides: Readonly<Record<Side, Joint>>;
  /**
   * Clockwise from the top left corner, in the picture's units: one point, then three per cubic
   * curve.
   */
  readonly outline: readonly Point[];
  /** The outline as SVG path data with the piece's own square at 0 0 100 100. */
  readonly path: string;
}

interface Edge {
  /** Toward increasing x or y, or against it. */
  readonly direction: 1 | -1;
  /** The middle of the knob along the edge. */
  readonly middle: number;
}

/**
 * Half a knob, from the start of the edge to its tip: along the edge (from the knob's middle) and
 * outward.
 */
const KNOB: readonly Point[] = [
  [-6.4, 0.6],
  [-5.2, 3.4],
  [-8.6, 4.6],
  [-8.6, 8.6],
  [-8.6, 11.8],
  [-4.8, KNOB_DEPTH],
  [0, KNOB_DEPTH],
];

/** The pieces of a picture cut into `size` × `size`; the same seed always cuts the same way. */
export function cutPicture(size: number, seed: string): readonly Piece[] {
  const random = seededRandom(`cut ${seed}`);
  const edge = (): Edge => ({ direction: random() < 0.5 ? 1 : -1, middle: 44 + random() * 12 });
  const rows = range(size);
  const right = rows.map(() => range(size - 1).map(edge));
  const below = range(size - 1).map(() => rows.map(edge));
  return rows.flatMap((row) =>
    rows.map((column) =>
      shape(size, row, column, {
        top: below[row - 1]?.[column],
        right: right[row]?.[column],
        bottom: below[row]?.[column],
        left: right[row]?.[column - 1],
      }),
    ),
  );
}

function shape(
  size: number,
  row: number,
  column: number,
  edges: Readonly<Record<Side, Edge | undefined>>,
): Piece {
  const [x, y] = [column * PIECE_SIDE, row * PIECE_SIDE];
  const across = (edge: Edge | undefined, top: number) =>
    along(edge).map(([a, out]): Point => [x + a, top + out]);
  const down = (edge: Edge | undefined, left: number) =>
    along(edge).map(([a, out]): Point => [left + out, y + a]);
  const outline = [
    ...across(edges.top, y),
    ...down(edges.right, x + PIECE_SIDE).slice(1),
    ...across(edges.bottom, y + PIECE_SIDE)
      .toReversed()
      .slice(1),
    ...down(edges.left, x).toReversed().slice(1),
  ];
  return {
    id: row * size + column,
    row,
    column,
    sides: {
      top: joint(edges.top, -1),
      right: joint(edges.right, 1),
      bottom: joint(edges.bottom, 1),
      left: joint(edges.left, -1),
    },
    outline,
    path: pathData(outline.map(([px, py]): Point => [px - x, py - y])),
  };
}

/**
 * The curve of an edge from its start (0, 0) to its end (100, 0); an outer edge is a straight
 * curve.
 */
function along(edge: Edge | undefined): readonly Point[] {
  const end: Point = [PIECE_SIDE, 0];
  if (!edge) return [[0, 0], [PIECE_SIDE / 3, 0], [(2 * PIECE_SIDE) / 3, 0], end];
  const { direction, middle } = edge;
  const first = KNOB.map(([a, out]): Point => [middle + a, direction * out]);
  const second = KNOB.map(([a, out]): Point => [middle - a, direction * out]).toReversed();
  const before: Point[] = [
    [middle / 2, 0],
    [middle - 9, -direction * 0.6],
  ];
  const after: Point[] = [
    [middle + 9, -direction * 0.6],
    [middle + (PIECE_SIDE - middle) / 2, 0],
  ];
  return [[0, 0], ...before, ...first, ...second.slice(1), ...after, end];
}

const joint = (edge: Edge | undefined, outwards: 1 | -1): Joint =>
  edge === undefined ? "flat" : edge.direction === outwards ? "out" : "in";

function pathData(points: readonly Point[]): string {
  const words = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  const curves = range((words.length - 1) / 3).map((index) =>
    words.slice(1 + index * 3, 4 + index * 3).join(" "),
  );
  return `M${words[0]}C${curves.join(" ")}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
