import { type PointerEvent, useEffect, useMemo, useRef } from "react";

/** Pixels that a finger may tremble before a press becomes a drag. */
const SLACK = 6;

/** The middle of the dragged thing on the screen, in pixels. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

export interface DragEvents {
  readonly canStart: () => boolean;
  readonly onStart: (id: number) => void;
  readonly onMove: (id: number, middle: DragPoint) => void;
  readonly onDrop: (id: number, middle: DragPoint) => void;
  /** It is to lie again where it lay. */
  readonly onCancel: (id: number) => void;
}

interface Drag {
  readonly id: number;
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly from: DragPoint;
  readonly middle: DragPoint;
  moving: boolean;
}

type OnPointer = (event: PointerEvent<HTMLElement>) => void;

export interface PieceDrag {
  /** For the element around all that can be dragged. */
  readonly handlers: {
    readonly onPointerDown: OnPointer;
    readonly onPointerMove: OnPointer;
    readonly onPointerUp: OnPointer;
    readonly onPointerCancel: OnPointer;
    readonly onLostPointerCapture: OnPointer;
  };
  /** Whether the click that comes now only ends a drag. Asking once settles it. */
  readonly endedByClick: () => boolean;
}

/** The piece that an element belongs to: every one carries its id as `data-piece`. */
export function pieceElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-piece]") : null;
}

/**
 * Dragging by mouse, pen or finger, one at a time: a second finger is not minded. The element follows
 * by its `translate` alone, without a render. Whatever takes the ground away (a turned screen, another
 * window, Escape, a gesture of the system) cancels.
 */
export function usePieceDrag(events: DragEvents): PieceDrag {
  const latest = useRef(events);
  latest.current = events;
  const drag = useRef<Drag | undefined>(undefined);
  const dropped = useRef(false);

  const actions = useMemo(() => {
    const end = (): Drag | undefined => {
      const ended = drag.current;
      drag.current = undefined;
      if (!ended) return undefined;
      ended.element.style.translate = "";
      delete ended.element.dataset.dragged;
      if (ended.element.hasPointerCapture(ended.pointer)) {
        ended.element.releasePointerCapture(ended.pointer);
      }
      return ended;
    };
    const middleOf = ({ from, middle }: Drag, event: PointerEvent): DragPoint => ({
      x: middle.x + event.clientX - from.x,
      y: middle.y + event.clientY - from.y,
    });
    const cancel = () => {
      const ended = end();
      if (ended?.moving) latest.current.onCancel(ended.id);
    };
    const ours = (event: PointerEvent) => drag.current?.pointer === event.pointerId;
    return { end, middleOf, cancel, ours };
  }, []);

  useEffect(() => {
    const { cancel } = actions;
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
  }, [actions]);

  return useMemo(() => {
    const { end, middleOf, cancel, ours } = actions;
    return {
      endedByClick: () => {
        const was = dropped.current;
        dropped.current = false;
        return was;
      },
      handlers: {
        onPointerDown: (event) => {
          const element = pieceElement(event.target);
          if (drag.current || event.button !== 0 || !element || !latest.current.canStart()) return;
          dropped.current = false;
          const { left, top, width, height } = element.getBoundingClientRect();
          drag.current = {
            id: Number(element.dataset.piece),
            element,
            pointer: event.pointerId,
            from: { x: event.clientX, y: event.clientY },
            middle: { x: left + width / 2, y: top + height / 2 },
            moving: false,
          };
          element.setPointerCapture(event.pointerId);
        },
        onPointerMove: (event) => {
          const now = drag.current;
          if (!now || !ours(event)) return;
          const [dx, dy] = [event.clientX - now.from.x, event.clientY - now.from.y];
          if (!now.moving) {
            if (Math.hypot(dx, dy) < SLACK) return;
            now.moving = true;
            now.element.dataset.dragged = "";
            latest.current.onStart(now.id);
          }
          now.element.style.translate = `${dx}px ${dy}px`;
          latest.current.onMove(now.id, middleOf(now, event));
        },
        onPointerUp: (event) => {
          if (!ours(event)) return;
          const ended = end();
          if (!ended?.moving) return;
          dropped.current = true;
          latest.current.onDrop(ended.id, middleOf(ended, event));
        },
        onPointerCancel: (event) => {
          if (ours(event)) cancel();
        },
        onLostPointerCapture: (event) => {
          if (ours(event)) cancel();
        },
      },
    };
  }, [actions]);
}
