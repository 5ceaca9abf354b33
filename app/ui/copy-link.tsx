import { useEffect, useState } from "react";
import { COPIED_NOTICE } from "../lib/copied-notice.ts";
import * as copyLinkWords from "../words/ui/copy-link.ts";

export interface Copying {
  /** Shown for a moment, or until the next attempt if the browser refuses. */
  readonly outcome: "copied" | "refused" | undefined;
  /** @returns whether it worked. */
  readonly copy: () => Promise<boolean>;
}

/** Copies a text to the clipboard, and reports for a moment that it did. */
export function useCopy(text: string): Copying {
  const [last, setLast] = useState<{ readonly outcome: "copied" | "refused" }>();
  useEffect(() => {
    if (last?.outcome !== "copied") return;
    const timer = setTimeout(() => setLast(undefined), COPIED_NOTICE);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async () => {
    try {
      // Undefined on pages without encryption, so this throws there too.
      await navigator.clipboard.writeText(text);
      setLast({ outcome: "copied" });
      return true;
    } catch {
      setLast({ outcome: "refused" });
      return false;
    }
  };
  return { outcome: last?.outcome, copy };
}

/** A link to be copied by hand, where the clipboard is not available. */
export function CopyByHand({ link, className }: { link: string; className: string }) {
  return (
    <label className={`block text-[0.94rem] ${className}`}>
      {copyLinkWords.copyByHand}
      <input
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 min-h-12 w-full rounded-field border-2 border-edge bg-sheet px-3"
      />
    </label>
  );
}
