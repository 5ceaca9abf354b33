import { type KeyboardEvent, type MouseEvent, useState } from "react";
import {
  type Direction,
  firstTarget,
  moveTarget,
  type PuzzleTarget,
} from "#core/games/puzzle/target.ts";
import * as puzzleWords from "../../../words/games/puzzle.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { pieceElement } from "./piece-drag.ts";
import { pieceNumber, targetWords } from "./piece-words.ts";
import type { PuzzleGame } from "./use-puzzle.ts";

/** A piece that was picked up by a tap or a key, without dragging. */
export interface Held {
  readonly piece: number;
  /** Where keys have moved it; null while it waits for a tap. */
  readonly target: PuzzleTarget | null;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** What was clicked on the table: a piece, a slot, the tray, or nothing. */
function clicked(event: { readonly target: EventTarget }): {
  piece: number | undefined;
  target: PuzzleTarget | undefined;
} {
  const piece = pieceElement(event.target)?.dataset.piece;
  const place =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-target]")?.dataset.target
      : undefined;
  return {
    piece: piece === undefined ? undefined : Number(piece),
    target: place === undefined ? undefined : place === "tray" ? "tray" : Number(place),
  };
}

/** Playing without dragging: tap a piece, then a place; or Enter, arrow keys, Enter. */
export function useHeld(
  { read, putDown }: Pick<PuzzleGame, "read" | "putDown">,
  say: Announcer["say"],
) {
  const [held, setHeld] = useState<Held | null>(null);

  const lift = (piece: number, target: PuzzleTarget | null) => {
    const state = read();
    setHeld({ piece, target });
    const lifted = puzzleWords.lifted(pieceNumber(state, piece));
    say(
      target === null
        ? puzzleWords.liftedByTap(lifted)
        : puzzleWords.liftedByKey(lifted, targetWords(state, target)),
    );
  };
  const letGo = () => {
    if (held) say(puzzleWords.isBack(pieceNumber(read(), held.piece)));
    setHeld(null);
  };
  const drop = (piece: number, target: PuzzleTarget) => {
    if (putDown(piece, target)) setHeld(null);
    else letGo();
  };

  const onClick = (event: MouseEvent) => {
    const { piece, target } = clicked(event);
    const { slots, solvedAt } = read();
    if (solvedAt !== null || (piece === undefined && target === undefined)) return;
    if (!held) {
      if (piece === undefined) say(puzzleWords.pickFirst);
      else lift(piece, event.detail === 0 ? firstTarget(slots, piece) : null);
    } else if (piece === held.piece) {
      if (held.target === null) letGo();
      else drop(piece, held.target);
    } else if (piece === undefined) {
      drop(held.piece, target ?? "tray");
    } else {
      const slot = slots.indexOf(piece);
      if (slot >= 0) drop(held.piece, slot);
      else lift(piece, event.detail === 0 ? firstTarget(slots, piece) : null);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = read();
    const { piece } = clicked(event);
    if (piece === undefined || state.solvedAt !== null) return;
    const isPress = event.key === "Enter" || event.key === " ";
    const direction = ARROWS[event.key];
    // A key held down would lift and drop endlessly.
    if (isPress && event.repeat) event.preventDefault();
    else if (event.key === "Escape" && held) letGo();
    else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      setHeld(null);
      putDown(piece, "tray");
    } else if (direction && held?.piece === piece) {
      event.preventDefault();
      const from = held.target ?? firstTarget(state.slots, piece);
      const target = held.target === null ? from : moveTarget(from, direction, state.size);
      setHeld({ piece, target });
      say(targetWords(state, target));
    }
  };

  return { held, setHeld, onClick, onKeyDown };
}
