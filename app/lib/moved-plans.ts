import type { Plan } from "#core/plan/plan.ts";
import type { Progress } from "#core/progress/progress.ts";

/** A guest's plan that is in the account now. */
export interface MovedPlan {
  readonly userId: string;
  /** The id that it had on the device. */
  readonly from: string;
  readonly plan: Plan;
  readonly progress: Progress;
  /** The account's plan whose place it has taken. */
  readonly replaced?: string | undefined;
}

const listeners = new Set<(moved: readonly MovedPlan[]) => void>();

/** @returns a function that ends the listening. */
export function onPlansMoved(listener: (moved: readonly MovedPlan[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets open screens know that plans have new names and a new place. */
export function announceMoved(moved: readonly MovedPlan[]): void {
  for (const listener of listeners) listener(moved);
}
