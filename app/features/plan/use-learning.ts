import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { GenerationStep } from "#contract/plan-stream.ts";
import type { Plan } from "#core/plan/plan.ts";
import {
  type Celebration,
  celebrationFor,
  defaultDay,
  newProgress,
  type Progress,
  shownDay,
  toggleDay,
} from "#core/progress/progress.ts";
import { showToast } from "../../ui/toasts.tsx";
import {
  findSavedPlan,
  forgetViewed,
  guestProgress,
  keepGuestProgress,
  lastViewedPlan,
  rememberViewed,
  savedPlans,
  savePlan,
} from "./guest-plans.ts";
import type { DraftPlan } from "./plan-generation.ts";
import { type ConversationHandle, useConversation } from "./use-conversation.ts";
import { usePending } from "./use-pending.ts";

export interface Generation {
  readonly step: GenerationStep;
  readonly author: "library" | "model";
  readonly draft: DraftPlan | undefined;
}

export interface Learning extends ConversationHandle {
  readonly plan: Plan | undefined;
  readonly progress: Progress;
  readonly selectedDay: number;
  readonly generation: Generation | undefined;
  /** The other plans on this device, for return. */
  readonly saved: readonly Plan[];
  /** False until the device's copy was read. */
  readonly ready: boolean;
  readonly selectDay: (day: number) => void;
  /** Ticks or unticks a day; says what there is to celebrate and whether it was kept. */
  readonly toggle: (day: number) => { celebration: Celebration; kept: boolean };
  /** Leaves plan and conversation and begins anew; the plan stays in the list. */
  readonly startOver: (hobby?: string) => void;
  /** Reads the list of plans on this device again. */
  readonly refreshSaved: () => void;
}

/** Spec 1 §4: a guest's plan is kept on the device alone. */
const SAVED_LOCALLY = {
  title: "Plan saved locally",
  description: "Sign in to sync your plans across devices",
} as const;

const FIRST: Generation = { step: "outlining", author: "library", draft: undefined };

/**
 * Everything the learning screen shows and does.
 * @param planId a plan of this device to open; without one, what was there last.
 * @param hobby a hobby to start with at once, from a link.
 */
export function useLearning({
  planId,
  hobby,
}: {
  planId?: string | undefined;
  hobby?: string | undefined;
}): Learning {
  const talk = useConversation();
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  const [plan, setPlan] = useState<Plan>();
  const [saved, setSaved] = useState<readonly Plan[]>([]);
  const [progress, setProgress] = useState<Progress>(() => newProgress("guest"));
  const [selectedDay, setSelectedDay] = useState(1);
  const [generation, setGeneration] = useState<Generation>();

  const show = useCallback((next: Plan) => {
    const kept = guestProgress(next.id);
    setPlan(next);
    setProgress(kept);
    setSelectedDay(
      shownDay(
        defaultDay(kept),
        next.days.map(({ day }) => day),
      ),
    );
  }, []);

  const { restart, send } = talk;
  useEffect(() => {
    const found = planId ? findSavedPlan(planId) : hobby ? undefined : lastViewedPlan();
    if (found) {
      rememberViewed(found);
      show(found);
      send({ type: "returned", hobby: found.hobby });
    }
    if (hobby) {
      forgetViewed();
      restart({ type: "named", text: hobby });
      // The address has done its work; a reload must not start the plan again.
      void navigate("/generate", { replace: true });
    }
    setSaved(savedPlans());
    setReady(true);
  }, [planId, hobby, show, send, restart, navigate]);

  usePending(talk.conversation, {
    plan,
    selectedDay,
    completedDays: progress.completed_days,
    send: talk.send,
    onStart: () => setGeneration(FIRST),
    onEnd: () => setGeneration(undefined),
    onDraft: (draft) => setGeneration((current) => ({ ...(current ?? FIRST), draft })),
    onStep: (step) => setGeneration((current) => ({ ...(current ?? FIRST), step })),
    onAuthor: (author) =>
      setGeneration((current) => ({ ...(current ?? FIRST), author, draft: undefined })),
    onPlan: (next) => {
      const kept = savePlan(next);
      if (kept) showToast(SAVED_LOCALLY);
      show(next);
      setSaved(savedPlans());
      return kept;
    },
  });

  return {
    ...talk,
    plan,
    progress,
    selectedDay,
    generation,
    saved,
    ready,
    selectDay: setSelectedDay,
    refreshSaved: () => setSaved(savedPlans()),
    toggle: (day) => {
      const next = toggleDay(progress, day, "guest");
      setProgress(next);
      const kept = plan ? keepGuestProgress(plan.id, next) : false;
      return { celebration: celebrationFor(progress, next, day, "guest"), kept };
    },
    startOver: (name) => {
      forgetViewed();
      setPlan(undefined);
      setGeneration(undefined);
      setProgress(newProgress("guest"));
      setSaved(savedPlans());
      restart(name ? { type: "named", text: name } : undefined);
      void navigate("/generate");
    },
  };
}
