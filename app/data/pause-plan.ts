import { showToast } from "../ui/toasts.tsx";
import * as words from "../words/data.ts";
import { readMemberPlan } from "./member-source.ts";
import { enqueue } from "./queue.ts";

/** Pauses or resumes a plan of the account (spec 1 §4), and says so. */
export function pausePlan(
  userId: string,
  { id: planId, hobby }: { readonly id: string; readonly hobby: string },
  paused: boolean,
): void {
  const { changedAt = 0 } = readMemberPlan(userId, planId) ?? {};
  enqueue(userId, {
    kind: paused ? "pause-plan" : "resume-plan",
    id: crypto.randomUUID(),
    planId,
    at: Math.max(Date.now(), changedAt + 1),
  });
  showToast(
    paused
      ? { title: words.paused(hobby), description: words.pausedText }
      : { title: words.resumed(hobby) },
  );
}
