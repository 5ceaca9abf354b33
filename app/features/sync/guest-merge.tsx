import { useEffect, useState } from "react";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { type MergeReport, mergeGuestPlans } from "../../data/guest-merge.ts";
import { savedPlans } from "../../data/guest-source.ts";
import { onQueueEvent, type QueueEvent } from "../../data/queue.ts";
import {
  announceRoom,
  setPlanMover,
  setWaitingPlans,
  waitingPlans,
} from "../../data/waiting-plans.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as syncWords from "../../words/sync.ts";
import { rememberAsked, wasAskedAbout } from "./asked-plans.ts";

const loadDialog = () => import("./merge-dialog.tsx");

/** The delay that lets the sign-in welcome be read first, in milliseconds. */
const AFTER_WELCOME = 3_000;

/** A deleted plan makes room, and so does a completed one, which no longer counts. */
const makesRoom = (event: QueueEvent): boolean =>
  event.type === "deleted" ||
  event.type === "plan-gone" ||
  (event.type === "saved" && event.progress.completed_days.length === PLAN_DAYS);

function tellMoved({ moved }: MergeReport, delay: number): void {
  const description = moved.map(({ plan }) => plan.hobby).join(", ");
  const toast = { title: syncWords.plansMoved, description };
  setTimeout(() => showToast(toast), delay);
}

/**
 * "Sign in to sync your plans across devices": moves a guest's plans on this device into the
 * account as soon as somebody is signed in, reports what was moved, and asks about the rest. Plans
 * without a decision are moved when there is room, and asked about on request.
 */
export function GuestMerge({ userId }: { userId: string }) {
  const [report, setReport] = useState<MergeReport>();
  useEffect(() => {
    let left = false;
    const merge = async (delay: number) => {
      if (left || savedPlans().length === 0) return;
      const result = await mergeGuestPlans(userId);
      if (left || !result) return;
      setWaitingPlans(result.left);
      const open = result.left.filter(({ plan }) => !wasAskedAbout(plan.id));
      if (open.length > 0) setReport({ moved: result.moved, left: open });
      else if (result.moved.length > 0) tellMoved(result, delay);
    };
    // One after the other, so that nothing is sent twice.
    let last = merge(AFTER_WELCOME);
    const again = () => {
      last = last.then(() => merge(0));
    };
    const stopMoving = setPlanMover({
      ask: () => setReport({ moved: [], left: waitingPlans() }),
      retry: again,
    });
    const stopListening = onQueueEvent((event) => {
      if (makesRoom(event)) announceRoom();
    });
    window.addEventListener("online", again);
    return () => {
      left = true;
      stopMoving();
      stopListening();
      window.removeEventListener("online", again);
    };
  }, [userId]);
  const MergeDialog = useFetchedPart(loadDialog, report !== undefined);
  if (!MergeDialog || !report) return null;
  return (
    <MergeDialog
      userId={userId}
      report={report}
      onClose={() => {
        rememberAsked(report.left.map(({ plan }) => plan.id));
        setReport(undefined);
      }}
    />
  );
}
