import { createHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { SAVE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { type CallFailure, call } from "../../data/api.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/saving.ts";

/** Spec 1 §8 "Plans", by code. */
function wordsOf(failure: CallFailure): string {
  if (failure.kind === "timeout") return words.timedOut;
  if (failure.kind === "offline" || failure.status >= 500) return words.tryAgain;
  const { code, error } = failure.error;
  if (code === "plan-exists" || code === "plan-limit-reached" || code === "rate-limited") {
    return error;
  }
  return code === "internal" ? words.tryAgain : words.refused(error);
}

/**
 * Saves a plan to the account, and shows the outcome in a toast.
 * @returns the plan as the account has it, or undefined when it could not be saved.
 */
export async function saveToAccount(plan: Plan): Promise<Plan | undefined> {
  const { hobby, title, overview } = plan;
  const result = await call(
    createHobbyPlan,
    { hobby, title, overview, plan_data: { ...plan } },
    { timeout: SAVE_TIMEOUT_MS },
  );
  if (!result.ok) {
    showToast({ title: words.notSaved, description: wordsOf(result.failure), failed: true });
    return undefined;
  }
  showToast({ title: words.saved, description: words.savedText });
  return parseStoredPlan({ plan_data: result.value.plan_data, id: result.value.id });
}
