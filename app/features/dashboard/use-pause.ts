import { useState } from "react";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { showToast } from "../../ui/toasts.tsx";
import type { Dashboard } from "./dashboard-store.ts";

/** Pausing and resuming: which plans are on their way, and the words for how it went. */
export function usePause(dashboard: Dashboard) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = async ({ id, hobby }: PlanSummary, paused: boolean): Promise<void> => {
    setBusy((before) => new Set([...before, id]));
    const failure = await dashboard.pause(id, paused);
    setBusy((before) => new Set([...before].filter((other) => other !== id)));
    if (!failure) {
      showToast(
        paused
          ? { title: `Paused: ${hobby}`, description: "Its expected end moves with the pause." }
          : { title: `Resumed: ${hobby}` },
      );
      return;
    }
    showToast({
      title: paused ? "The plan could not be paused" : "The plan could not be resumed",
      description:
        failure.kind === "refused"
          ? failure.error.error
          : "The server could not be reached. Please try again.",
      failed: true,
    });
  };
  return { busy, change };
}
