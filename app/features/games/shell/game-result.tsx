import { type ReactNode, useEffect, useRef } from "react";
import { WeekBeads } from "../../../ui/week-beads.tsx";

/**
 * Shown when a game has ended. It takes the focus, so that it is read aloud and keys pressed in the
 * heat of the game start nothing.
 */
export function GameResult({
  title,
  children,
  actions,
}: {
  /** 'Well done!' */
  title: string;
  /** How it went, in a line or two. */
  children: ReactNode;
  /** Buttons: playing again first. */
  actions: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: false }), []);
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={title}
      className="motion-rise rounded-[28px] border-2 border-edge bg-sheet p-5 text-center shadow-soft outline-none sm:p-7"
    >
      <WeekBeads className="mx-auto h-8 w-40" />
      <h2 className="joyful mt-2 text-3xl">{title}</h2>
      <div className="mt-1 text-lg">{children}</div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>
    </section>
  );
}
