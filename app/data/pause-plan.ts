import { showToast } from "../ui/toasts.tsx";
import * as words from "../words/data.ts";
import { commandMoment } from "./command-moment.ts";
import { readMemberPlan } from "./member-source.ts";
import { enqueue } from "./queue.ts";

/** Pauses or resumes a plan of the account (spec 1 §4), and says so. */
export function pausePlan(
  userId: string,
  { id: planId, hobby }: { readonly id: string; readonly hobby: string },
  paused: boolean,
): void {
  enqueue(userId, {
    kind: paused ? "pause-plan" : "resume-plan",
    id: crypto.randomUUID(),
    planId,
    at: commandMoment(readMemberPlan(userId, planId)),
  });
  showToast(
    paused
      ? { title: words.paused(hobby), description: words.pausedText }
      : { title: words.resumed(hobby) },
  );
}
