import { showToast } from "../ui/toasts.tsx";
import { enqueue } from "./queue.ts";

/** Pauses or resumes a plan of the account (spec 1 §4), and says so. */
export function pausePlan(
  userId: string,
  { id: planId, hobby }: { readonly id: string; readonly hobby: string },
  paused: boolean,
): void {
  const kind = paused ? "pause-plan" : "resume-plan";
  enqueue(userId, { kind, id: crypto.randomUUID(), planId, at: Date.now() });
  showToast(
    paused
      ? { title: `Paused: ${hobby}`, description: "Its expected end moves with the pause." }
      : { title: `Resumed: ${hobby}` },
  );
}
