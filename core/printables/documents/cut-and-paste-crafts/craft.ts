import type { PathMark } from "../../page.ts";
import { CUT, scissorsAt } from "../../parts/cut-line.ts";
import { boundsOf, type Move, moved, pointsOf } from "../../parts/transform.ts";
import type { Box, Point } from "../../shapes.ts";

/** A piece of paper to cut out, around (0, 0), in printed millimeters. */
export interface Part {
  /** Its label on the sheet. */
  readonly name: string;
  readonly outline: PathMark;
  readonly details: readonly PathMark[];
}

/** Where a part is pasted on the finished craft; later ones are on top of earlier ones. */
export interface Pasted {
  readonly part: Part;
  readonly at: Pick<Move, "x" | "y" | "turn" | "mirrored">;
}

export interface Craft {
  /** With its article: 'an owl'. */
  readonly name: string;
  readonly pasted: readonly Pasted[];
  /** How to paste it together, after coloring and cutting. */
  readonly steps: readonly string[];
  readonly idea: string;
}

/** The finished craft at its real size, wherever its parts are. */
export function finished({ pasted }: Craft): PathMark[] {
  return pasted.flatMap(({ part, at }) =>
    moved([{ ...part.outline, fill: "paper" }, ...part.details], at),
  );
}

/** A part on the sheet: its outline is the line to cut. */
export interface LaidOut {
  readonly part: Part;
  readonly box: Box;
  readonly marks: readonly PathMark[];
}

/** A part before it is positioned, at its real size. */
type Piece = LaidOut;

/** Free paper between parts in millimeters. */
const GAP = 8;

/** Rows of a given width, filled one after another with scaled pieces. */
function rowsOf(pieces: readonly Piece[], width: number, scale: number): Piece[][] {
  const rows: Piece[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const wide = piece.box.width * scale;
    if (used + GAP + wide > width) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(piece);
    used += GAP + wide;
  }
  return rows;
}

const highest = (row: readonly Piece[]): number => Math.max(...row.map(({ box }) => box.height));

/**
 * All parts side by side in rows, upright for coloring, and as large as fits, all at the same
 * scale.
 * @param label the room below each part, in millimeters.
 */
export function laidOut({ pasted }: Craft, area: Box, label: number): LaidOut[] {
  const pieces = pasted
    .map(({ part, at }): Piece => {
      const marks = moved([part.outline, ...part.details], { mirrored: at.mirrored ?? false });
      return { part, marks, box: boundsOf(marks) };
    })
    .toSorted((one, other) => other.box.height - one.box.height);
  let scale = 1.7;
  let rows = rowsOf(pieces, area.width, scale);
  const needed = () =>
    rows.reduce((sum, row) => sum + highest(row) * scale + label + GAP / 2, -GAP / 2);
  while (needed() > area.height && scale > 0.5) {
    scale -= 0.05;
    rows = rowsOf(pieces, area.width, scale);
  }
  const between = GAP / 2 + Math.min(24, (area.height - needed()) / rows.length);
  let y = area.y;
  return rows.flatMap((row) => {
    const wide = row.reduce((sum, { box }) => sum + box.width * scale, 0);
    const space = (area.width - wide) / (row.length + 1);
    const height = highest(row) * scale;
    let x = area.x + space;
    const inRow = row.map(({ part, marks, box }): LaidOut => {
      const [width, tall] = [box.width * scale, box.height * scale];
      const to = { x, y: y + (height - tall) / 2, width, height: tall };
      const move = { x: to.x - box.x * scale, y: to.y - box.y * scale, scale };
      const [outline, ...details] = moved(marks, move);
      x += width + space;
      if (!outline) return { part, box: to, marks: [] };
      const start: Point = pointsOf(outline)[0] ?? to;
      return { part, box: to, marks: [{ ...outline, ...CUT }, ...details, ...scissorsAt(start)] };
    });
    y += height + label + between;
    return inRow;
  });
}
