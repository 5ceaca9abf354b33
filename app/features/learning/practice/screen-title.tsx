import { type ReactNode, useEffect, useRef } from "react";

/**
 * The title of a screen of practice. It takes the focus when its screen appears: a screen reader
 * begins there, and the keys that turn the pages work at once.
 */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <h2
      ref={element}
      tabIndex={-1}
      className="text-balance font-display text-3xl leading-tight outline-none sm:text-4xl"
    >
      {children}
    </h2>
  );
}
