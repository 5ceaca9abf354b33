import { Suspense, useDeferredValue, useEffect } from "react";
import { createPortal } from "react-dom";
import { lazyWithPreload } from "../lib/lazy-with-preload.tsx";
import { createStore } from "../lib/store.ts";
import { useStore } from "../lib/use-store.ts";
import { useUppermostModal } from "./top-layer.ts";

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** A destructive toast reports a failure; it interrupts a screen reader. */
  readonly failed?: boolean;
  /**
   * How many milliseconds it is shown, where the spec says so; otherwise five seconds (spec 1 §9).
   */
  readonly duration?: number;
}

/** Spec 1 §9, in milliseconds. */
const TOAST_DURATION = 5_000;

export interface ShownToast extends ToastText {
  readonly id: number;
  readonly duration: number;
}

/** The toast on the screen. */
export const shownToast = createStore<ShownToast | undefined>(undefined);
let lastId = 0;
/** When the latest one was shown, in epoch milliseconds. */
let lastAt = 0;

/**
 * Shows a toast from anywhere in the browser, replacing the current one (spec 1 §4: one at a time).
 * @returns a function that removes it early, if it is still shown.
 */
export function showToast(text: ToastText): () => void {
  lastId += 1;
  lastAt = Date.now();
  const id = lastId;
  shownToast.set({ duration: TOAST_DURATION, ...text, id });
  return () => {
    if (shownToast.get()?.id === id) dismiss();
  };
}

/**
 * Shows a toast that answers nobody, unless another one was shown meanwhile, which does.
 * @param since when it was decided on, in epoch milliseconds.
 */
export function offerToast(text: ToastText, since: number): void {
  if (lastAt < since) showToast(text);
}

const dismiss = (): void => shownToast.set(undefined);

const loadToast = () => import("./toast.tsx").catch(() => ({ default: PlainToast }));
const Toast = lazyWithPreload(loadToast);

/** Shown when the toast component could not be loaded: without swipe and hotkey, but readable. */
function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { id, duration } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has a time of its own
  useEffect(() => {
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [id, duration, onClose]);
  return (
    <div
      role={toast.failed ? "alert" : "status"}
      className="screen-only fixed end-4 bottom-4 start-4 z-50 rounded-field border border-rule bg-sheet p-4 shadow-soft sm:start-auto sm:w-96"
    >
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="text-[0.94rem] text-soft">{toast.description}</p>}
    </div>
  );
}

/** Milliseconds after which an idle page loads what it may need later. */
const QUIET = 2_000;

/** The place where toasts appear. Their code is loaded only after the page. */
export function Toasts() {
  const latest = useStore(shownToast, undefined);
  // Render the thing that the toast is about first.
  const toast = useDeferredValue(latest);
  useEffect(() => {
    const timer = setTimeout(() => void Toast.preload(), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const modal = useUppermostModal();
  if (!toast) return null;
  const placed = (
    <Suspense>
      <Toast toast={toast} onClose={dismiss} />
    </Suspense>
  );
  // Outside an open modal dialog it could be neither read nor dismissed.
  return modal ? createPortal(placed, modal) : placed;
}
