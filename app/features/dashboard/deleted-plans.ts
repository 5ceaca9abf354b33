import { z } from "zod";
import { localTexts, readJson, sessionTexts, writeJson } from "../../data/browser-storage.ts";
import { localKeys, sessionKeys } from "../../data/storage-keys.ts";

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

const HeldPlanSchema = z.object({ id: z.string() });

/** Forgets that a plan was on the screen (spec 1 §4). */
export function forgetPlan(planId: string): void {
  const held = HeldPlanSchema.safeParse(readJson(sessionTexts, sessionKeys.currentPlanData));
  if (held.data?.id === planId) sessionTexts.remove(sessionKeys.currentPlanData);
  if (sessionTexts.read(sessionKeys.activePlanId) === planId) {
    sessionTexts.remove(sessionKeys.activePlanId);
  }
  if (localTexts.read(localKeys.lastViewedPlan) === planId) {
    localTexts.remove(localKeys.lastViewedPlan);
  }
}
