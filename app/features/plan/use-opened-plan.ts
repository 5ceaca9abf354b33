import { useCallback, useEffect, useRef, useState } from "react";
import { type Day, findDay, type Plan } from "#core/plan/plan.ts";
import {
  type Celebration,
  celebrationFor,
  makeProgress,
  newProgress,
  openingDay,
  type Progress,
  toggleDay,
} from "#core/learning/progress.ts";
import {
  findSavedPlan,
  guestProgress,
  rememberViewed,
  saveGuestProgress,
  savePlan,
} from "../../lib/guest-plans.ts";
import { GUEST_ID, localKeys } from "../../lib/storage-keys.ts";
import { showToast } from "../../ui/toasts.tsx";
import type { OpenedPlan } from "./member-plans.ts";
import { rememberDay, rememberedDay } from "./selected-day.ts";
import type { MemberCode } from "./use-member-code.ts";

/**
 * Whose plan is on the screen. `saved`: whether the account has it. `onDevice`: whether it is a
 * guest's plan that is stored on this device until the account takes it.
 */
export type Owner =
  | { readonly role: "guest" }
  | {
      readonly role: "member";
      readonly userId: string;
      readonly saved: boolean;
      readonly onDevice?: boolean;
    };

/**
 * Where a tick is stored: 'kept'; 'unsaved' like its plan, only on this page; or 'not-stored',
 * because the browser stores nothing.
 */
export type KeptTick = "kept" | "unsaved" | "not-stored";

export interface Ticked {
  readonly celebration: Celebration;
  readonly kept: KeptTick;
}

interface Opened extends OpenedPlan {
  readonly owner: Owner;
}

export interface OpenedPlanHandle {
  readonly opened: Opened | undefined;
  readonly selectedDay: number;
  readonly selectDay: (day: number) => void;
  /**
   * Opens a plan that is stored on this device.
   * @param memberId who is signed in: a member has a member's progress even before the account has
   *   taken the plan.
   */
  readonly openLocal: (
    plan: Plan,
    memberId?: string,
    options?: { readonly keepDay?: boolean },
  ) => void;
  /** @param keepDay stay on the current day: it is the same plan, only newer. */
  readonly openMember: (
    userId: string,
    opened: OpenedPlan,
    options?: { readonly saved?: boolean; readonly keepDay?: boolean },
  ) => void;
  readonly close: () => void;
  readonly addDay: (planId: string, day: Day) => void;
  readonly toggle: (day: number) => Ticked;
  /** Resumes a paused plan. */
  readonly resume: () => Promise<void>;
}

/** Spec 1 §8: the change is stored and will be sent. */
const WAITING = { title: "Progress saved locally. We'll sync in the background." } as const;

/**
 * The plan on the screen and its progress.
 * @param continues whether to open the plan at its current day.
 * @param memberCode the members' code, once somebody is signed in.
 * @param onRefused the server refused a change, so its own version must be read again.
 */
export function useOpenedPlan(
  continues: boolean,
  memberCode: MemberCode | undefined,
  onRefused: (planId: string) => void,
): OpenedPlanHandle {
  const [opened, setOpened] = useState<Opened>();
  const [selectedDay, selectDay] = useState(1);
  // Whether to announce that a change is waiting: once per tick, not per attempt.
  const announceWaiting = useRef(false);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const show = useCallback(
    (next: Opened, keepDay = false) => {
      setOpened(next);
      if (keepDay) return;
      const { plan, progress } = next;
      const read = continues ? undefined : rememberedDay(plan.id);
      // Whoever continues wants the next day; a reload stays on the one being read.
      const isOpen = read !== undefined && progress.unlocked_days.includes(read);
      selectDay(isOpen ? read : openingDay(progress, continues));
    },
    [continues],
  );

  const planId = opened?.plan.id;
  useEffect(() => {
    if (planId) rememberDay(planId, selectedDay);
  }, [planId, selectedDay]);
  const userId = opened?.owner.role === "member" ? opened.owner.userId : undefined;
  useEffect(() => {
    if (!planId || !userId || !memberCode) return;
    return memberCode.onOutboxEvent((event) => {
      if (event.planId !== planId) return;
      if (event.type === "progress-waiting" && announceWaiting.current) {
        announceWaiting.current = false;
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
        const progress = memberCode.withPending(userId, planId, event.progress.completed_days);
        setOpened((current) => {
          if (current?.plan.id !== planId) return current;
          const next = { ...current, progress };
          memberCode.saveMemberPlan(userId, next);
          return next;
        });
      }
    });
  }, [planId, userId, memberCode]);

  const isSaved = opened?.owner.role === "member" && opened.owner.saved;
  useEffect(() => {
    if (!planId || !userId || !isSaved || !memberCode) return;
    return memberCode.followPlan(userId, planId, {
      onPlan: (news) =>
        setOpened((current) => (current?.plan.id === planId ? { ...current, ...news } : current)),
      onProgress: (progress) =>
        setOpened((current) => {
          if (current?.plan.id !== planId || isSame(progress, current.progress)) return current;
          const next = { ...current, progress };
          memberCode.saveMemberPlan(userId, next);
          return next;
        }),
      onGone: () => refused.current(planId),
    });
  }, [planId, userId, isSaved, memberCode]);

  const isGuests = opened?.owner.role === "guest";
  useEffect(() => {
    if (!planId || !isGuests) return;
    const stop = new AbortController();
    window.addEventListener(
      "storage",
      ({ key }) => {
        // Another tab of this browser has ticked a day.
        if (key !== localKeys.progress(GUEST_ID, planId)) return;
        setOpened((current) => current && { ...current, progress: guestProgress(planId) });
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [planId, isGuests]);

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
            ? { plan, progress, paused: false, owner: { role: "guest" } }
            : {
                plan,
                progress: makeProgress(progress.completed_days, "member"),
                paused: false,
                owner: { role: "member", userId: memberId, saved: false, onDevice: true },
              };
        show(next, keepDay);
      },
      [show],
    ),
    openMember: useCallback(
      (id, next, { saved = true, keepDay = false } = {}) => {
        rememberViewed(next.plan);
        show({ ...next, owner: { role: "member", userId: id, saved } }, keepDay);
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
          if (current?.plan.id !== id || findDay(current.plan, day.day)) return current;
          const days = [...current.plan.days, day].sort((one, other) => one.day - other.day);
          const plan = { ...current.plan, days };
          rememberViewed(plan);
          const next = { ...current, plan };
          const { owner } = next;
          if (owner.role === "member" && owner.saved) {
            memberCode?.saveMemberPlan(owner.userId, next);
          } else if (findSavedPlan(id)) savePlan(plan);
          return next;
        });
      },
      [memberCode],
    ),
    toggle: (day) => {
      if (!opened) return { celebration: "none", kept: "kept" };
      const { progress, owner } = opened;
      const after = toggleDay(progress, day, owner.role);
      if (after === progress) return { celebration: "none", kept: "kept" };
      const change = { day, completed: after.completed_days.includes(day), at: Date.now() };
      const next = { ...opened, progress: after };
      setOpened(next);
      announceWaiting.current = true;
      return {
        celebration: celebrationFor(progress, after, day, owner.role),
        kept: keep(memberCode, next, change),
      };
    },
    resume: async () => {
      if (!memberCode || !opened || opened.owner.role !== "member") return;
      const { plan, owner } = opened;
      const result = await memberCode.pausePlan(owner.userId, plan.id, false);
      memberCode.showPauseToast(plan.hobby, false, result.ok ? undefined : result.failure);
      if (!result.ok) return;
      setOpened((current) => {
        if (current?.plan.id !== plan.id) return current;
        const next = { ...current, paused: false };
        memberCode.saveMemberPlan(owner.userId, next);
        return next;
      });
    },
  };
}

/** @returns whether the change outlives this page. */
function keep(
  memberCode: MemberCode | undefined,
  opened: Opened,
  change: { day: number; completed: boolean; at: number },
): KeptTick {
  const { plan, progress, owner } = opened;
  if (owner.role === "guest" || owner.onDevice) {
    return saveGuestProgress(plan.id, progress, change) ? "kept" : "not-stored";
  }
  // A saved plan is only opened once the members' code is loaded.
  if (!owner.saved || !memberCode) return "unsaved";
  const kept = memberCode.queueProgress(owner.userId, plan.id, change);
  memberCode.saveMemberPlan(owner.userId, opened);
  return kept ? "kept" : "not-stored";
}

const isSame = (one: Progress, other: Progress): boolean =>
  one.completed_days.join() === other.completed_days.join();

/** Shown while no plan is open. */
export const NO_PROGRESS = newProgress("guest");
