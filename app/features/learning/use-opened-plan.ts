import { useCallback, useEffect, useRef, useState } from "react";
import { apply, isRefusal, type PlanCommand } from "#core/learning/commands.ts";
import { completedDays } from "#core/learning/events.ts";
import { type PlanProgress, progressOf } from "#core/learning/plan-progress.ts";
import {
  type Celebration,
  celebrationFor,
  makeProgress,
  newProgress,
  openingDay,
  type Progress,
} from "#core/learning/progress.ts";
import { type Day, findDay, type Plan } from "#core/plan/plan.ts";
import { commandMoment } from "../../data/command-moment.ts";
import {
  actOnDevice,
  findSavedPlan,
  guestEvents,
  rememberViewed,
  savePlan,
} from "../../data/guest-source.ts";
import type { OpenedPlan } from "../../data/member-source.ts";
import { GUEST_ID, localKeys } from "../../data/storage-keys.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/plan.ts";
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
  /** What follows from its events. */
  readonly progress: Progress;
  /** The names of the ticked steps, by the number of their day. */
  readonly tickedSteps: PlanProgress["tickedSteps"];
}

const withProgress = (opened: Omit<Opened, "progress" | "tickedSteps">): Opened => ({
  ...opened,
  tickedSteps: progressOf(opened.events).tickedSteps,
  progress: makeProgress(completedDays(opened.events), opened.owner.role),
});

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
  /** Ticks or unticks a step of a day. */
  readonly tickStep: (day: number, step: string, done: boolean) => KeptTick;
  /** Resumes a paused plan. */
  readonly resume: () => void;
}

/** What a learner did in a day. */
type Done =
  | { readonly kind: "complete-day" | "reopen-day"; readonly day: number }
  | { readonly kind: "tick-step" | "untick-step"; readonly day: number; readonly step: string };

/** Spec 1 §8: the change is stored and will be sent. */
const WAITING = { title: words.progressWaiting } as const;

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
    return memberCode.onQueueEvent((event) => {
      if (event.planId !== planId) return;
      if (event.type === "waiting" && announceWaiting.current) {
        announceWaiting.current = false;
        showToast(WAITING);
      }
      if (event.type === "refused") {
        showToast({
          title: words.progressFailed,
          description: event.message,
          failed: true,
        });
        refused.current(planId);
      }
      if (event.type === "plan-gone") refused.current(planId);
    });
  }, [planId, userId, memberCode]);

  const isSaved = opened?.owner.role === "member" && opened.owner.saved;
  useEffect(() => {
    if (!planId || !userId || !isSaved || !memberCode) return;
    return memberCode.followPlan(userId, planId, {
      onPlan: (news) =>
        setOpened((current) =>
          current?.plan.id === planId ? withProgress({ ...current, ...news }) : current,
        ),
      onGone: () => refused.current(planId),
    });
  }, [planId, userId, isSaved, memberCode]);

  const isOnDevice =
    opened?.owner.role === "guest" || (opened?.owner.role === "member" && opened.owner.onDevice);
  useEffect(() => {
    if (!planId || !isOnDevice) return;
    const stop = new AbortController();
    window.addEventListener(
      "storage",
      ({ key }) => {
        // Another tab of this browser has ticked a day.
        if (key !== localKeys.progress(GUEST_ID, planId)) return;
        setOpened(
          (current) => current && withProgress({ ...current, events: guestEvents(planId) }),
        );
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [planId, isOnDevice]);

  /** Applies what was done at once, and sees to it that it is stored. */
  const act = (current: Opened, done: Done): { next: Opened; kept: KeptTick } => {
    const { plan, events, owner } = current;
    const command = {
      ...done,
      id: crypto.randomUUID(),
      planId: plan.id,
      at: commandMoment(current),
    };
    const state = { role: owner.role, plans: { [plan.id]: { hobbyKey: "", events } } };
    const outcome = apply(state, command, command.at);
    if (isRefusal(outcome)) return { next: current, kept: "kept" };
    const next = withProgress({
      ...current,
      events: outcome.state.plans[plan.id]?.events ?? events,
    });
    setOpened(next);
    announceWaiting.current = true;
    return { next, kept: keep(memberCode, owner, command) };
  };

  return {
    opened,
    selectedDay,
    selectDay,
    openLocal: useCallback(
      (plan, memberId, { keepDay = false } = {}) => {
        rememberViewed(plan);
        const owner: Owner =
          memberId === undefined
            ? { role: "guest" }
            : { role: "member", userId: memberId, saved: false, onDevice: true };
        const next = withProgress({ plan, events: guestEvents(plan.id), paused: false, owner });
        show(next, keepDay);
      },
      [show],
    ),
    openMember: useCallback(
      (id, next, { saved = true, keepDay = false } = {}) => {
        rememberViewed(next.plan);
        show(withProgress({ ...next, owner: { role: "member", userId: id, saved } }), keepDay);
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
            memberCode?.setLessons(owner.userId, plan);
          } else if (findSavedPlan(id)) savePlan(plan);
          return next;
        });
      },
      [memberCode],
    ),
    toggle: (day) => {
      if (!opened) return { celebration: "none", kept: "kept" };
      const kind = opened.progress.completed_days.includes(day) ? "reopen-day" : "complete-day";
      const { next, kept } = act(opened, { kind, day });
      const role = opened.owner.role;
      return { celebration: celebrationFor(opened.progress, next.progress, day, role), kept };
    },
    tickStep: (day, step, done) =>
      opened ? act(opened, { kind: done ? "tick-step" : "untick-step", day, step }).kept : "kept",
    resume: () => {
      if (opened?.owner.role === "member") {
        memberCode?.pausePlan(opened.owner.userId, opened.plan, false);
      }
    },
  };
}

/** @returns whether the command outlives this page. */
function keep(memberCode: MemberCode | undefined, owner: Owner, command: PlanCommand): KeptTick {
  if (owner.role === "guest" || owner.onDevice) {
    return actOnDevice(owner.role, command) ? "kept" : "not-stored";
  }
  // A saved plan is only opened once the members' code is loaded.
  if (!owner.saved || !memberCode) return "unsaved";
  return memberCode.enqueue(owner.userId, command) ? "kept" : "not-stored";
}

/** Shown while no plan is open. */
export const NO_PROGRESS = newProgress("guest");
