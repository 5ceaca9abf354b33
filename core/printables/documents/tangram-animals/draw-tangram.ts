import type { Mark } from "../../page.ts";
import { CUT, scissorsAt } from "../../parts/cut-line.ts";
import { type Box, line, type Point, polygon, rectangle } from "../../shapes.ts";
import type { LaidPiece } from "./tangram.ts";

/** Left, top, width and height of the pieces, in units. */
export function extent(pieces: readonly LaidPiece[]): Box {
  const corners = pieces.flatMap((piece) => piece.corners);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The pieces' corners on the paper, centered in a box; `unit` in millimeters. */
function onPaper(pieces: readonly LaidPiece[], box: Box, unit: number): Point[][] {
  const { x, y, width, height } = extent(pieces);
  const left = box.x + (box.width - width * unit) / 2;
  const top = box.y + (box.height - height * unit) / 2;
  return pieces.map(({ corners }) =>
    corners.map((corner) => ({
      x: left + (corner.x - x) * unit,
      y: top + (corner.y - y) * unit,
    })),
  );
}

/** A solid shape with an outline; with `seams`, the individual pieces are visible. */
export function drawAnimal(
  pieces: readonly LaidPiece[],
  box: Box,
  unit: number,
  seams: boolean,
): Mark[] {
  const shapes = onPaper(pieces, box, unit);
  if (seams) {
    return shapes.map((shape) => polygon(shape, { stroke: "ink", width: 0.6, fill: "light" }));
  }
  // A wide dark line around every piece, of which the pieces cover everything inside.
  return [
    ...shapes.map((shape) => polygon(shape, { stroke: "ink", width: 1.6 })),
    ...shapes.map((shape) => polygon(shape, { stroke: "light", width: 0.5, fill: "light" })),
  ];
}

/** The cuts that make the seven pieces, in quarters of the square's side. */
const CUTS = [
  [0, 0, 3, 3],
  [4, 0, 0, 4],
  [3, 1, 4, 2],
  [4, 2, 2, 4],
  [1, 3, 3, 3],
] as const;

/** The square with its seven pieces to cut out. */
export function drawSquare(box: Box): Mark[] {
  const at = (x: number, y: number): Point => ({
    x: box.x + (x * box.width) / 4,
    y: box.y + (y * box.height) / 4,
  });
  return [
    rectangle(box, CUT),
    ...CUTS.map(([x, y, toX, toY]) => line(at(x, y), at(toX, toY), CUT)),
    ...scissorsAt(at(0.7, 0)),
  ];
}
