import type { LearningEvent } from "#core/learning/events.ts";
import type { Plan } from "#core/plan/plan.ts";
import { createSignal } from "../lib/store.ts";

/** A guest's plan that is now in the account. */
export interface MovedPlan {
  readonly userId: string;
  /** Its id on the device. */
  readonly from: string;
  readonly plan: Plan;
  readonly events: readonly LearningEvent[];
  /** The account's plan that it replaced. */
  readonly replaced?: string | undefined;
}

const signal = createSignal<readonly MovedPlan[]>();

/** Tells open screens that plans have new ids and a new place. */
export const announceMoved = signal.emit;
export const onPlansMoved = signal.listen;
