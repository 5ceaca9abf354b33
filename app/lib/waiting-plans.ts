import { useSyncExternalStore } from "react";
import type { LeftPlan } from "./guest-merge.ts";

/** A guest's plans that the account could not take, until the member has decided (spec 1 §6). */
let waiting: readonly LeftPlan[] = [];
const listeners = new Set<() => void>();
const NONE: readonly LeftPlan[] = [];

/** What the one who moves plans can be asked for. */
export interface Mover {
  /** Shows the question about the waiting plans. */
  readonly ask: () => void;
  /** Tries again to move them: there may be room now. */
  readonly retry: () => void;
}
let mover: Mover | undefined;

/** @returns a function that ends it. */
export function setMover(next: Mover): () => void {
  mover = next;
  return () => {
    mover = undefined;
    keepWaiting(NONE);
  };
}

export function keepWaiting(next: readonly LeftPlan[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const waitingPlans = (): readonly LeftPlan[] => waiting;

export function forgetWaiting(planId: string): void {
  if (waiting.some(({ plan }) => plan.id === planId)) {
    keepWaiting(waiting.filter(({ plan }) => plan.id !== planId));
  }
}

export const askAboutWaiting = (): void => mover?.ask();

/** To be called when the account may have room that it had not. */
export function noteRoom(): void {
  if (waiting.length > 0) mover?.retry();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWaitingPlans = (): readonly LeftPlan[] =>
  useSyncExternalStore(subscribe, waitingPlans, () => NONE);
