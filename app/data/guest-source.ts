import { z } from "zod";
import { apply, type Command, isRefusal } from "#core/learning/commands.ts";
import { eventsOfDays, eventsOfStoredChanges } from "#core/learning/day-changes.ts";
import {
  completedDays,
  findForgettable,
  type LearningEvent,
  LearningEventSchema,
} from "#core/learning/events.ts";
import {
  makeProgress,
  type Progress,
  parseStoredProgress,
  type Role,
} from "#core/learning/progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { localTexts, readJson, sessionTexts, writeJson } from "./browser-storage.ts";
import { FORMER_KEYS, GUEST_ID, localKeys, sessionKeys } from "./storage-keys.ts";
import { forgetWaiting } from "./waiting-plans.ts";

/**
 * Where a guest's plans and commands go: they are stored in full on the device, and survive reloads
 * and restarts of the browser.
 */

/** The plans on this device, newest first. */
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

/** Removes a plan and what was done in it from this device. */
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
  }
}

/** Remembers which plan is on the screen, for this tab and for the next visit. */
export function rememberViewed(plan: Plan): void {
  writeJson(sessionTexts, sessionKeys.currentPlanData, plan);
  sessionTexts.write(sessionKeys.activePlanId, plan.id);
  localTexts.write(localKeys.lastViewedPlan, plan.id);
  for (const key of FORMER_KEYS.session) sessionTexts.remove(key);
  for (const key of FORMER_KEYS.local) localTexts.remove(key);
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
  for (const key of [sessionKeys.currentPlanData, sessionKeys.activePlanId]) {
    sessionTexts.remove(key);
  }
  localTexts.remove(localKeys.lastViewedPlan);
}

const StoredEventsSchema = z.object({ events: z.array(LearningEventSchema) });
const StoredStampsSchema = z.object({ stamps: z.unknown() });

/**
 * What was done in a plan on this device. Earlier versions stored the latest change of each day, and
 * before that only the completed days, which count as completed at `clock`, now by default.
 */
export function guestEvents(planId: string, clock = Date.now()): readonly LearningEvent[] {
  const stored =
    readJson(localTexts, localKeys.progress(GUEST_ID, planId)) ??
    readJson(sessionTexts, sessionKeys.progress(GUEST_ID, planId));
  const events = StoredEventsSchema.safeParse(stored).data?.events;
  if (events) return events;
  const changed = eventsOfStoredChanges(StoredStampsSchema.safeParse(stored).data?.stamps);
  const known = new Set(changed.map(({ day }) => day));
  const { completed_days } = parseStoredProgress(stored, "guest");
  const others = completed_days.filter((day) => !known.has(day));
  return [...changed, ...eventsOfDays(others, clock)];
}

export const guestProgress = (planId: string): Progress =>
  makeProgress(completedDays(guestEvents(planId)), "guest");

/**
 * Applies a command to a plan on this device: to what is stored, not to what the screen shows,
 * because another tab may have changed the plan meanwhile.
 * @param role a member may do more in a plan that waits for the account than a guest may.
 * @returns whether it is stored beyond this page; undefined when it does not fit.
 */
export function actOnDevice(role: Role, command: Command): boolean | undefined {
  const { planId } = command;
  const plan = { hobbyKey: "", events: guestEvents(planId, command.at - 1) };
  const outcome = apply({ role, plans: { [planId]: plan } }, command, command.at);
  if (isRefusal(outcome)) return undefined;
  const all = outcome.state.plans[planId]?.events ?? [];
  const forgettable = new Set(findForgettable(all));
  const events = all.filter(({ id }) => !forgettable.has(id));
  const stored = { ...makeProgress(completedDays(events), role), events };
  writeJson(sessionTexts, sessionKeys.progress(GUEST_ID, planId), stored);
  return writeJson(localTexts, localKeys.progress(GUEST_ID, planId), stored);
}
