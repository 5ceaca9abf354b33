import { useCallback, useEffect, useRef, useState } from "react";
import { type Day, dayOf, type Plan } from "#core/plan/plan.ts";
import {
  type Celebration,
  celebrationFor,
  defaultDay,
  newProgress,
  type Progress,
  toggleDay,
} from "#core/progress/progress.ts";
import { guestProgress, keepGuestProgress, rememberViewed } from "../../lib/guest-plans.ts";
import { showToast } from "../../ui/toasts.tsx";
import type { MemberShelf } from "./use-member-shelf.ts";

/** Whose plan is on the screen. `saved`: whether the account has it. */
export type Owner =
  | { readonly role: "guest" }
  | { readonly role: "member"; readonly userId: string; readonly saved: boolean };

interface Opened {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly owner: Owner;
}

export interface OpenedPlanHandle {
  readonly opened: Opened | undefined;
  readonly selectedDay: number;
  readonly selectDay: (day: number) => void;
  readonly openGuest: (plan: Plan) => void;
  /** @param keepDay stays on the day that is looked at: the plan is the same, only newer. */
  readonly openMember: (
    userId: string,
    plan: Plan,
    progress: Progress,
    options?: { readonly saved?: boolean; readonly keepDay?: boolean },
  ) => void;
  readonly close: () => void;
  readonly addDay: (planId: string, day: Day) => void;
  readonly toggle: (day: number) => { celebration: Celebration; kept: boolean };
}

/** Spec 1 §8: the change is kept and will be sent. */
const WAITING = { title: "Progress saved locally. We'll sync in the background." } as const;

/**
 * The plan on the screen and what is done of it.
 * @param shelf the member's side, once somebody is signed in.
 * @param onRefused the server would not have a change: what it has must be read again.
 */
export function useOpenedPlan(
  shelf: MemberShelf | undefined,
  onRefused: (planId: string) => void,
): OpenedPlanHandle {
  const [opened, setOpened] = useState<Opened>();
  const [selectedDay, selectDay] = useState(1);
  // Whether the waiting was told already: once for each tick, not for each try.
  const untold = useRef(false);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const show = useCallback((next: Opened, keepDay = false) => {
    setOpened(next);
    // The highest completed day (spec 1 §4); it is written, for one completes what one has read.
    if (!keepDay) selectDay(defaultDay(next.progress));
  }, []);

  const planId = opened?.plan.id;
  const userId = opened?.owner.role === "member" ? opened.owner.userId : undefined;
  useEffect(() => {
    if (!planId || !userId || !shelf) return;
    return shelf.onOutbox((event) => {
      if (event.planId !== planId) return;
      if (event.type === "progress-waiting" && untold.current) {
        untold.current = false;
        showToast(WAITING);
      }
      if (event.type === "progress-refused") {
        showToast({
          title: "Failed to update progress.",
          description: event.message,
          failed: true,
        });
        refused.current(planId);
      }
      if (event.type === "progress-saved") {
        const progress = shelf.withPending(userId, planId, event.progress.completed_days);
        setOpened((current) => {
          if (current?.plan.id !== planId) return current;
          shelf.keepMemberPlan(userId, { plan: current.plan, progress });
          return { ...current, progress };
        });
      }
    });
  }, [planId, userId, shelf]);

  return {
    opened,
    selectedDay,
    selectDay,
    openGuest: useCallback(
      (plan) => {
        rememberViewed(plan);
        show({ plan, progress: guestProgress(plan.id), owner: { role: "guest" } });
      },
      [show],
    ),
    openMember: useCallback(
      (id, plan, progress, { saved = true, keepDay = false } = {}) => {
        rememberViewed(plan);
        show({ plan, progress, owner: { role: "member", userId: id, saved } }, keepDay);
      },
      [show],
    ),
    close: useCallback(() => {
      setOpened(undefined);
      selectDay(1);
    }, []),
    addDay: useCallback(
      (id, day) => {
        setOpened((current) => {
          if (current?.plan.id !== id || dayOf(current.plan, day.day)) return current;
          const days = [...current.plan.days, day].sort((one, other) => one.day - other.day);
          const plan = { ...current.plan, days };
          rememberViewed(plan);
          if (current.owner.role === "member" && current.owner.saved) {
            shelf?.keepMemberPlan(current.owner.userId, { plan, progress: current.progress });
          }
          return { ...current, plan };
        });
      },
      [shelf],
    ),
    toggle: (day) => {
      if (!opened) return { celebration: "none", kept: true };
      const { plan, progress, owner } = opened;
      const next = toggleDay(progress, day, owner.role);
      if (next === progress) return { celebration: "none", kept: true };
      const change = { day, completed: next.completed_days.includes(day), at: Date.now() };
      setOpened({ ...opened, progress: next });
      untold.current = true;
      return {
        celebration: celebrationFor(progress, next, day, owner.role),
        kept: keep(shelf, owner, plan, next, change),
      };
    },
  };
}

/** @returns whether the change outlives this page. */
function keep(
  shelf: MemberShelf | undefined,
  owner: Owner,
  plan: Plan,
  progress: Progress,
  change: { day: number; completed: boolean; at: number },
): boolean {
  if (owner.role === "guest") return keepGuestProgress(plan.id, progress, change);
  // A member's plan is only ever opened from the shelf.
  if (!owner.saved || !shelf) return false;
  const kept = shelf.queueProgress(owner.userId, plan.id, change);
  shelf.keepMemberPlan(owner.userId, { plan, progress });
  return kept;
}

/** What is shown while nothing is open. */
export const NO_PROGRESS = newProgress("guest");
