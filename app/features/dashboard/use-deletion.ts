import { useRef, useState } from "react";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/dashboard.ts";
import type { DeletionEvent } from "./use-dashboard.ts";

interface Asked {
  readonly id: string;
  readonly title: string;
}

/** The plan that is about to be deleted, and the message for a deletion that the server refused. */
export function useDeletion() {
  const [asked, setAsked] = useState<Asked>();
  // The queue retries again and again; a refusal is announced once.
  const announced = useRef(new Set<string>());
  const onEvent = ({ type, planId, message }: DeletionEvent): void => {
    // Spec 1 §8. The message ends with its own full stop.
    const failed = words.removalFailed(message.replace(/\.$/u, "") || words.unknownError);
    if (type === "deletion-refused") {
      showToast({
        title: words.planIsBack,
        description: words.planIsBackText(failed),
        failed: true,
      });
    } else if (!announced.current.has(planId)) {
      announced.current.add(planId);
      showToast({
        title: words.notRemovedYet,
        description: words.notRemovedYetText(failed),
        failed: true,
      });
    }
  };
  return { asked, ask: setAsked, close: () => setAsked(undefined), onEvent };
}
