import { type RefObject, useEffect } from "react";
import type { PuzzleState } from "#core/games/puzzle/puzzle.ts";

/** Milliseconds from one piece's jump to the next. */
const WAVE = 45;

/**
 * A piece that is put down hops a little; when the puzzle is solved, a wave runs over the picture.
 */
export function useHops(table: RefObject<HTMLElement | null>, state: PuzzleState): void {
  const { lastMove, solvedAt, size } = state;
  useEffect(() => {
    if (!lastMove || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const hop = (piece: number, height: number, delay: number) =>
      table.current
        ?.querySelector(`[data-piece="${piece}"] canvas`)
        ?.animate(
          [
            { scale: 1 },
            { scale: height, offset: 0.4 },
            { scale: 0.98, offset: 0.75 },
            { scale: 1 },
          ],
          {
            duration: 260,
            delay,
            easing: "ease-in-out",
          },
        );
    if (solvedAt === null) hop(lastMove.piece, 1.05, 110);
    else {
      for (let piece = 0; piece < size * size; piece += 1) {
        hop(piece, 1.12, 200 + WAVE * (Math.floor(piece / size) + (piece % size)) * 2);
      }
    }
  }, [table, lastMove, solvedAt, size]);
}
