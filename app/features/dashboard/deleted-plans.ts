import { z } from "zod";
import { localTexts, readJson, sessionTexts, writeJson } from "../../lib/browser-storage.ts";
import { localKeys, sessionKeys } from "../../lib/storage-keys.ts";

/** The ids of plans that were deleted in this tab (spec 1 §3): they are not shown again. */
export const deletedPlans = (): readonly string[] =>
  z.array(z.string()).safeParse(readJson(sessionTexts, sessionKeys.deletedPlans)).data ?? [];

export function markDeleted(planId: string): void {
  writeJson(sessionTexts, sessionKeys.deletedPlans, [...new Set([...deletedPlans(), planId])]);
}

export function unmarkDeleted(planId: string): void {
  const others = deletedPlans().filter((id) => id !== planId);
  writeJson(sessionTexts, sessionKeys.deletedPlans, others);
}

/** Removes the local copies of the member's plans that were deleted on another device. */
export function forgetPlansBut(userId: string, planIds: readonly string[]): void {
  const prefix = localKeys.memberPlan(userId, "");
  for (const key of localTexts.keys()) {
    const id = key.slice(prefix.length);
    if (key.startsWith(prefix) && !planIds.includes(id)) forgetPlan(userId, id);
  }
}

const HeldPlanSchema = z.object({ id: z.string() });

/** Removes what this browser stores of a plan besides the list (spec 1 §4). */
export function forgetPlan(userId: string, planId: string): void {
  sessionTexts.remove(sessionKeys.progress(userId, planId));
  localTexts.remove(localKeys.progress(userId, planId));
  localTexts.remove(localKeys.memberPlan(userId, planId));
  for (const key of [sessionKeys.activePlanData, sessionKeys.currentPlanData]) {
    const held = HeldPlanSchema.safeParse(readJson(sessionTexts, key));
    if (held.data?.id === planId) sessionTexts.remove(key);
  }
  if (sessionTexts.read(sessionKeys.activePlanId) === planId) {
    sessionTexts.remove(sessionKeys.activePlanId);
  }
  if (localTexts.read(localKeys.lastViewedPlan) === planId) {
    localTexts.remove(localKeys.lastViewedPlan);
    localTexts.remove(localKeys.lastViewedPlanData);
  }
}
