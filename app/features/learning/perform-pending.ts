import { validateHobby } from "#contract/hobby-check.ts";
import { readProgress } from "#contract/learning/user-progress.ts";
import { type ChatEvent, getAnswers } from "#core/chat/conversation.ts";
import type { Conversation } from "#core/chat/message.ts";
import { renderVisitor } from "#core/chat/render.ts";
import { type CallFailure, call } from "../../data/api.ts";
import { currentSession } from "../../data/session.ts";
import { checkLocally, findCrisisReply } from "./local-check.ts";
import { requestPlan } from "./plan-generation.ts";
import { requestReply } from "./request-reply.ts";
import type { PendingContext } from "./use-pending.ts";

/**
 * Does what the conversation is waiting for. Loaded after the page, because nothing is waited for
 * before the visitor has said something.
 * @param latest the context at each moment: who is signed in may become known meanwhile.
 */
export async function performPending(
  pending: NonNullable<Conversation["pending"]>,
  conversation: Conversation,
  latest: { readonly current: PendingContext },
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  if (pending.kind === "check") return check(pending.text, send, signal);
  if (pending.kind === "ask") {
    return ask(renderVisitor(pending.question), conversation, latest.current, send, signal);
  }
  return generate(conversation, pending.force ?? false, latest, send, signal);
}

type Send = (event: ChatEvent) => void;

async function check(text: string, send: Send, signal: AbortSignal): Promise<void> {
  const result = await call(validateHobby, { hobby: text }, { signal });
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
  { plan, selectedDay, completedDays, onReply }: PendingContext,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const hobby = plan?.hobby ?? conversation.hobby;
  if (!hobby) return send({ type: "unanswered" });
  const reply = await requestReply(
    { message: text, hobby, plan, day: selectedDay, completed_days: [...completedDays] },
    onReply,
    signal,
  );
  if (reply !== undefined) return send({ type: "replied", text: reply });
  const care = await findCrisisReply(text).catch(() => undefined);
  send(care === undefined ? { type: "unanswered" } : { type: "replied", text: care });
}

async function generate(
  conversation: Conversation,
  force: boolean,
  latest: { readonly current: PendingContext },
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  if (!conversation.hobby) return;
  latest.current.onStart();
  const result = await requestPlan(
    {
      hobby: conversation.hobby,
      ...getAnswers(conversation),
      ...(conversation.family && { family: conversation.family }),
      ...(force && { force }),
    },
    {
      onDraft: latest.current.onDraft,
      onStep: latest.current.onStep,
      onAuthor: (author, isSecond) => {
        latest.current.onAuthor(author, isSecond);
        if (isSecond) send({ type: "author-changed" });
      },
    },
    signal,
  );
  if (signal.aborted) return;
  latest.current.onEnd();
  if (!result.ok) {
    const event = failureEvent(result.failure);
    return send(event.type === "duplicate" ? await withProgress(event, signal) : event);
  }
  const { plan, saved } = result;
  // Who is signed in may have become known meanwhile: the latest context decides where the plan
  // goes.
  send({ type: "generated", hobby: plan.hobby, kept: latest.current.onPlan(plan, saved) });
}

type Duplicate = Extract<ChatEvent, { type: "duplicate" }>;

/** Before replacing a plan, the visitor should see how much of it is completed. */
async function withProgress(event: Duplicate, signal: AbortSignal): Promise<Duplicate> {
  const session = currentSession();
  const { planId } = event;
  if (session.status !== "member" || planId === undefined) return event;
  const params = { userId: session.user.id, planId };
  const result = await call(readProgress, undefined, {
    params,
    signal,
    timeout: PROGRESS_TIMEOUT_MS,
  });
  return result.ok ? { ...event, completed: result.value.completed_days.length } : event;
}

/** How long the question may be delayed by that, in milliseconds. */
const PROGRESS_TIMEOUT_MS = 3_000;

/** The catalogue's code decides what the guide says. */
function failureEvent(failure: CallFailure): ChatEvent {
  if (failure.kind !== "refused") return { type: "failed", reason: "offline" };
  const { code, error, retryAfter, planId } = failure.error;
  if (code === "plan-exists") return { type: "duplicate", planId };
  if (code === "plan-limit-reached") return { type: "plan-limit" };
  if (code === "rate-limited") {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    return { type: "failed", reason: "limited", minutes };
  }
  return code === "hobby-unsafe" || code === "hobby-not-recognised"
    ? { type: "failed", reason: "refused", message: error }
    : { type: "failed", reason: "failed" };
}
