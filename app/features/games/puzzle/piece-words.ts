import type { Piece, Side } from "#core/games/puzzle/cut.ts";
import { findThingsOnPiece } from "#core/games/puzzle/pictures.ts";
import type { PuzzleState } from "#core/games/puzzle/puzzle.ts";
import type { PuzzleTarget } from "#core/games/puzzle/target.ts";

/**
 * Pieces are numbered by their places in the tray, so the number does not reveal where one belongs.
 */
export const pieceNumber = ({ trayOrder }: PuzzleState, piece: number): number =>
  trayOrder.indexOf(piece) + 1;

const slotWords = (slot: number, size: number) =>
  `row ${Math.floor(slot / size) + 1}, column ${(slot % size) + 1}`;

/** What a piece shows, its straight sides, and where it is. */
export function pieceLabel(state: PuzzleState, piece: Piece): string {
  const shown = findThingsOnPiece(state.picture, state.size, piece.id).join(", ");
  const slot = state.slots.indexOf(piece.id);
  const place = slot < 0 ? "in the tray" : slotWords(slot, state.size);
  return `Piece ${pieceNumber(state, piece.id)}, ${place}: ${shown}.${straightSides(piece)}`;
}

const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

function straightSides({ sides }: Piece): string {
  const flat = SIDES.filter((side) => sides[side] === "flat");
  return flat.length > 0 ? ` Straight side: ${flat.join(" and ")}.` : "";
}

/** A slot's name and what is in it. */
export function slotLabel(state: PuzzleState, slot: number): string {
  const there = state.slots[slot];
  const what = typeof there === "number" ? `piece ${pieceNumber(state, there)}` : "empty";
  return `Row ${Math.floor(slot / state.size) + 1}, column ${(slot % state.size) + 1}: ${what}`;
}

export const targetWords = (state: PuzzleState, target: PuzzleTarget): string =>
  target === "tray" ? "Back to the tray" : slotLabel(state, target);

/** What a move did, in words; '' when there was none. */
export function moveWords(state: PuzzleState): string {
  const { lastMove, size } = state;
  if (!lastMove) return "";
  const piece = `Piece ${pieceNumber(state, lastMove.piece)}`;
  if (lastMove.kind === "returned") return `${piece} is back in the tray.`;
  const fits = lastMove.slot === lastMove.piece ? " It fits!" : "";
  const other = lastMove.kind === "placed" ? "" : `Piece ${pieceNumber(state, lastMove.other)}`;
  const also = {
    placed: "",
    replaced: ` ${other} goes back to the tray.`,
    swapped: ` It changed places with ${other.toLowerCase()}.`,
  }[lastMove.kind];
  return `${piece} is in ${slotWords(lastMove.slot, size)}.${also}${fits}`;
}
