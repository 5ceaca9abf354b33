import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import * as toastWords from "../words/ui/toast.ts";
import type { ShownToast } from "./toasts.tsx";

/** Spec 1 §4, §9: F8 focuses the toast, a swipe of 50 pixels dismisses it. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ["F8"];

export default function Toast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  return (
    <RadixToast.Provider duration={toast.duration} swipeThreshold={SWIPE_THRESHOLD}>
      <RadixToast.Root
        key={toast.id}
        type={toast.failed ? "foreground" : "background"}
        data-failed={toast.failed || undefined}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        className="motion-rise flex items-start gap-3 rounded-field border border-rule bg-sheet p-4 shadow-soft data-[failed]:border-danger data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <div className="grow">
          <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="text-[0.94rem] text-soft">
              {toast.description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close
          aria-label={toastWords.dismiss}
          className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-sunk"
        >
          <X aria-hidden="true" className="size-4" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={HOTKEY}
        className="screen-only fixed end-4 bottom-4 start-4 z-50 in-data-[toasts=above]:top-14 in-data-[toasts=above]:bottom-auto sm:start-auto sm:w-96"
      />
    </RadixToast.Provider>
  );
}
