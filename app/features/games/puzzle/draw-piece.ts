import { PIECE_SIDE, type Piece } from "#core/games/puzzle/cut.ts";

/** Room around a piece's square for knobs and shadow, in hundredths of its side. */
export const MARGIN = 20;

/**
 * Draws a piece: a soft shadow, its part of the picture, and a cardboard edge that is light above
 * and dark below. A canvas keeps its pixels, so moving the piece repaints nothing.
 * @param picture a square drawing of `size` × `size` pieces, or undefined while there is none.
 */
export function drawPiece(
  canvas: HTMLCanvasElement,
  piece: Piece,
  size: number,
  picture: HTMLCanvasElement | undefined,
  pixels: number,
): void {
  const side = Math.round((pixels / size) * (1 + (2 * MARGIN) / PIECE_SIDE));
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const outline = new Path2D(piece.path);
  const unit = side / (PIECE_SIDE + 2 * MARGIN);
  pen.setTransform(unit, 0, 0, unit, MARGIN * unit, MARGIN * unit);
  pen.save();
  pen.shadowColor = "rgb(30 25 50 / 0.4)";
  pen.shadowBlur = 3.5 * unit;
  pen.shadowOffsetY = 1.2 * unit;
  pen.fillStyle = "#cdbfae";
  pen.fill(outline);
  pen.restore();
  pen.clip(outline);
  if (picture) {
    const whole = size * PIECE_SIDE;
    pen.drawImage(picture, -piece.column * PIECE_SIDE, -piece.row * PIECE_SIDE, whole, whole);
  }
  pen.lineWidth = 2;
  for (const [shift, color] of [
    [0.9, "rgb(255 255 255 / 0.42)"],
    [-0.9, "rgb(20 15 40 / 0.26)"],
  ] as const) {
    pen.save();
    pen.translate(shift, shift);
    pen.strokeStyle = color;
    pen.stroke(outline);
    pen.restore();
  }
}
