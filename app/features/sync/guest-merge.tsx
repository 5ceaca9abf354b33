import { useEffect, useState } from "react";
import { type MergeReport, mergeGuestPlans } from "../../lib/guest-merge.ts";
import { savedPlans } from "../../lib/guest-plans.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { showToast } from "../../ui/toasts.tsx";
import { askedAbout, rememberAsked } from "./asked.ts";

const loadDialog = () => import("./merge-dialog.tsx");

/** The welcome of signing in is read first, in milliseconds. */
const AFTER_WELCOME = 3_000;

/**
 * "Sign in to sync your plans across devices": moves what a guest has on this device into the
 * account as soon as somebody is signed in, says what was kept, and asks about what was not.
 */
export function GuestMerge({ userId }: { userId: string }) {
  const [report, setReport] = useState<MergeReport>();
  useEffect(() => {
    let left = false;
    const merge = async () => {
      if (savedPlans().length === 0) return;
      const result = await mergeGuestPlans(userId);
      if (left || !result) return;
      const open = result.left.filter(({ plan }) => !askedAbout(plan.id));
      if (open.length > 0) setReport({ moved: result.moved, left: open });
      else if (result.moved.length > 0) {
        const hobbies = result.moved.map(({ plan }) => plan.hobby).join(", ");
        setTimeout(
          () => showToast({ title: "Your plans moved into your account", description: hobbies }),
          AFTER_WELCOME,
        );
      }
    };
    void merge();
    const again = () => void merge();
    window.addEventListener("online", again);
    return () => {
      left = true;
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
