import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import * as dialogWords from "../words/ui/dialog.ts";
import { Button } from "./button.tsx";
import { pushModal } from "./top-layer.ts";

/**
 * A modal dialog on the platform's own element: it keeps the focus inside, closes by Escape, and
 * returns the focus.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const leave = pushModal(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={() => {
        // The event comes late: by then the dialog may be open again.
        if (!element.current?.open) onClose();
      }}
      onClick={(event) => {
        // Only a click on the backdrop has the dialog itself as target; everything else is inside
        // it.
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-rule bg-sheet p-0 text-ink shadow-soft"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-2xl">
              {title}
            </h2>
            <Button
              look="quiet"
              size="icon"
              onClick={onClose}
              aria-label={dialogWords.close}
              className="-mt-2 -me-2 shrink-0"
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
