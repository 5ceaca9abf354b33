import { readProgress } from "#contract/learning/user-progress.ts";
import type { Progress } from "#core/learning/progress.ts";
import { type CallResult, call } from "../../lib/api.ts";
import { onOutboxEvent } from "../../lib/outbox.ts";
import { refreshSession } from "../../lib/session.ts";
import { localKeys } from "../../lib/storage-keys.ts";
import { whileVisible } from "../../lib/while-visible.ts";
import { fetchMemberPlan, type OpenedPlan, readMemberPlan, withPending } from "./member-plans.ts";

export interface PlanNews {
  /** The plan as another tab of this browser, or the server, has it now. */
  readonly onPlan: (opened: OpenedPlan) => void;
  readonly onProgress: (progress: Progress) => void;
  /** The account no longer has the plan. */
  readonly onGone: () => void;
}

/**
 * Follows the member's plan that is on the screen: changes in other tabs of this browser at once,
 * changes on other devices when the page comes to the front and every half minute while it is
 * visible.
 * @returns a function that stops it.
 */
export function followPlan(
  userId: string,
  planId: string,
  { onPlan, onProgress, onGone }: PlanNews,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // An answer requested before the outbox received its own is older than that one.
  let heard = 0;
  const stopOutbox = onOutboxEvent(() => {
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
    else if (result.failure.status === 404) onGone();
    else if (result.failure.status === 401) void refreshSession();
  }
  const stopLooking = whileVisible(
    () => void ask(fetchMemberPlan(userId, planId, signal), onPlan),
    () => {
      const query = { _t: String(Date.now()) };
      const asked = call(readProgress, undefined, { params: { userId, planId }, query, signal });
      void ask(asked, (saved) => onProgress(withPending(userId, planId, saved.completed_days)));
    },
  );
  window.addEventListener(
    "storage",
    ({ key }) => {
      if (key !== localKeys.memberPlan(userId, planId) && key !== localKeys.outbox) return;
      const known = readMemberPlan(userId, planId);
      if (known) onPlan(known);
    },
    { signal },
  );
  return () => {
    stop.abort();
    stopOutbox();
    stopLooking();
  };
}
