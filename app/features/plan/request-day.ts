import { generateDay } from "#contract/plans.ts";
import type { Day, Plan } from "#core/plan/plan.ts";
import { type CallFailure, call } from "../../lib/api.ts";
import { accessToken } from "../../lib/member-token.ts";
import { flushOutbox } from "../../lib/outbox.ts";

const SIGN_IN = "Sign in to generate and save plans.";
const TRY_LATER = "Generation failed (possibly API quota). Please try again later.";
const OTHERWISE = "Generation failed. Please try again.";

/** Spec 1 §8, each for the failure that it describes (decisions). */
function wordsOf(failure: CallFailure): string {
  if (failure.kind !== "refused") return `${OTHERWISE} There is no connection to the server.`;
  if (failure.status === 401) return SIGN_IN;
  if (failure.status === 429 || failure.status === 500) return TRY_LATER;
  return failure.error.code === "day-locked" ? failure.error.error : OTHERWISE;
}

/**
 * Asks for one of the days 2-7.
 * @param options `saved`: whether the account has the plan; if not, the day is written from what is
 * sent. `ahead`: before the day is open, so that it is there when it opens.
 * @returns the day, or words for why there is none.
 */
export async function requestDay(
  plan: Plan,
  day: number,
  { saved, ahead = false }: { readonly saved: boolean; readonly ahead?: boolean },
  signal: AbortSignal,
): Promise<Day | string> {
  // The server opens this day by the one before it, which may still be on its way there.
  if (saved) await flushOutbox();
  const token = await accessToken();
  if (signal.aborted) return OTHERWISE;
  if (!token) return SIGN_IN;
  const result = await call(
    generateDay,
    {
      hobby: plan.hobby,
      ...plan.answers,
      day_number: day,
      ...(saved
        ? { plan_id: plan.id, ...(ahead && { ahead }) }
        : { outline: plan.outline, prior_days: plan.days.filter((prior) => prior.day < day) }),
    },
    { token, signal },
  );
  return result.ok ? result.value : wordsOf(result.failure);
}
