import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { GenerationStep } from "#contract/learning/plan-stream.ts";
import { type Progress, planStatus, shownDay } from "#core/learning/progress.ts";
import { findDay, type Plan } from "#core/plan/plan.ts";
import { forgetViewed, savedPlans, savePlan } from "../../data/guest-source.ts";
import { onPlansMoved } from "../../data/moved-plans.ts";
import { useSession } from "../../data/session.ts";
import { knownUserId } from "../../data/session-storage.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/plan.ts";
import type { DraftPlan } from "./plan-generation.ts";
import { type Missing, useArrival } from "./use-arrival.ts";
import { type ConversationHandle, useConversation } from "./use-conversation.ts";
import { type LaterDay, useLaterDay } from "./use-later-day.ts";
import { useMemberCode } from "./use-member-code.ts";
import { useNextDay } from "./use-next-day.ts";
import {
  type KeptTick,
  NO_PROGRESS,
  type Owner,
  type Ticked,
  useOpenedPlan,
} from "./use-opened-plan.ts";
import { usePending } from "./use-pending.ts";

export interface Generation {
  readonly step: GenerationStep;
  readonly author: "library" | "model";
  readonly draft: DraftPlan | undefined;
}

export interface PlanScreenState extends ConversationHandle {
  readonly plan: Plan | undefined;
  /** Whose plan it is; without a plan, who is here. */
  readonly owner: Owner;
  readonly progress: Progress;
  /** Whether the member has paused this plan. */
  readonly paused: boolean;
  readonly resume: () => void;
  readonly selectedDay: number;
  readonly laterDay: LaterDay;
  readonly generation: Generation | undefined;
  /** The guide's answer while it grows. */
  readonly reply: string | undefined;
  /** The plans that are only on this device, to return to. */
  readonly saved: readonly Plan[];
  /** False until it is known what belongs on the screen. */
  readonly ready: boolean;
  readonly missing: Missing | undefined;
  /** Whether the member's session has ended elsewhere, so that they continue without one. */
  readonly hasLapsed: boolean;
  readonly selectDay: (day: number) => void;
  /** Ticks or unticks a day; returns what there is to celebrate and whether it was stored. */
  readonly toggle: (day: number) => Ticked;
  /** The names of the ticked steps of the selected day. */
  readonly tickedSteps: readonly string[];
  /** Ticks or unticks a step of the selected day. */
  readonly tickStep: (step: string, done: boolean) => KeptTick;
  /** Leaves plan and conversation and starts over; the plan stays in the list. */
  readonly startOver: (hobby?: string) => void;
  /** Reads the list of plans on this device again. */
  readonly refreshSaved: () => void;
  /** Reads the plan from the server again. */
  readonly reload: () => void;
  /** Saves a plan that could not be saved when it was made. */
  readonly saveNow: () => Promise<void>;
}

/** Spec 1 §4: a guest's plan is stored on the device alone. */
const SAVED_LOCALLY = {
  title: words.savedLocally,
  description: words.signInToSync,
} as const;

const FIRST: Generation = { step: "outlining", author: "library", draft: undefined };

/**
 * The state of the plan screen and everything that can be done on it.
 * @param planId a plan to open, of the account or of this device; without one, the last one.
 * @param hobby a hobby to start with at once, from a link.
 * @param continues whether the link continues the plan at its current day.
 */
export function usePlanScreen({
  planId,
  hobby,
  continues = false,
}: {
  planId?: string | undefined;
  hobby?: string | undefined;
  continues?: boolean;
}): PlanScreenState {
  const chat = useConversation();
  const navigate = useNavigate();
  const session = useSession();
  // Until the server has answered, this is the member last signed in here.
  const [isExpected, setExpected] = useState(false);
  useEffect(() => setExpected(knownUserId() !== undefined), []);
  const [saved, setSaved] = useState<readonly Plan[]>([]);
  const [generation, setGeneration] = useState<Generation>();
  const [reply, setReply] = useState<string>();
  const reloadRef = useRef(() => {});
  const hasLapsed = session.status === "guest" && session.lapsedUserId !== undefined;
  const memberCode = useMemberCode(session.status === "member" || isExpected || hasLapsed);
  const openedPlan = useOpenedPlan(continues, memberCode, () => reloadRef.current());
  const { opened, openLocal, openMember, close } = openedPlan;
  const arrival = useArrival({ planId, hobby }, openedPlan, chat, memberCode);
  const { nothingMissing, reload } = arrival;
  reloadRef.current = reload;
  const openedRef = useRef(opened);
  openedRef.current = opened;

  const { restart } = chat;
  const refreshSaved = useCallback(() => setSaved(savedPlans()), []);
  useEffect(refreshSaved, [refreshSaved]);

  // A hobby in the address starts its own plan, whoever is here.
  useEffect(() => {
    if (!hobby) return;
    forgetViewed();
    close();
    restart({ type: "named", text: hobby });
    // The address has been used; a reload must not start the plan again.
    void navigate("/generate", { replace: true });
  }, [hobby, close, restart, navigate]);

  // A guest's open plan stays open when it moves into the account.
  useEffect(
    () =>
      onPlansMoved((moved) => {
        setSaved(savedPlans());
        const current = openedRef.current;
        const move = moved.find(({ from }) => from === current?.plan.id);
        if (!move || !current) return;
        const { plan, events } = move;
        openMember(move.userId, { plan, events, paused: false }, { keepDay: true });
        if (planId)
          void navigate(`/plan?plan_id=${encodeURIComponent(move.plan.id)}`, { replace: true });
      }),
    [openMember, navigate, planId],
  );

  const owner: Owner =
    opened?.owner ??
    (session.status === "member"
      ? { role: "member", userId: session.user.id, saved: true }
      : { role: "guest" });
  const progress = opened?.progress ?? NO_PROGRESS;
  const { selectedDay, selectDay, addDay } = openedPlan;
  const laterDay = useLaterDay({
    plan: opened?.plan,
    day: selectedDay,
    open: owner.role === "member" && progress.unlocked_days.includes(selectedDay),
    saved: owner.role === "member" && owner.saved,
    memberId: session.status === "member" ? session.user.id : undefined,
    memberCode,
    onDay: addDay,
    onGone: reload,
  });

  useNextDay({
    plan: opened?.plan,
    day: selectedDay,
    saved: owner.role === "member" && owner.saved,
    memberCode,
    onDay: addDay,
  });

  usePending(chat.conversation, {
    plan: opened?.plan,
    selectedDay,
    completedDays: progress.completed_days,
    send: chat.send,
    onReply: setReply,
    onStart: () => setGeneration(FIRST),
    onEnd: () => setGeneration(undefined),
    onDraft: (draft) => setGeneration((current) => ({ ...(current ?? FIRST), draft })),
    onStep: (step) => setGeneration((current) => ({ ...(current ?? FIRST), step })),
    onAuthor: (author) =>
      setGeneration((current) => ({ ...(current ?? FIRST), author, draft: undefined })),
    onPlan: (next, inAccount) => {
      nothingMissing();
      if (inAccount !== undefined && session.status === "member") {
        const { id } = session.user;
        openMember(id, { plan: next, events: [], paused: false }, { saved: inAccount });
        if (!inAccount) return "nowhere";
        memberCode?.addPlan(id, next);
        return "account";
      }
      const kept = savePlan(next);
      if (kept) showToast(SAVED_LOCALLY);
      openLocal(next);
      setSaved(savedPlans());
      return kept ? "device" : "nowhere";
    },
  });

  // A day that could not be written is replaced by the highest one that exists (spec 1 §4).
  const dayOnScreen =
    opened && !findDay(opened.plan, selectedDay) && laterDay.writing === undefined
      ? shownDay(
          selectedDay,
          opened.plan.days.flatMap(({ day }) =>
            progress.unlocked_days.includes(day) ? [day] : [],
          ),
        )
      : selectedDay;

  return {
    ...chat,
    plan: opened?.plan,
    owner,
    progress,
    selectedDay: dayOnScreen,
    tickedSteps: opened?.tickedSteps[dayOnScreen] ?? [],
    tickStep: (step, done) => openedPlan.tickStep(dayOnScreen, step, done),
    laterDay,
    generation,
    reply,
    saved,
    ready: arrival.ready,
    missing: arrival.missing,
    hasLapsed: hasLapsed && owner.role === "member",
    selectDay,
    refreshSaved,
    reload,
    toggle: openedPlan.toggle,
    paused: opened !== undefined && planStatus(progress, opened.paused) === "paused",
    resume: openedPlan.resume,
    saveNow: async () => {
      if (opened?.owner.role !== "member") return;
      const { userId } = opened.owner;
      const result = await memberCode?.saveToAccount(opened.plan);
      if (!memberCode || !result) return;
      // Days ticked while it was being saved count too.
      const next = { ...(openedRef.current ?? opened), plan: result };
      openMember(userId, next, { keepDay: true });
      memberCode.addPlan(userId, result);
      for (const event of next.events) {
        memberCode.enqueue(userId, { ...event, planId: result.id });
      }
    },
    startOver: (name) => {
      forgetViewed();
      close();
      setGeneration(undefined);
      nothingMissing();
      setSaved(savedPlans());
      restart(name ? { type: "named", text: name } : undefined);
      // Going back leads to the plan that was left or, without one, to where the visitor came from.
      if (opened) giveAddress(opened.plan);
      void navigate("/generate", {
        replace: !opened && window.location.pathname === "/generate",
      });
    },
  };
}

/** The current entry of the browser's history leads to this plan from now on. */
const giveAddress = ({ id }: Plan): void =>
  window.history.replaceState(window.history.state, "", `/plan?plan_id=${encodeURIComponent(id)}`);
