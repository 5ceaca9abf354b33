import { useState } from "react";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { showPauseToast } from "../../lib/pause-plan.ts";
import type { Dashboard } from "./dashboard-store.ts";

/** Pausing and resuming, and which plans are being changed. */
export function usePause(dashboard: Dashboard) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = async ({ id, hobby }: PlanSummary, paused: boolean): Promise<void> => {
    setBusy((before) => new Set([...before, id]));
    const failure = await dashboard.pause(id, paused);
    setBusy((before) => new Set([...before].filter((other) => other !== id)));
    showPauseToast(hobby, paused, failure);
  };
  return { busy, change };
}
