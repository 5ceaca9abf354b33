import { z } from "zod";
import { placed } from "#core/printables/drawing.ts";
import type { Color, Mark } from "#core/printables/page.ts";
import { circle, rectangle } from "#core/printables/shapes.ts";
import { text, textIn } from "#core/printables/text.ts";
import { type FigureKind, listed, sentence } from "../figure.ts";
import { straightArrow } from "../parts.ts";
import { PIECE_NAMES, PIECES } from "./pieces.ts";

const SQUARE = /^[a-h][1-8]$/u;
const ARROW = /^[a-h][1-8][a-h][1-8]$/u;

/** A chess position, seen from White. */
export const BoardSchema = z.strictObject({
  kind: z.literal("board"),
  title: z.string().min(1).max(40),
  /** Forsyth-Edwards notation: the whole, or only where the pieces stand. */
  fen: z.string().min(15).max(100),
  /** Moves that are legal one after the other, shown as numbered arrows: ['Nf3', 'Nc6']. */
  moves: z.array(z.string().max(10)).max(4).default([]),
  /** What a piece attacks or guards: 'f3g5'. */
  attacks: z.array(z.string().regex(ARROW)).max(8).default([]),
  /** Squares with a ring. */
  squares: z.array(z.string().regex(SQUARE)).max(16).default([]),
  /** The same moves as squares, for drawing: the build finds out whether they agree. */
  arrows: z.array(z.string().regex(ARROW)).max(4).default([]),
  /** A board without kings, as for learning how a piece moves. */
  free: z.boolean().default(false),
});
export type Board = z.infer<typeof BoardSchema>;

/** The piece on each square, by its letter in Forsyth-Edwards notation. */
export function piecesOf(fen: string): ReadonlyMap<string, string> {
  const pieces = new Map<string, string>();
  const rows = (fen.split(" ")[0] ?? "").split("/");
  rows.forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/u.test(sign)) file += Number(sign);
      else {
        pieces.set(`${"abcdefgh"[file]}${8 - index}`, sign);
        file += 1;
      }
    }
  });
  return pieces;
}

// The pieces are white and black in both themes.
const LIGHT: Color = "#f2e7d3";
const DARK: Color = "#c19a6b";
const WHITE: Color = "#fffdf8";
const BLACK: Color = "#23262d";

const CELL = 8.4;
const LEFT = 4;
const TOP = 7;

const cornerOf = (square: string) => ({
  x: LEFT + "abcdefgh".indexOf(square[0] ?? "a") * CELL,
  y: TOP + (8 - Number(square[1])) * CELL,
});
const middleOf = (square: string) => {
  const { x, y } = cornerOf(square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

function draw({ title, fen, squares, attacks, arrows }: Board) {
  const marks: Mark[] = [text({ x: LEFT, y: 4.4 }, title, { size: 11, bold: true })];
  for (let row = 1; row <= 8; row += 1) {
    marks.push(
      text({ x: 1.6, y: cornerOf(`a${row}`).y + 5.4 }, String(row), {
        size: 8,
        anchor: "middle",
        tone: "dark",
      }),
    );
    for (const file of "abcdefgh") {
      const isDark = ("abcdefgh".indexOf(file) + row) % 2 === 1;
      const { x, y } = cornerOf(`${file}${row}`);
      marks.push(rectangle({ x, y, width: CELL, height: CELL }, { fill: isDark ? DARK : LIGHT }));
    }
  }
  for (const file of "abcdefgh") {
    marks.push(
      text({ x: middleOf(`${file}1`).x, y: TOP + 8 * CELL + 3.4 }, file, {
        size: 8,
        anchor: "middle",
        tone: "dark",
      }),
    );
  }
  for (const [square, sign] of piecesOf(fen)) {
    const isWhite = sign === sign.toUpperCase();
    const { x, y } = cornerOf(square);
    const parts = (PIECES[sign.toLowerCase()] ?? []).map((d) => ({ d, stroke: true as const }));
    const drawing = { name: sign, box: [0, 0, 10, 10] as const, parts };
    for (const part of placed(
      drawing,
      { x: x + 0.2, y: y + 0.2, width: CELL - 0.4, height: CELL - 0.4 },
      { width: 0.3 },
    )) {
      marks.push({ ...part, fill: isWhite ? WHITE : BLACK, stroke: isWhite ? BLACK : WHITE });
    }
  }
  for (const square of squares) {
    marks.push(circle(middleOf(square), CELL / 2 - 0.7, { stroke: "#b3261e", width: 0.8 }));
  }
  for (const arrow of attacks) marks.push(...drawArrow(arrow, "#2f6f4f", [1.6, 1]));
  arrows.forEach((arrow, index) => {
    marks.push(...drawArrow(arrow, "#b3261e"));
    if (arrows.length > 1) marks.push(...drawNumber(arrow, index + 1));
  });
  return { width: LEFT + 8 * CELL + 1, height: TOP + 8 * CELL + 5, marks };
}

/** Which move it is, beside the square from which the arrow starts. */
function drawNumber(arrow: string, number: number): Mark[] {
  const [from, to] = [middleOf(arrow.slice(0, 2)), middleOf(arrow.slice(2))];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = { x: from.x + ux * 3 - uy * 2.6, y: from.y + uy * 3 + ux * 2.6 };
  const box = { x: at.x - 1.7, y: at.y - 1.7, width: 3.4, height: 3.4 };
  return [
    circle(at, 1.7, { fill: "#b3261e" }),
    textIn(box, String(number), { size: 8, bold: true, tone: "#ffffff" }),
  ];
}

function drawArrow(arrow: string, stroke: Color, dash?: readonly number[]): Mark[] {
  const [from, to] = [middleOf(arrow.slice(0, 2)), middleOf(arrow.slice(2))];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + ux * 2, y: from.y + uy * 2 };
  return straightArrow(start, to, {
    width: 1.1,
    long: 2.6,
    wide: 1.7,
    fill: stroke,
    ...(dash && { dash }),
  });
}

function describe({ title, fen, moves, attacks, squares }: Board): string {
  const side = (isWhite: boolean) =>
    [...piecesOf(fen)]
      .filter(([, sign]) => (sign === sign.toUpperCase()) === isWhite)
      .map(([square, sign]) => `${PIECE_NAMES[sign.toLowerCase()]} ${square}`);
  const told = [
    `White: ${listed(side(true)) || "nothing"}.`,
    `Black: ${listed(side(false)) || "nothing"}.`,
    ...(moves.length > 0 ? [`Moves shown: ${listed(moves)}.`] : []),
    ...attacks.map((one) => `From ${one.slice(0, 2)} an arrow points to ${one.slice(2)}.`),
    ...(squares.length > 0 ? [`Marked: ${listed(squares)}.`] : []),
  ];
  return `${sentence(title)} ${told.join(" ")}`;
}

export const board: FigureKind<Board> = { schema: BoardSchema, draw, describe };
