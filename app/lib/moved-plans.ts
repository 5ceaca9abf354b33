import type { Plan } from "#core/plan/plan.ts";
import type { Progress } from "#core/learning/progress.ts";

/** A guest's plan that is now in the account. */
export interface MovedPlan {
  readonly userId: string;
  /** Its id on the device. */
  readonly from: string;
  readonly plan: Plan;
  readonly progress: Progress;
  /** The account's plan that it replaced. */
  readonly replaced?: string | undefined;
}

const listeners = new Set<(moved: readonly MovedPlan[]) => void>();

/** @returns a function that removes the listener. */
export function onPlansMoved(listener: (moved: readonly MovedPlan[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells open screens that plans have new ids and a new place. */
export function announceMoved(moved: readonly MovedPlan[]): void {
  for (const listener of listeners) listener(moved);
}
