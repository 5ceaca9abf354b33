import { useCallback, useEffect, useRef, useState } from "react";
import {
  findSavedPlan,
  forgetViewed,
  lastViewedId,
  lastViewedPlan,
} from "../../lib/guest-plans.ts";
import { useSession } from "../../lib/session.ts";
import { knownUserId } from "../../lib/session-storage.ts";
import type { ConversationHandle } from "./use-conversation.ts";
import type { MemberShelf } from "./use-member-shelf.ts";
import type { OpenedPlanHandle } from "./use-opened-plan.ts";

/** Why a plan that was asked for is not on the screen. */
export type Missing = "sign-in" | "not-found" | "unreachable" | "unreadable";

export interface Arrival {
  /** False until it is known what belongs on the screen. */
  readonly ready: boolean;
  readonly missing: Missing | undefined;
  readonly nothingMissing: () => void;
  /** Reads the plan from the server again. */
  readonly reload: () => void;
}

/**
 * Puts on the screen what belongs there when somebody arrives, signs in or signs out: the plan of
 * the address, or the one that was there last; a member's first as the device knows it, then as the
 * server does.
 */
export function useArrival(
  { planId, hobby }: { planId: string | undefined; hobby: string | undefined },
  { opened, openGuest, openMember, close }: OpenedPlanHandle,
  { restart, send }: Pick<ConversationHandle, "restart" | "send">,
  shelf: MemberShelf | undefined,
): Arrival {
  const session = useSession();
  const { status } = session;
  const memberId = session.status === "member" ? session.user.id : undefined;
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const [reloads, setReloads] = useState(0);
  const openedRef = useRef(opened);
  openedRef.current = opened;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload asks the server once more
  useEffect(() => {
    // A hobby in the address starts a plan of its own.
    if (hobby) return;
    const current = openedRef.current;
    if (status === "guest" && current?.owner.role === "member") {
      // Somebody has signed out, here or elsewhere: what was theirs leaves the screen.
      close();
      restart();
    }
    const wanted = planId ?? lastViewedId();
    const local = wanted === undefined ? undefined : findSavedPlan(wanted);
    // Until the server speaks, a member is whom this browser knew last.
    const userId = memberId ?? (status === "unknown" ? knownUserId() : undefined);
    if (local || !userId) {
      const plan = local ?? (planId ? undefined : lastViewedPlan());
      if (plan && current?.plan.id !== plan.id) {
        openGuest(plan);
        send({ type: "returned", hobby: plan.hobby });
      }
      setMissing(!plan && planId && status === "guest" ? "sign-in" : undefined);
      setReady(plan !== undefined || !planId || status === "guest");
      return;
    }
    const isUnsaved = current?.owner.role === "member" && !current.owner.saved;
    if (wanted === undefined || isUnsaved) return setReady(true);
    if (!shelf) return;
    const known = shelf.knownMemberPlan(userId, wanted);
    const isOpen = current?.plan.id === wanted;
    if (known && !isOpen) {
      openMember(userId, known);
      send({ type: "returned", hobby: known.plan.hobby });
      setReady(true);
    }
    if (!memberId) return;
    const controller = new AbortController();
    void shelf.fetchMemberPlan(memberId, wanted, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setReady(true);
      setMissing(undefined);
      if (result.ok) {
        openMember(memberId, result.value, { keepDay: isOpen || known !== undefined });
        return send({ type: "returned", hobby: result.value.plan.hobby });
      }
      const { failure } = result;
      console.warn("the plan could not be read", failure);
      if (failure.kind === "refused" && failure.status === 404) {
        shelf.forgetMemberPlan(memberId, wanted);
        forgetViewed();
        close();
        restart();
        setMissing(planId ? "not-found" : undefined);
      } else if (failure === shelf.UNREADABLE) setMissing("unreadable");
      else if (!known && !isOpen) setMissing("unreachable");
    });
    return () => controller.abort();
  }, [
    planId,
    hobby,
    status,
    memberId,
    shelf,
    reloads,
    openGuest,
    openMember,
    close,
    send,
    restart,
  ]);

  return {
    ready,
    missing,
    nothingMissing: useCallback(() => setMissing(undefined), []),
    reload: useCallback(() => setReloads((count) => count + 1), []),
  };
}
