import { useEffect, useRef } from "react";
import { validateHobby } from "#contract/hobby-check.ts";
import { hobbyChat } from "#contract/plans.ts";
import { answersOf, type ChatEvent, type Conversation } from "#core/chat/conversation.ts";
import type { Plan } from "#core/plan/plan.ts";
import { type CallFailure, call } from "../../lib/api.ts";
import { checkLocally } from "./local-check.ts";
import { type GenerationListener, requestPlan } from "./plan-generation.ts";

interface PendingContext extends GenerationListener {
  readonly plan: Plan | undefined;
  readonly selectedDay: number;
  readonly completedDays: readonly number[];
  readonly send: (event: ChatEvent) => void;
  /** @returns whether the device kept the plan. */
  readonly onPlan: (plan: Plan) => boolean;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/**
 * Does what the conversation waits for: the hobby check, the plan, or an answer. What was under way
 * when the page was left is still pending when it comes back, and is done again.
 */
export function usePending(conversation: Conversation | undefined, context: PendingContext): void {
  const latest = useRef(context);
  latest.current = context;
  const pending = conversation?.pending;
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
    if (pending.kind === "check") void check(pending.text, send, signal);
    else if (pending.kind === "ask") void ask(pending.text, now, latest.current, send, signal);
    else void generate(now, latest.current, send, signal);
    return () => controller.abort();
  }, [pending]);
}

type Send = (event: ChatEvent) => void;

async function check(text: string, send: Send, signal: AbortSignal): Promise<void> {
  const result = await call(validateHobby, { hobby: text }, signal);
  if (signal.aborted) return;
  if (result.ok) return send({ type: "checked", text, check: result.value, offline: false });
  // Spec 1 §4: when the server's check fails, the same rules run here.
  const local = await checkLocally(text);
  const offline = result.failure.kind === "offline";
  send({ type: "checked", text, check: local, offline });
}

async function ask(
  text: string,
  conversation: Conversation,
  { plan, selectedDay, completedDays }: PendingContext,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const hobby = plan?.hobby ?? conversation.hobby;
  if (!hobby) return send({ type: "unanswered" });
  const result = await call(
    hobbyChat,
    { message: text, hobby, plan, day: selectedDay, completed_days: [...completedDays] },
    signal,
  );
  send(result.ok ? { type: "replied", text: result.value.reply } : { type: "unanswered" });
}

async function generate(
  conversation: Conversation,
  context: PendingContext,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  if (!conversation.hobby) return;
  context.onStart();
  const result = await requestPlan(
    conversation.hobby,
    answersOf(conversation),
    {
      onDraft: context.onDraft,
      onStep: context.onStep,
      onAuthor: (author, isSecond) => {
        context.onAuthor(author, isSecond);
        if (isSecond) send({ type: "author-changed" });
      },
    },
    signal,
  );
  if (signal.aborted) return;
  context.onEnd();
  if (!result.ok) return send(failureEvent(result.failure));
  send({ type: "generated", hobby: result.plan.hobby, saved: context.onPlan(result.plan) });
}

/** The catalogue's code decides what the guide says; the words are the server's. */
function failureEvent(failure: CallFailure): ChatEvent {
  if (failure.kind === "offline") return { type: "failed", reason: "offline" };
  const { code, error, retryAfter } = failure.error;
  if (code === "rate-limited") {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    return {
      type: "failed",
      reason: "limited",
      message: `Rate limited: you can make the next plan in about ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    };
  }
  const refused = code === "hobby-unsafe" || code === "hobby-not-recognised";
  return { type: "failed", reason: refused ? "refused" : "failed", message: error };
}
