import { z } from "zod";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { newProgress, type Progress, parseStoredProgress } from "#core/progress/progress.ts";
import { localTexts, readJson, sessionTexts, writeJson } from "../../lib/browser-storage.ts";
import { GUEST_ID, localKeys, sessionKeys } from "../../lib/storage-keys.ts";

/**
 * A guest's plans: complete on the device, in the documented list, newest first. They outlive a
 * reload and a restart of the browser.
 */
export function savedPlans(): Plan[] {
  const stored = readJson(localTexts, localKeys.savedPlans);
  return Array.isArray(stored) ? stored.flatMap((plan) => parseStoredPlan(plan) ?? []) : [];
}

export const findSavedPlan = (id: string): Plan | undefined =>
  savedPlans().find((plan) => plan.id === id);

/** @returns whether the browser kept it for good; if not, it lasts until the page is left. */
export function savePlan(plan: Plan): boolean {
  const others = savedPlans().filter(({ id }) => id !== plan.id);
  const kept = writeJson(localTexts, localKeys.savedPlans, [plan, ...others]);
  rememberViewed(plan);
  return kept;
}

/** Takes a plan and its progress off this device. */
export function removePlan(id: string): void {
  writeJson(
    localTexts,
    localKeys.savedPlans,
    savedPlans().filter((plan) => plan.id !== id),
  );
  localTexts.remove(localKeys.progress(GUEST_ID, id));
  sessionTexts.remove(sessionKeys.progress(GUEST_ID, id));
  const deleted = z.array(z.string()).safeParse(readJson(sessionTexts, sessionKeys.deletedPlans));
  writeJson(sessionTexts, sessionKeys.deletedPlans, [...(deleted.data ?? []), id]);
  if (localTexts.read(localKeys.lastViewedPlan) === id) {
    localTexts.remove(localKeys.lastViewedPlan);
    localTexts.remove(localKeys.lastViewedPlanData);
  }
}

/** Remembers which plan is on the screen, for this tab and for the next visit. */
export function rememberViewed(plan: Plan): void {
  writeJson(sessionTexts, sessionKeys.currentPlanData, plan);
  writeJson(sessionTexts, sessionKeys.activePlanData, plan);
  sessionTexts.write(sessionKeys.activePlanId, plan.id);
  localTexts.write(localKeys.lastViewedPlan, plan.id);
  writeJson(localTexts, localKeys.lastViewedPlanData, plan);
}

/** The plan that was on the screen last. */
export function lastViewedPlan(): Plan | undefined {
  const id =
    sessionTexts.read(sessionKeys.activePlanId) ?? localTexts.read(localKeys.lastViewedPlan);
  const saved = id === undefined ? undefined : findSavedPlan(id);
  return saved ?? parseStoredPlan(readJson(sessionTexts, sessionKeys.currentPlanData));
}

/** Leaves the plan on the screen; it stays in the list. */
export function forgetViewed(): void {
  for (const key of [
    sessionKeys.currentPlanData,
    sessionKeys.activePlanData,
    sessionKeys.activePlanId,
  ]) {
    sessionTexts.remove(key);
  }
  localTexts.remove(localKeys.lastViewedPlan);
  localTexts.remove(localKeys.lastViewedPlanData);
}

export function guestProgress(planId: string): Progress {
  const stored =
    readJson(localTexts, localKeys.progress(GUEST_ID, planId)) ??
    readJson(sessionTexts, sessionKeys.progress(GUEST_ID, planId));
  return stored === undefined ? newProgress("guest") : parseStoredProgress(stored, "guest");
}

/** @returns whether the browser kept it beyond this page. */
export function keepGuestProgress(planId: string, progress: Progress): boolean {
  writeJson(sessionTexts, sessionKeys.progress(GUEST_ID, planId), progress);
  return writeJson(localTexts, localKeys.progress(GUEST_ID, planId), progress);
}
