import { useEffect, useRef, useState } from "react";
import { type Day, findDay, type Plan } from "#core/plan/plan.ts";
import type { DayFailure } from "./request-day.ts";
import type { MemberCode } from "./use-member-code.ts";

export interface LaterDay {
  /** The day that is being written, if any. */
  readonly writing: number | undefined;
  /** The day that could not be written, and why, in the spec's words. */
  readonly failed: (DayFailure & { readonly day: number }) | undefined;
  readonly retry: () => void;
}

/**
 * Requests a member's later day when it is first viewed, and again when somebody has signed in.
 * @param saved whether the account has the plan; if not, the day is written from what is on screen.
 * @param memberId who is signed in.
 * @param onDay receives the day, which the server has stored.
 * @param onGone the account no longer has the plan.
 */
export function useLaterDay({
  plan,
  day,
  open,
  saved,
  memberId,
  memberCode,
  onDay,
  onGone,
}: {
  plan: Plan | undefined;
  day: number;
  open: boolean;
  saved: boolean;
  memberId: string | undefined;
  memberCode: MemberCode | undefined;
  onDay: (planId: string, day: Day) => void;
  onGone: () => void;
}): LaterDay {
  const [failed, setFailed] = useState<LaterDay["failed"]>();
  const [attempt, setAttempt] = useState(0);
  const needed = plan !== undefined && open && !findDay(plan, day);
  const latest = useRef({ plan, onDay, onGone });
  latest.current = { plan, onDay, onGone };
  const planId = plan?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a sign-in ask again for the same day
  useEffect(() => {
    const current = latest.current.plan;
    if (!needed || !current || !memberCode) return;
    const controller = new AbortController();
    setFailed(undefined);
    void memberCode.requestDay(current, day, { saved }, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) return latest.current.onDay(current.id, result.day);
      setFailed({ day, ...result.failure });
      if (result.failure.way === "gone") latest.current.onGone();
    });
    return () => controller.abort();
  }, [needed, planId, day, saved, attempt, memberId, memberCode]);
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
