import { z } from "zod";
import { readHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { readProgress } from "#contract/learning/user-progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { makeLatestChanges, mergeChanges } from "#core/progress/changes.ts";
import { makeProgress, type Progress } from "#core/learning/progress.ts";
import { type CallFailure, type CallResult, call } from "../../lib/api.ts";
import { localTexts, readJson, sessionTexts, writeJson } from "../../lib/browser-storage.ts";
import { pendingChanges } from "../../lib/outbox.ts";
import { localKeys, sessionKeys } from "../../lib/storage-keys.ts";

/** A member's plan with its progress. */
export interface OpenedPlan {
  readonly plan: Plan;
  readonly progress: Progress;
  /** Whether the member has paused it, which does not prevent learning. */
  readonly paused: boolean;
}

/** The progress that the server knows, plus this device's unsent changes. */
export function withPending(
  userId: string,
  planId: string,
  completedDays: readonly number[],
): Progress {
  const pending = pendingChanges(userId, planId);
  const { completed } = mergeChanges(makeLatestChanges(completedDays, 0), pending, Date.now());
  return makeProgress(completed, "member");
}

const KeptSchema = z.object({
  plan: z.unknown(),
  completed_days: z.array(z.number()),
  paused: z.boolean().default(false),
});

/** A row in any stored shape: `parseStoredPlan` reads it. */
const readStoredPlan = { ...readHobbyPlan, answer: z.looseObject({ id: z.string() }) };

/** The plan as this device last saw it: available at once, and without a network. */
export function readMemberPlan(userId: string, planId: string): OpenedPlan | undefined {
  const kept = KeptSchema.safeParse(readJson(localTexts, localKeys.memberPlan(userId, planId)));
  const plan = kept.success ? parseStoredPlan(kept.data.plan) : undefined;
  if (!plan || !kept.data) return undefined;
  const { completed_days, paused } = kept.data;
  return { plan, progress: withPending(userId, planId, completed_days), paused };
}

export function saveMemberPlan(userId: string, { plan, progress, paused }: OpenedPlan): void {
  // The session storage is the fallback (spec 1 §4).
  writeJson(sessionTexts, sessionKeys.progress(userId, plan.id), progress);
  writeJson(localTexts, localKeys.memberPlan(userId, plan.id), {
    plan,
    completed_days: progress.completed_days,
    paused,
  });
}

export function forgetMemberPlan(userId: string, planId: string): void {
  localTexts.remove(localKeys.memberPlan(userId, planId));
  sessionTexts.remove(sessionKeys.progress(userId, planId));
}

/** The account has the plan, but it cannot be read. */
export const UNREADABLE: CallFailure = {
  kind: "refused",
  status: 500,
  error: { error: "This plan could not be read.", code: "internal" },
};

/** Loads a plan and its progress from the server. Never throws. */
export async function fetchMemberPlan(
  userId: string,
  planId: string,
  signal: AbortSignal,
): Promise<CallResult<OpenedPlan>> {
  const query = { _t: String(Date.now()) };
  const [saved, progress] = await Promise.all([
    call(readStoredPlan, undefined, { params: { id: planId }, query, signal }),
    call(readProgress, undefined, { params: { userId, planId }, query, signal }),
  ]);
  if (!saved.ok) return saved;
  if (!progress.ok) return progress;
  const plan = parseStoredPlan(saved.value);
  if (!plan) return { ok: false, failure: UNREADABLE };
  const opened = {
    plan,
    progress: withPending(userId, planId, progress.value.completed_days),
    paused: typeof saved.value.paused_at === "string",
  };
  saveMemberPlan(userId, opened);
  return { ok: true, value: opened };
}
