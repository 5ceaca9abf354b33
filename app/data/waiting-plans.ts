import { createStore } from "../lib/store.ts";
import { useStore } from "../lib/use-store.ts";
import type { LeftPlan } from "./guest-merge.ts";

const NONE: readonly LeftPlan[] = [];

/**
 * A guest's plans that could not be moved into the account, until the member has decided (spec 1
 * §6).
 */
const waiting = createStore(NONE);

/** What can be requested of the component that moves plans. */
export interface PlanMover {
  /** Shows the question about the waiting plans. */
  readonly ask: () => void;
  /** Tries again to move them: there may be room now. */
  readonly retry: () => void;
}
let mover: PlanMover | undefined;

/** @returns a function that removes it. */
export function setPlanMover(next: PlanMover): () => void {
  mover = next;
  return () => {
    mover = undefined;
    setWaitingPlans(NONE);
  };
}

export const setWaitingPlans = waiting.set;
export const waitingPlans = waiting.get;
export const useWaitingPlans = (): readonly LeftPlan[] => useStore(waiting, NONE);

export function forgetWaiting(planId: string): void {
  if (waitingPlans().some(({ plan }) => plan.id === planId)) {
    setWaitingPlans(waitingPlans().filter(({ plan }) => plan.id !== planId));
  }
}

export const askAboutWaiting = (): void => mover?.ask();

/** Call this when the account may have more room than before. */
export function announceRoom(): void {
  if (waitingPlans().length > 0) mover?.retry();
}
