import { type ReactNode, useMemo, useRef } from "react";

export interface Announcer {
  /** Announces a text to screen readers, the same text as often as it is given. Renders nothing. */
  readonly say: (text: string) => void;
  /** To be rendered once on the page, inside the game. */
  readonly region: ReactNode;
}

/** One polite live region for a game. */
export function useAnnouncer(): Announcer {
  const element = useRef<HTMLParagraphElement>(null);
  return useMemo(
    () => ({
      say: (text) => {
        const region = element.current;
        // An unchanged text would not be announced, so a space is added.
        if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
      },
      region: <p ref={element} role="status" className="sr-only" />,
    }),
    [],
  );
}
