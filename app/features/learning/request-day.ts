import { generateDay } from "#contract/learning/plans.ts";
import type { Day, Plan } from "#core/plan/plan.ts";
import { type CallFailure, type CallResult, call, isNotFound } from "../../data/api.ts";
import { accessToken, renewedToken } from "../../data/member-token.ts";
import { flushQueue } from "../../data/queue.ts";
import * as words from "../../words/learning/saving.ts";

/** Why there is no day, in words, and what helps. 'gone': the plan is no longer in the account. */
export interface DayFailure {
  readonly message: string;
  readonly way: "retry" | "sign-in" | "gone";
}

const SIGN_IN: DayFailure = { message: words.dayNeedsSignIn, way: "sign-in" };

/** Spec 1 §8, "Later days": each text for the failure that it describes. */
function wordsOf(failure: CallFailure): string {
  if (failure.kind !== "refused") return words.dayUnreachable;
  if (failure.status === 429 || failure.status === 500) return words.dayLater;
  return failure.error.code === "day-locked" ? failure.error.error : words.dayFailed;
}

const needsSignIn = (result: CallResult<unknown>): boolean =>
  !result.ok && result.failure.kind === "refused" && result.failure.status === 401;

/**
 * Requests one of the days 2-7.
 * @param options `saved`: whether the account has the plan; if not, the day is written from what is
 *   sent. `ahead`: whether the day is requested before it opens.
 */
export async function requestDay(
  plan: Plan,
  day: number,
  { saved, ahead = false }: { readonly saved: boolean; readonly ahead?: boolean },
  signal: AbortSignal,
): Promise<
  { readonly ok: true; readonly day: Day } | { readonly ok: false; readonly failure: DayFailure }
> {
  // The server opens this day only after the one before it, whose completion may not have been sent
  // yet.
  if (saved) await flushQueue();
  const ask = (token: string) =>
    call(
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
  const token = await accessToken();
  if (!token) return { ok: false, failure: SIGN_IN };
  let result = await ask(token);
  if (needsSignIn(result) && !signal.aborted) {
    // A token may expire early: the server's keys have changed, or this clock is wrong.
    const fresh = await renewedToken();
    if (fresh) result = await ask(fresh);
  }
  if (result.ok) return { ok: true, day: result.value };
  if (needsSignIn(result)) return { ok: false, failure: SIGN_IN };
  const way = isNotFound(result.failure) ? "gone" : "retry";
  return { ok: false, failure: { message: wordsOf(result.failure), way } };
}
