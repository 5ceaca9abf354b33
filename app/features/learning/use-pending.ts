import { useEffect, useRef } from "react";
import type { ChatEvent } from "#core/chat/conversation.ts";
import type { Conversation } from "#core/chat/message.ts";
import type { Plan } from "#core/plan/plan.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import type { GenerationListener } from "./plan-generation.ts";

export interface PendingContext extends GenerationListener {
  readonly plan: Plan | undefined;
  readonly selectedDay: number;
  readonly completedDays: readonly number[];
  readonly send: (event: ChatEvent) => void;
  /**
   * @param inAccount whether the account has the plan; undefined for guests.
   * @returns where the plan is stored.
   */
  readonly onPlan: (plan: Plan, inAccount: boolean | undefined) => Kept;
  /** @param text the guide's answer so far; undefined when none is being written. */
  readonly onReply: (text: string | undefined) => void;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

type Kept = Extract<ChatEvent, { type: "generated" }>["kept"];

const loadActs = () => import("./perform-pending.ts");

/**
 * Does what the conversation is waiting for: the hobby check, the plan, or an answer. If the page
 * is left meanwhile, it is still pending on return, and is done again.
 */
export function usePending(conversation: Conversation | undefined, context: PendingContext): void {
  const latest = useRef(context);
  latest.current = context;
  const pending = conversation?.pending;
  useEffect(() => whenIdle(() => void loadActs().catch(() => {})), []);
  const conversationRef = useRef(conversation);
  conversationRef.current = conversation;
  useEffect(() => {
    const now = conversationRef.current;
    if (!pending || !now) return;
    const controller = new AbortController();
    const { signal } = controller;
    const send = (event: ChatEvent) => {
      if (!signal.aborted) latest.current.send(event);
    };
    loadActs().then(
      ({ performPending }) => performPending(pending, now, latest, send, signal),
      () => send({ type: "failed", reason: "offline" }),
    );
    return () => {
      controller.abort();
      latest.current.onReply(undefined);
    };
  }, [pending]);
}
