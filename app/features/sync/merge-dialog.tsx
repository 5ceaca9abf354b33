import { useEffect, useState } from "react";
import { readProgress } from "#contract/learning/user-progress.ts";
import { PLAN_LIMIT } from "#core/plan/limits.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { call } from "../../data/api.ts";
import { type LeftPlan, type MergeReport, replaceByGuestPlan } from "../../data/guest-merge.ts";
import { guestProgress, removePlan } from "../../data/guest-source.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as mergeWords from "../../words/merge.tsx";

/** What was moved, and a choice for each plan that could not be (spec 1 §4). */
export default function MergeDialog({
  userId,
  report,
  onClose,
}: {
  userId: string;
  report: MergeReport;
  onClose: () => void;
}) {
  const [left, setLeft] = useState(report.left);
  const settle = (plan: LeftPlan) => {
    const others = left.filter((other) => other !== plan);
    setLeft(others);
    if (others.length === 0) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={mergeWords.title}>
      {report.moved.length > 0 && (
        <p className="mb-4">
          {mergeWords.moved(
            <strong>{report.moved.map(({ plan }) => plan.hobby).join(", ")}</strong>,
          )}
        </p>
      )}
      <p className="text-soft">
        {left.length === 1 ? mergeWords.decideOne : mergeWords.decideSome(left.length)}
      </p>
      <ul className="mt-4 space-y-4">
        {left.map((plan) => (
          <LeftItem key={plan.plan.id} userId={userId} item={plan} onSettled={() => settle(plan)} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {left.some(({ reason }) => reason === "limit") && (
          <LinkButton to="/dashboard" look="outline" onClick={onClose}>
            {mergeWords.openDashboard}
          </LinkButton>
        )}
        <Button look="outline" onClick={onClose}>
          {mergeWords.decideLater}
        </Button>
      </div>
    </Dialog>
  );
}

const daysDone = (days: number): string => mergeWords.daysCompleted(days, PLAN_DAYS);

/** How many days of the account's plan are completed; undefined until known. */
function useCompletedDays(userId: string, planId: string | undefined): number | undefined {
  const [days, setDays] = useState<number>();
  useEffect(() => {
    if (planId === undefined) return;
    const stop = new AbortController();
    const options = { params: { userId, planId }, signal: stop.signal };
    void call(readProgress, undefined, options).then((result) => {
      if (result.ok) setDays(result.value.completed_days.length);
    });
    return () => stop.abort();
  }, [userId, planId]);
  return days;
}

function LeftItem({
  userId,
  item,
  onSettled,
}: {
  userId: string;
  item: LeftPlan;
  onSettled: () => void;
}) {
  const { plan, reason, existingId } = item;
  const [asking, setAsking] = useState<"replace" | "remove">();
  const [busy, setBusy] = useState(false);
  const inAccount = useCompletedDays(userId, existingId);
  const onDevice = guestProgress(plan.id).completed_days.length;
  const replace = async () => {
    setBusy(true);
    const result = await replaceByGuestPlan(userId, item);
    setBusy(false);
    if (result && result.moved.length > 0) return onSettled();
    showToast({ title: mergeWords.failed, failed: true });
  };
  return (
    <li className="rounded-field border border-rule bg-paper p-4">
      <h3 className="text-xl">{plan.hobby}</h3>
      <p className="mt-1 text-soft">
        {reason === "duplicate" ? mergeWords.duplicate : mergeWords.limit(PLAN_LIMIT)}
      </p>
      {reason === "duplicate" && (
        <ul className="mt-2">
          {inAccount !== undefined && <li>{mergeWords.inAccount(daysDone(inAccount))}</li>}
          <li>{mergeWords.onDevice(daysDone(onDevice))}</li>
        </ul>
      )}
      {asking ? (
        <fieldset className="mt-3">
          <legend className="font-semibold">
            {asking === "replace" ? mergeWords.askReplace : mergeWords.askRemove}
          </legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="small"
              disabled={busy}
              onClick={() => {
                if (asking === "replace") return void replace();
                removePlan(plan.id);
                onSettled();
              }}
            >
              {asking === "replace" ? mergeWords.yesReplace : mergeWords.yesRemove}
            </Button>
            <Button size="small" look="outline" onClick={() => setAsking(undefined)}>
              {mergeWords.no}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {reason === "duplicate" && (
            <Button size="small" look="outline" onClick={() => setAsking("replace")}>
              {mergeWords.replace}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setAsking("remove")}>
            {mergeWords.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
