import type { CallResult } from "../../data/api.ts";
import { isNotFound } from "../../data/api.ts";
import {
  fetchMemberPlan,
  fetchPlanProgress,
  knownAccount,
  type OpenedPlan,
  readMemberPlan,
  setProgress,
} from "../../data/member-source.ts";
import { onQueueEvent, queueVersion } from "../../data/queue.ts";
import { refreshSession } from "../../data/session.ts";
import { whileVisible } from "../../data/while-visible.ts";

export interface PlanNews {
  /** The plan as this device knows it now, whoever has changed it. */
  readonly onPlan: (opened: OpenedPlan) => void;
  /** The account no longer has the plan. */
  readonly onGone: () => void;
}

/**
 * Follows the member's plan that is on the screen: what is known on this device at once, changes on
 * other devices when the page comes to the front and every half minute while it is visible.
 * @returns a function that stops it.
 */
export function followPlan(
  userId: string,
  planId: string,
  { onPlan, onGone }: PlanNews,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = () => {
    const known = readMemberPlan(userId, planId);
    if (known) onPlan(known);
  };
  const stopKnown = knownAccount(userId).subscribe(tell);
  const stopPending = queueVersion.subscribe(tell);
  // An answer that was asked for before the queue received its own is older than that one.
  let heard = 0;
  const stopQueue = onQueueEvent(() => {
    heard += 1;
  });
  async function ask<Value>(
    question: Promise<CallResult<Value>>,
    onAnswer: (value: Value) => void,
  ): Promise<void> {
    const before = heard;
    const result = await question;
    if (signal.aborted || before !== heard) return;
    if (result.ok) onAnswer(result.value);
    else if (result.failure.kind !== "refused") return;
    else if (isNotFound(result.failure)) onGone();
    else if (result.failure.status === 401) void refreshSession();
  }
  const stopLooking = whileVisible(
    () => void ask(fetchMemberPlan(userId, planId, signal), onPlan),
    () => void ask(fetchPlanProgress(userId, planId, signal), (row) => setProgress(userId, row)),
  );
  return () => {
    stop.abort();
    stopKnown();
    stopPending();
    stopQueue();
    stopLooking();
  };
}
