import { useEffect, useState } from "react";
import { useLasting } from "../../lib/use-lasting.ts";
import type { Generation } from "./use-plan-screen.ts";

/** Milliseconds after which writing is shown; by then the library has written its plan. */
const WORTH_SHOWING = 150;
/** How many milliseconds the full bar is shown: as long as it takes to fill, and a glance. */
const FULL = 450;

/**
 * What is shown of a plan that is being written. `isDone`: the plan is there, and the bar is full.
 */
export interface ShownGeneration extends Generation {
  readonly isDone: boolean;
}

interface Held {
  readonly generation: Generation;
  /** The plan that was on the screen before. */
  readonly planId: string | undefined;
  readonly isDone: boolean;
}

/**
 * How the writing of a plan is shown: not at all if it is over at once; otherwise until the bar has
 * been seen to be full (spec 1 §4: 'then jumps to 100 on finish').
 * @param planId of the plan on the screen.
 */
export function useShownGeneration(
  generation: Generation | undefined,
  planId: string | undefined,
): ShownGeneration | undefined {
  const isWorth = useLasting(generation !== undefined, WORTH_SHOWING);
  const [held, setHeld] = useState<Held>();
  // Set while rendering: with an effect, the plan would flash up and the bar start over.
  if (generation && isWorth && held?.generation !== generation) {
    setHeld({ generation, planId: held?.isDone === false ? held.planId : planId, isDone: false });
  } else if (!generation && held?.isDone === false) {
    // Without a new plan the writing has failed, and the bar is not filled.
    const isNew = planId !== undefined && planId !== held.planId;
    setHeld(isNew ? { ...held, isDone: true } : undefined);
  }
  const isDone = held?.isDone;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(setHeld, FULL, undefined);
    return () => clearTimeout(timer);
  }, [isDone]);
  if (generation && !isWorth) return undefined;
  return held && { ...held.generation, isDone: held.isDone };
}
