import { useEffect, useRef, useState } from "react";
import { type Day, dayOf, type Plan } from "#core/plan/plan.ts";
import type { MemberShelf } from "./use-member-shelf.ts";

export interface LaterDay {
  /** The day that is being written, if one is. */
  readonly writing: number | undefined;
  /** The day that could not be written, and why, in the spec's words. */
  readonly failed: { readonly day: number; readonly message: string } | undefined;
  readonly retry: () => void;
}

/**
 * Has a member's later day written when it is looked at for the first time.
 * @param saved whether the account has the plan; if not, the day is written from what is on screen.
 * @param onDay receives the day; the server has kept it.
 */
export function useLaterDay({
  plan,
  day,
  open,
  saved,
  shelf,
  onDay,
}: {
  plan: Plan | undefined;
  day: number;
  open: boolean;
  saved: boolean;
  shelf: MemberShelf | undefined;
  onDay: (planId: string, day: Day) => void;
}): LaterDay {
  const [failed, setFailed] = useState<LaterDay["failed"]>();
  const [attempt, setAttempt] = useState(0);
  const needed = plan !== undefined && open && !dayOf(plan, day);
  const planRef = useRef(plan);
  planRef.current = plan;
  const onDayRef = useRef(onDay);
  onDayRef.current = onDay;
  const planId = plan?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again for the same day
  useEffect(() => {
    const current = planRef.current;
    if (!needed || !current || !shelf) return;
    const controller = new AbortController();
    setFailed(undefined);
    void shelf.requestDay(current, day, { saved }, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (typeof result === "string") setFailed({ day, message: result });
      else onDayRef.current(current.id, result);
    });
    return () => controller.abort();
  }, [needed, planId, day, saved, attempt, shelf]);
  const failedHere = failed?.day === day && needed ? failed : undefined;
  return {
    writing: needed && !failedHere ? day : undefined,
    failed: failedHere,
    retry: () => {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
