import { changeHobbyPlan, type SavedPlan } from "#contract/learning/hobby-plans.ts";
import { SAVE_TIMEOUT_MS } from "#core/plan/limits.ts";
import { showToast } from "../ui/toasts.tsx";
import { type CallFailure, type CallResult, call } from "./api.ts";

/** Pauses or resumes a plan of the account (spec 1 §4). */
export const pausePlan = (
  userId: string,
  planId: string,
  paused: boolean,
): Promise<CallResult<SavedPlan>> =>
  call(
    changeHobbyPlan,
    { paused, user_id: userId },
    { params: { id: planId }, timeout: SAVE_TIMEOUT_MS },
  );

/** Shows a toast with the outcome. @param failure why it failed, if it did. */
export function showPauseToast(
  hobby: string,
  paused: boolean,
  failure: CallFailure | undefined,
): void {
  if (!failure) {
    showToast(
      paused
        ? { title: `Paused: ${hobby}`, description: "Its expected end moves with the pause." }
        : { title: `Resumed: ${hobby}` },
    );
    return;
  }
  showToast({
    title: paused ? "The plan could not be paused" : "The plan could not be resumed",
    description:
      failure.kind === "refused"
        ? failure.error.error
        : "The server could not be reached. Please try again.",
    failed: true,
  });
}
