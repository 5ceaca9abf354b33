import { useEffect, useRef } from "react";
import { type Day, findDay, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { useIsConnected } from "../../data/connection.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import type { MemberCode } from "./use-member-code.ts";

/**
 * Fetches the day after the one being read in the background, so that it can be read without a
 * network once it is open.
 * @param saved whether an account has the plan.
 * @param onDay receives the day, which the server has stored.
 */
export function useNextDay({
  plan,
  day,
  saved,
  memberCode,
  onDay,
}: {
  plan: Plan | undefined;
  day: number;
  saved: boolean;
  memberCode: MemberCode | undefined;
  onDay: (planId: string, day: Day) => void;
}): void {
  const isConnected = useIsConnected();
  const next = day + 1;
  const isRead = plan !== undefined && findDay(plan, day) !== undefined;
  const wanted = saved && isConnected && isRead && next <= PLAN_DAYS && !findDay(plan, next);
  const planId = plan?.id;
  const planRef = useRef(plan);
  planRef.current = plan;
  const onDayRef = useRef(onDay);
  onDayRef.current = onDay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan has a next day of its own
  useEffect(() => {
    if (!wanted || !memberCode) return;
    const controller = new AbortController();
    const forget = whenIdle(() => {
      const current = planRef.current;
      if (!current) return;
      void memberCode
        .requestDay(current, next, { saved: true, ahead: true }, controller.signal)
        .then((result) => {
          // A failure does not matter yet: the day is requested again when it is opened.
          if (controller.signal.aborted || !result.ok) return;
          onDayRef.current(current.id, result.day);
        });
    });
    return () => {
      forget();
      controller.abort();
    };
  }, [wanted, planId, next, memberCode]);
}
