import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** Spec 1 §4, §9: one toast at a time, five seconds, F8 leads to it. */
const LIMIT = 1;
const DURATION = 5_000;
const HOTKEY = "F8";

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** A destructive toast tells of something that failed; it interrupts a screen reader. */
  readonly failed?: boolean;
}

const manager = Toast.createToastManager();

/** Shows a toast from anywhere in the browser; one that is shown makes way. */
export function showToast({ title, description, failed = false }: ToastText): void {
  manager.add({
    title,
    description,
    type: failed ? "failed" : "done",
    priority: failed ? "high" : "low",
  });
}

export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={LIMIT} timeout={DURATION} toastManager={manager}>
      {children}
      <Toast.Portal>
        <Viewport />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Viewport() {
  const viewport = useRef<HTMLDivElement>(null);
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) viewport.current?.focus();
    };
    window.addEventListener("keydown", focus);
    return () => window.removeEventListener("keydown", focus);
  }, []);
  return (
    <Toast.Viewport
      ref={viewport}
      className="screen-only fixed right-4 bottom-4 left-4 z-50 sm:left-auto sm:w-96"
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          swipeDirection={["right", "down"]}
          className="motion-rise absolute right-0 bottom-0 flex w-full items-start gap-3 rounded-field border border-rule bg-sheet p-4 shadow-soft data-[ending-style]:opacity-0 data-[limited]:hidden data-[type=failed]:border-danger data-[swiping]:translate-x-(--toast-swipe-movement-x) data-[swiping]:translate-y-(--toast-swipe-movement-y)"
        >
          <div className="grow">
            <Toast.Title className="font-semibold" />
            <Toast.Description className="text-soft text-[0.94rem]" />
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="grid size-8 place-items-center rounded-full hover:bg-sunk"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}
