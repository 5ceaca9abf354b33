import { useCallback, useEffect, useRef, useState } from "react";
import { type Day, dayOf, type Plan } from "#core/plan/plan.ts";
import {
  type Celebration,
  celebrationFor,
  defaultDay,
  newProgress,
  type Progress,
  progressOf,
  toggleDay,
} from "#core/progress/progress.ts";
import {
  findSavedPlan,
  guestProgress,
  keepGuestProgress,
  rememberViewed,
  savePlan,
} from "../../lib/guest-plans.ts";
import { showToast } from "../../ui/toasts.tsx";
import { rememberDay, rememberedDay } from "./selected-day.ts";
import type { MemberShelf } from "./use-member-shelf.ts";

/**
 * Whose plan is on the screen. `saved`: whether the account has it. `onDevice`: a guest's plan that
 * the account has not taken yet, and that is kept here until then.
 */
export type Owner =
  | { readonly role: "guest" }
  | {
      readonly role: "member";
      readonly userId: string;
      readonly saved: boolean;
      readonly onDevice?: boolean;
    };

/** Where a tick is: kept; only on this page, as its plan is; or only here, for nothing can be kept. */
export type KeptTick = "kept" | "unsaved" | "not-stored";

export interface Ticked {
  readonly celebration: Celebration;
  readonly kept: KeptTick;
}

interface Opened {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly owner: Owner;
}

export interface OpenedPlanHandle {
  readonly opened: Opened | undefined;
  readonly selectedDay: number;
  readonly selectDay: (day: number) => void;
  /**
   * Opens a plan that is kept on this device.
   * @param memberId who is signed in: a member learns as one, also while the account has not taken it.
   */
  readonly openLocal: (
    plan: Plan,
    memberId?: string,
    options?: { readonly keepDay?: boolean },
  ) => void;
  /** @param keepDay stays on the day that is looked at: the plan is the same, only newer. */
  readonly openMember: (
    userId: string,
    plan: Plan,
    progress: Progress,
    options?: { readonly saved?: boolean; readonly keepDay?: boolean },
  ) => void;
  readonly close: () => void;
  readonly addDay: (planId: string, day: Day) => void;
  readonly toggle: (day: number) => Ticked;
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
    if (keepDay) return;
    const { plan, progress } = next;
    const read = rememberedDay(plan.id);
    // Else the highest completed day (spec 1 §4); it is written, for one completes what one has read.
    const isOpen = read !== undefined && progress.unlocked_days.includes(read);
    selectDay(isOpen ? read : defaultDay(progress));
  }, []);

  const planId = opened?.plan.id;
  useEffect(() => {
    if (planId) rememberDay(planId, selectedDay);
  }, [planId, selectedDay]);
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
      if (event.type === "plan-gone") refused.current(planId);
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
    openLocal: useCallback(
      (plan, memberId, { keepDay = false } = {}) => {
        rememberViewed(plan);
        const progress = guestProgress(plan.id);
        const next: Opened =
          memberId === undefined
            ? { plan, progress, owner: { role: "guest" } }
            : {
                plan,
                progress: progressOf(progress.completed_days, "member"),
                owner: { role: "member", userId: memberId, saved: false, onDevice: true },
              };
        show(next, keepDay);
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
          const { owner, progress } = current;
          if (owner.role === "member" && owner.saved) {
            shelf?.keepMemberPlan(owner.userId, { plan, progress });
          } else if (findSavedPlan(id)) savePlan(plan);
          return { ...current, plan };
        });
      },
      [shelf],
    ),
    toggle: (day) => {
      if (!opened) return { celebration: "none", kept: "kept" };
      const { plan, progress, owner } = opened;
      const next = toggleDay(progress, day, owner.role);
      if (next === progress) return { celebration: "none", kept: "kept" };
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
): KeptTick {
  if (owner.role === "guest" || owner.onDevice) {
    return keepGuestProgress(plan.id, progress, change) ? "kept" : "not-stored";
  }
  // A member's plan is only ever opened from the shelf.
  if (!owner.saved || !shelf) return "unsaved";
  const kept = shelf.queueProgress(owner.userId, plan.id, change);
  shelf.keepMemberPlan(owner.userId, { plan, progress });
  return kept ? "kept" : "not-stored";
}

/** What is shown while nothing is open. */
export const NO_PROGRESS = newProgress("guest");
