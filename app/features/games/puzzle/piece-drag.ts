import { useDrag } from "@use-gesture/react";
import { useEffect, useRef } from "react";

/** How many pixels a finger may tremble before a press becomes a drag. */
const SLACK = 6;

/** The middle of the dragged element on the screen, in pixels. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

export interface DragEvents {
  readonly canStart: () => boolean;
  readonly onStart: (id: number) => void;
  readonly onMove: (id: number, middle: DragPoint) => void;
  readonly onDrop: (id: number, middle: DragPoint) => void;
  /** It must return to its place. */
  readonly onCancel: (id: number) => void;
}

/** Handlers for the element around everything that can be dragged. */
export type PieceDrag = ReturnType<ReturnType<typeof useDrag>>;

/** The piece that an element belongs to: each has its id as `data-piece`. */
export function pieceElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-piece]") : null;
}

interface Dragged {
  readonly id: number;
  readonly element: HTMLElement;
  /** Where its middle was. */
  readonly middle: DragPoint;
}

/** Starts a drag if the press is on a piece. */
function lift(target: EventTarget | null): Dragged | undefined {
  const element = pieceElement(target);
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  return { id: Number(element.dataset.piece), element, middle };
}

/** The system took over the pointer: a gesture of its own, a call. */
const TAKEN = new Set(["pointercancel", "lostpointercapture"]);

/**
 * Dragging by mouse, pen or finger, one at a time: a second finger is ignored. The element follows
 * through its `translate` alone, without rendering. Anything that interrupts a drag (a rotated
 * screen, another window, Escape, a system gesture) cancels it. A press without a drag remains a
 * click.
 */
export function usePieceDrag(events: DragEvents): PieceDrag {
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const cancel = () => stop.current?.();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") cancel();
    };
    window.addEventListener("resize", cancel);
    window.addEventListener("blur", cancel);
    document.addEventListener("visibilitychange", cancel);
    window.addEventListener("keydown", onKey);
    return () => {
      cancel();
      window.removeEventListener("resize", cancel);
      window.removeEventListener("blur", cancel);
      document.removeEventListener("visibilitychange", cancel);
      window.removeEventListener("keydown", onKey);
    };
  }, []);

  const bind = useDrag(
    ({ first, last, canceled, tap, event, initial, xy, memo, cancel }) => {
      if (first && tap) return undefined;
      const dragged: Dragged | undefined = first ? lift(event.target) : memo;
      if (!dragged || (first && !events.canStart())) {
        cancel();
        return undefined;
      }
      const { id, element } = dragged;
      const [dx, dy] = [xy[0] - initial[0], xy[1] - initial[1]];
      const middle = { x: dragged.middle.x + dx, y: dragged.middle.y + dy };
      if (first) {
        stop.current = cancel;
        element.dataset.dragged = "";
        events.onStart(id);
      }
      if (!last) {
        element.style.translate = `${dx}px ${dy}px`;
        events.onMove(id, middle);
        return dragged;
      }
      stop.current = undefined;
      element.style.translate = "";
      delete element.dataset.dragged;
      if (canceled || TAKEN.has(event.type)) events.onCancel(id);
      else events.onDrop(id, middle);
      return undefined;
    },
    { threshold: SLACK, filterTaps: true, pointer: { keys: false } },
  );
  return bind();
}
