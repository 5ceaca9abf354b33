import { listHobbyPlans } from "#contract/learning/hobby-plans.ts";
import { type Profile, syncProfile } from "#contract/user-profile.ts";
import { listProgress } from "#contract/learning/user-progress.ts";
import { TimeZoneSchema } from "#core/learning/local-date.ts";
import { type CallResult, call } from "../../lib/api.ts";
import type { KnownCopy } from "./known-copy.ts";
import { PlanRowsSchema, type ProgressRow, ProgressRowsSchema } from "./stored-rows.ts";

/** Spec 1 §9: two seconds for the list of plans. In milliseconds. */
const LIST_TIMEOUT_MS = 2_000;
const PROFILE_TIMEOUT_MS = 10_000;

/** The plans and their progress: one without the other would show wrong percentages. */
export async function loadLists(userId: string): Promise<CallResult<Omit<KnownCopy, "profile">>> {
  const at = Date.now();
  const [plans, progress] = await Promise.all([
    call({ ...listHobbyPlans, answer: PlanRowsSchema }, undefined, {
      query: { user_id: userId, _t: String(at) },
      timeout: LIST_TIMEOUT_MS,
    }),
    loadProgress(userId),
  ]);
  if (!plans.ok) return plans;
  if (!progress.ok) return progress;
  return { ok: true, value: { at, plans: plans.value, progress: progress.value } };
}

/** The member's progress in each plan: a small answer. */
export const loadProgress = (userId: string): Promise<CallResult<ProgressRow[]>> =>
  call({ ...listProgress, answer: ProgressRowsSchema }, undefined, {
    params: { userId },
    query: { _t: String(Date.now()) },
    timeout: LIST_TIMEOUT_MS,
  });

/** The browser's time zone; undefined where it does not say. */
export const browserTimeZone = (): string | undefined =>
  TimeZoneSchema.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone).data;

/** The profile with its streaks, counted in this browser's time zone. */
export async function loadProfile(userId: string): Promise<Profile | undefined> {
  const zone = browserTimeZone();
  const body = { user_id: userId, ...(zone && { time_zone: zone }) };
  const result = await call(syncProfile, body, { timeout: PROFILE_TIMEOUT_MS });
  return result.ok ? result.value : undefined;
}
