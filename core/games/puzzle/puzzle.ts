/**
 * The rules of the jigsaw puzzle (spec 3 §4). Pieces go from the tray into slots. A piece from the
 * tray sends the one in the slot back to the tray; two pieces on the board change places. Every
 * move counts. The puzzle is solved when every piece is in its own slot. A move against the rules
 * changes nothing.
 */
import { seededRandom } from "#core/random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import type { Level } from "../catalogue.ts";
import { cutPicture, type Piece } from "./cut.ts";
import type { ShownPicture } from "./pictures.ts";

/** Pieces per side: easy is the specified 3 × 3. */
export const PUZZLE_SIZES = { easy: 3, medium: 4 } as const satisfies Record<Level, number>;

/** What the last move did: `piece` came to `slot`, and `other`, if any, made way for it. */
export type PuzzleMove =
  | { readonly kind: "placed"; readonly piece: number; readonly slot: number }
  | {
      readonly kind: "replaced";
      readonly piece: number;
      readonly slot: number;
      readonly other: number;
    }
  | {
      readonly kind: "swapped";
      readonly piece: number;
      readonly slot: number;
      readonly other: number;
    }
  | { readonly kind: "returned"; readonly piece: number };

export interface PuzzleState {
  readonly picture: ShownPicture;
  /** Pieces per side. */
  readonly size: number;
  /** The pieces in the order of their ids. */
  readonly pieces: readonly Piece[];
  /**
   * Ids in the order of their places in the tray; a piece that goes back finds its old place free.
   */
  readonly trayOrder: readonly number[];
  /** The piece in each slot, or null. */
  readonly slots: readonly (number | null)[];
  readonly moves: number;
  readonly lastMove: PuzzleMove | null;
  /** Milliseconds of play when it was solved; null until then. */
  readonly solvedAt: number | null;
}

export type PuzzleEvent =
  /** `at`: milliseconds of play. */
  | { readonly type: "place"; readonly piece: number; readonly slot: number; readonly at: number }
  | { readonly type: "return"; readonly piece: number };

/** What determines a puzzle: the same options always give the same pieces in the same order. */
export interface PuzzleOptions {
  readonly seed: string;
  readonly picture: ShownPicture;
  readonly level?: Level;
}

/** A new puzzle: an empty board, and all pieces shuffled in the tray. */
export function initialPuzzle({ seed, picture, level = "easy" }: PuzzleOptions): PuzzleState {
  const size = PUZZLE_SIZES[level];
  const dealt = `${picture} ${level} ${seed}`;
  const pieces = cutPicture(size, dealt);
  const ids = pieces.map(({ id }) => id);
  const mixed = shuffled(ids, seededRandom(`tray ${dealt}`));
  return {
    picture,
    size,
    pieces,
    // This order alone would show the finished picture in the tray.
    trayOrder: mixed.every((id, place) => id === place) ? mixed.toReversed() : mixed,
    slots: ids.map(() => null),
    moves: 0,
    lastMove: null,
    solvedAt: null,
  };
}

export function nextPuzzle(state: PuzzleState, event: PuzzleEvent): PuzzleState {
  if (state.solvedAt !== null) return state;
  return event.type === "place"
    ? place(state, event.piece, event.slot, event.at)
    : giveBack(state, event.piece);
}

/** The pieces in the tray, in the order of their places. */
export const listTrayPieces = (state: PuzzleState): readonly number[] =>
  state.trayOrder.filter((piece) => !state.slots.includes(piece));

function place(state: PuzzleState, piece: number, slot: number, at: number): PuzzleState {
  const before = state.slots[slot];
  if (!state.pieces[piece] || before === undefined || before === piece) return state;
  const from = state.slots.indexOf(piece);
  const slots = [...state.slots];
  slots[slot] = piece;
  if (from >= 0) slots[from] = before;
  const solved = slots.every((id, index) => id === index);
  return {
    ...state,
    slots,
    moves: state.moves + 1,
    lastMove:
      before === null
        ? { kind: "placed", piece, slot }
        : { kind: from < 0 ? "replaced" : "swapped", piece, slot, other: before },
    solvedAt: solved ? at : null,
  };
}

function giveBack(state: PuzzleState, piece: number): PuzzleState {
  const from = state.slots.indexOf(piece);
  if (from < 0) return state;
  return {
    ...state,
    slots: state.slots.with(from, null),
    moves: state.moves + 1,
    lastMove: { kind: "returned", piece },
  };
}
