import { useRef, useState } from "react";
import { showToast } from "../../ui/toasts.tsx";
import type { DeletionEvent } from "./use-dashboard.ts";

interface Asked {
  readonly id: string;
  readonly title: string;
}

/** The plan that is about to be deleted, and the message for a deletion that the server refused. */
export function useDeletion() {
  const [asked, setAsked] = useState<Asked>();
  // The outbox retries again and again; a refusal is announced once.
  const announced = useRef(new Set<string>());
  const onEvent = ({ type, planId, message }: DeletionEvent): void => {
    // Spec 1 §8. The message ends with its own full stop.
    const failed = `Failed to delete plan: ${message.replace(/\.$/u, "") || "Unknown error"}.`;
    if (type === "deletion-refused") {
      showToast({
        title: "The plan is back",
        description: `${failed} You find it on your dashboard again.`,
        failed: true,
      });
    } else if (!announced.current.has(planId)) {
      announced.current.add(planId);
      showToast({
        title: "Not deleted yet",
        description: `${failed} The plan has been removed from view. Please refresh if issues persist.`,
        failed: true,
      });
    }
  };
  return { asked, ask: setAsked, close: () => setAsked(undefined), onEvent };
}
