import { z } from "zod";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import {
  type DayChange,
  type LatestChanges,
  LatestChangesSchema,
  makeLatestChanges,
} from "#core/progress/changes.ts";
import { newProgress, type Progress, parseStoredProgress } from "#core/learning/progress.ts";
import { localTexts, readJson, sessionTexts, writeJson } from "./browser-storage.ts";
import { GUEST_ID, localKeys, sessionKeys } from "./storage-keys.ts";
import { forgetWaiting } from "./waiting-plans.ts";

/**
 * A guest's plans, stored in full on the device, newest first. They survive reloads and restarts of
 * the browser.
 */
export function savedPlans(): Plan[] {
  const stored = readJson(localTexts, localKeys.savedPlans);
  return Array.isArray(stored) ? stored.flatMap((plan) => parseStoredPlan(plan) ?? []) : [];
}

export const findSavedPlan = (id: string): Plan | undefined =>
  savedPlans().find((plan) => plan.id === id);

/** @returns whether the browser stored it; otherwise it lasts until the page is left. */
export function savePlan(plan: Plan): boolean {
  const others = savedPlans().filter(({ id }) => id !== plan.id);
  const kept = writeJson(localTexts, localKeys.savedPlans, [plan, ...others]);
  rememberViewed(plan);
  return kept;
}

/** Removes a plan and its progress from this device. */
export function removePlan(id: string): void {
  forgetWaiting(id);
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

/** The id of the plan that was last on the screen. */
export const lastViewedId = (): string | undefined =>
  sessionTexts.read(sessionKeys.activePlanId) ?? localTexts.read(localKeys.lastViewedPlan);

/** The plan that was last on the screen. */
export function lastViewedPlan(): Plan | undefined {
  const id = lastViewedId();
  const saved = id === undefined ? undefined : findSavedPlan(id);
  return saved ?? parseStoredPlan(readJson(sessionTexts, sessionKeys.currentPlanData));
}

/** Forgets which plan is on the screen; it stays in the list. */
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

/**
 * Saves a guest's progress, and when each day was ticked: an account that takes it over later
 * counts calendar days.
 * @returns whether it is stored beyond this page.
 */
export function saveGuestProgress(planId: string, progress: Progress, change: DayChange): boolean {
  const { day, completed, at } = change;
  const stamps: LatestChanges = { ...guestLatestChanges(planId), [day]: { completed, at } };
  writeJson(sessionTexts, sessionKeys.progress(GUEST_ID, planId), progress);
  return writeJson(localTexts, localKeys.progress(GUEST_ID, planId), { ...progress, stamps });
}

const StoredChangesSchema = z.object({ stamps: LatestChangesSchema });

/** Days that were ticked before times were stored count as ticked now. */
function guestLatestChanges(planId: string): LatestChanges {
  const stored = readJson(localTexts, localKeys.progress(GUEST_ID, planId));
  const latest = StoredChangesSchema.safeParse(stored).data?.stamps;
  return { ...makeLatestChanges(guestProgress(planId).completed_days, Date.now()), ...latest };
}

/** A guest's changes to a plan, as an account takes them over. */
export const guestChanges = (planId: string): DayChange[] =>
  Object.entries(guestLatestChanges(planId)).map(([day, { completed, at }]) => ({
    day: Number(day),
    completed,
    at,
  }));
