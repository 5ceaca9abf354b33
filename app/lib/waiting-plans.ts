import { useSyncExternalStore } from "react";
import type { LeftPlan } from "./guest-merge.ts";

/**
 * A guest's plans that could not be moved into the account, until the member has decided (spec 1
 * §6).
 */
let waiting: readonly LeftPlan[] = [];
const listeners = new Set<() => void>();
const NONE: readonly LeftPlan[] = [];

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

export function setWaitingPlans(next: readonly LeftPlan[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const waitingPlans = (): readonly LeftPlan[] => waiting;

export function forgetWaiting(planId: string): void {
  if (waiting.some(({ plan }) => plan.id === planId)) {
    setWaitingPlans(waiting.filter(({ plan }) => plan.id !== planId));
  }
}

export const askAboutWaiting = (): void => mover?.ask();

/** Call this when the account may have more room than before. */
export function announceRoom(): void {
  if (waiting.length > 0) mover?.retry();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWaitingPlans = (): readonly LeftPlan[] =>
  useSyncExternalStore(subscribe, waitingPlans, () => NONE);
