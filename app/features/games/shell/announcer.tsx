import { type ReactNode, useMemo, useRef } from "react";

export interface Announcer {
  /** Says a text to whoever listens; the same text again is said again. Draws nothing anew. */
  readonly say: (text: string) => void;
  /** Stands once on the page, inside of the game. */
  readonly region: ReactNode;
}

/** One polite live region for a game. */
export function useAnnouncer(): Announcer {
  const element = useRef<HTMLParagraphElement>(null);
  return useMemo(
    () => ({
      say: (text) => {
        const region = element.current;
        // A text that stands there already would not be read again: it differs by a space.
        if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
      },
      region: <p ref={element} role="status" className="sr-only" />,
    }),
    [],
  );
}
