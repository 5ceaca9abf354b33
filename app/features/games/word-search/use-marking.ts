import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { columnOf, rowOf } from "#core/games/word-search/lines.ts";
import type { MarkedLine, WordSearchEvent } from "#core/games/word-search/word-search.ts";

/** What marking sends to the game: an event without its time. */
export type Marking = Exclude<WordSearchEvent, { type: "release" }> | { type: "release" };

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The cell under a pointer; beyond the edge, the nearest one. */
function cellUnder(event: PointerEvent<HTMLElement>, size: number): number {
  const box = event.currentTarget.getBoundingClientRect();
  const index = (at: number, start: number, length: number) =>
    clamp(Math.floor(((at - start) / length) * size), size - 1);
  const row = index(event.clientY, box.top, box.height);
  return row * size + index(event.clientX, box.left, box.width);
}

/**
 * Marking a line in a grid by dragging, by two taps or by keys. One pointer at a time: a second
 * finger changes nothing. Anything that interrupts a drag (rotation, resize, the system) cancels
 * the line.
 */
export function useMarking(size: number, line: MarkedLine | undefined, act: (to: Marking) => void) {
  /** The cell that Tab leads to. */
  const [cursor, setCursor] = useState(0);
  const pointer = useRef<number>(undefined);
  const under = useRef(-1);

  useEffect(() => {
    const forget = () => {
      if (pointer.current === undefined) return;
      pointer.current = undefined;
      act({ type: "cancel" });
    };
    window.addEventListener("resize", forget);
    window.addEventListener("blur", forget);
    return () => {
      window.removeEventListener("resize", forget);
      window.removeEventListener("blur", forget);
    };
  }, [act]);

  const isHeld = (event: PointerEvent) => event.pointerId === pointer.current;

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || pointer.current !== undefined) return;
      pointer.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      under.current = cellUnder(event, size);
      setCursor(under.current);
      act({ type: "press", cell: under.current });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld(event)) return;
      const cell = cellUnder(event, size);
      if (cell === under.current) return;
      under.current = cell;
      act({ type: "reach", cell });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld(event)) return;
      pointer.current = undefined;
      act({ type: "release" });
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld(event)) return;
      pointer.current = undefined;
      act({ type: "cancel" });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        event.preventDefault();
        const row = clamp(rowOf(cursor, size) + arrow[0], size - 1);
        const cell = row * size + clamp(columnOf(cursor, size) + arrow[1], size - 1);
        setCursor(cell);
        event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
        if (line) act({ type: "reach", cell });
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        if (event.repeat) return;
        // A line ends where it is drawn, even if the focused letter is not on it.
        act({ type: "press", cell: line ? line.to : cursor });
        act({ type: "release" });
      } else if (event.key === "Escape" && line) {
        event.preventDefault();
        act({ type: "cancel" });
      }
    },
  };
  return { cursor, handlers };
}
