import { useCallback, useEffect, useRef, useState } from "react";
import type { Plan } from "#core/plan/plan.ts";
import { isNotFound } from "../../data/api.ts";
import {
  findSavedPlan,
  forgetViewed,
  lastViewedId,
  lastViewedPlan,
} from "../../data/guest-source.ts";
import { useSession } from "../../data/session.ts";
import { knownUserId } from "../../data/session-storage.ts";
import type { ConversationHandle } from "./use-conversation.ts";
import type { MemberCode } from "./use-member-code.ts";
import type { OpenedPlanHandle } from "./use-opened-plan.ts";

/** Why a requested plan is not on the screen. */
export interface Missing {
  readonly why: "sign-in" | "not-found" | "deleted" | "unreachable" | "unreadable";
  /** The hobby, if the plan was known here. */
  readonly hobby?: string | undefined;
}

export interface Arrival {
  /** False until it is known what belongs on the screen. */
  readonly ready: boolean;
  readonly missing: Missing | undefined;
  readonly nothingMissing: () => void;
  /** Reads the plan from the server again. */
  readonly reload: () => void;
}

/**
 * Shows what belongs on the screen when somebody arrives, signs in or signs out: the plan in the
 * address, or the last one; a member's plan first from the device, then from the server. A member
 * whose session has ended elsewhere continues with what is on the device.
 */
export function useArrival(
  { planId, hobby }: { planId: string | undefined; hobby: string | undefined },
  { opened, openLocal, openMember, close }: OpenedPlanHandle,
  { restart, send }: Pick<ConversationHandle, "restart" | "send">,
  memberCode: MemberCode | undefined,
): Arrival {
  const session = useSession();
  const { status } = session;
  const memberId = session.status === "member" ? session.user.id : undefined;
  const lapsedId = session.status === "guest" ? session.lapsedUserId : undefined;
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const [reloads, setReloads] = useState(0);
  const openedRef = useRef(opened);
  openedRef.current = opened;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload asks the server once more
  useEffect(() => {
    // A hobby in the address starts its own plan.
    if (hobby) return;
    let current = openedRef.current;
    // Until the server has answered, this is the member last signed in here.
    const userId = memberId ?? (status === "unknown" ? knownUserId() : undefined);
    const readerId = userId ?? lapsedId;
    if (current?.owner.role === "member" && current.owner.userId !== readerId) {
      // The member has signed out, or another has signed in: their plan leaves the screen.
      close();
      restart();
      current = undefined;
    }
    const isAbsent = (why: Missing["why"] | undefined, plan?: Plan) => {
      send({ type: "left" });
      setMissing(why && { why, hobby: plan?.hobby });
      setReady(true);
    };
    const wanted = planId ?? lastViewedId();
    const local = wanted === undefined ? undefined : findSavedPlan(wanted);
    if (local || !readerId) {
      const plan = local ?? (planId ? undefined : lastViewedPlan());
      if (plan) {
        const isOpen = current?.plan.id === plan.id;
        if (!isOpen || (current?.owner.role === "member") !== (userId !== undefined)) {
          openLocal(plan, userId, { keepDay: isOpen });
        }
        if (!isOpen) send({ type: "returned", hobby: plan.hobby });
        setMissing(undefined);
        setReady(true);
      } else if (!planId || status === "guest") isAbsent(planId ? "sign-in" : undefined);
      return;
    }
    const isUnsaved = current?.owner.role === "member" && !current.owner.saved;
    if (isUnsaved || (wanted === undefined && current)) return setReady(true);
    if (wanted === undefined) return isAbsent(undefined);
    if (!memberCode) return;
    const isOpen = current?.plan.id === wanted;
    const known = isOpen ? current : memberCode.readMemberPlan(readerId, wanted);
    if (known && !isOpen) {
      openMember(readerId, known);
      send({ type: "returned", hobby: known.plan.hobby });
    }
    if (known) setReady(true);
    if (!memberId) {
      if (lapsedId && !known) isAbsent(planId ? "sign-in" : undefined);
      return;
    }
    const controller = new AbortController();
    void memberCode.fetchMemberPlan(memberId, wanted, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setReady(true);
      setMissing(undefined);
      if (result.ok) {
        openMember(memberId, result.value, { keepDay: isOpen || known !== undefined });
        return send({ type: "returned", hobby: result.value.plan.hobby });
      }
      const { failure } = result;
      console.warn("the plan could not be read", failure);
      if (isNotFound(failure)) {
        memberCode.dropPlan(memberId, wanted);
        forgetViewed();
        close();
        isAbsent(known ? "deleted" : planId ? "not-found" : undefined, known?.plan);
      } else if (failure === memberCode.UNREADABLE) setMissing({ why: "unreadable" });
      else if (!known) setMissing({ why: "unreachable" });
    });
    return () => controller.abort();
  }, [
    planId,
    hobby,
    status,
    memberId,
    lapsedId,
    memberCode,
    reloads,
    openLocal,
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
