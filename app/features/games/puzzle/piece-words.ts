import type { Piece, Side } from "#core/games/puzzle/cut.ts";
import { findThingsOnPiece } from "#core/games/puzzle/pictures.ts";
import type { PuzzleState } from "#core/games/puzzle/puzzle.ts";
import type { PuzzleTarget } from "#core/games/puzzle/target.ts";
import * as puzzleWords from "../../../words/games/puzzle.ts";

/**
 * Pieces are numbered by their places in the tray, so the number does not reveal where one belongs.
 */
export const pieceNumber = ({ trayOrder }: PuzzleState, piece: number): number =>
  trayOrder.indexOf(piece) + 1;

const slotWords = (slot: number, size: number) =>
  puzzleWords.placeInGrid(Math.floor(slot / size) + 1, (slot % size) + 1);

/** What a piece shows, its straight sides, and where it is. */
export function pieceLabel(state: PuzzleState, piece: Piece): string {
  const shown = findThingsOnPiece(state.picture, state.size, piece.id).join(", ");
  const slot = state.slots.indexOf(piece.id);
  const place = slot < 0 ? puzzleWords.inTray : slotWords(slot, state.size);
  return puzzleWords.pieceAt(pieceNumber(state, piece.id), place, shown, straightSides(piece));
}

const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

function straightSides({ sides }: Piece): string {
  const flat = SIDES.filter((side) => sides[side] === "flat");
  return flat.length > 0
    ? puzzleWords.straightSide(flat.map((side) => puzzleWords.sides[side]).join(puzzleWords.and))
    : "";
}

/** A slot's name and what is in it. */
export function slotLabel(state: PuzzleState, slot: number): string {
  const there = state.slots[slot];
  const what =
    typeof there === "number"
      ? puzzleWords.pieceThere(pieceNumber(state, there))
      : puzzleWords.empty;
  return puzzleWords.slot(Math.floor(slot / state.size) + 1, (slot % state.size) + 1, what);
}

export const targetWords = (state: PuzzleState, target: PuzzleTarget): string =>
  target === "tray" ? puzzleWords.backToTray : slotLabel(state, target);

/** What a move did, in words; '' when there was none. */
export function moveWords(state: PuzzleState): string {
  const { lastMove, size } = state;
  if (!lastMove) return "";
  const piece = puzzleWords.piece(pieceNumber(state, lastMove.piece));
  if (lastMove.kind === "returned") return puzzleWords.isBackInTray(piece);
  const fits = lastMove.slot === lastMove.piece ? puzzleWords.itFits : "";
  const other =
    lastMove.kind === "placed" ? "" : puzzleWords.piece(pieceNumber(state, lastMove.other));
  const also = {
    placed: "",
    replaced: puzzleWords.goesBackToTray(other),
    swapped: puzzleWords.itChangedPlacesWith(other.toLowerCase()),
  }[lastMove.kind];
  return puzzleWords.isIn(piece, slotWords(lastMove.slot, size), also, fits);
}
