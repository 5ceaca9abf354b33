import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Plan } from "#core/plan/plan.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { guestProgress } from "../../data/guest-source.ts";
import { CONTINUE } from "../../lib/continue-plan.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/learning/saved-plans.ts";

/** The plans on this device, to return to. */
export default function SavedPlans({
  plans,
  onRemove,
}: {
  plans: readonly Plan[];
  onRemove: (id: string) => void;
}) {
  const [leaving, setLeaving] = useState<Plan>();
  return (
    <section aria-labelledby="saved-plans">
      <h2 id="saved-plans" className="text-2xl">
        {words.heading}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {plans.map((plan) => {
          const { completed_days } = guestProgress(plan.id);
          return (
            <li key={plan.id} className="rounded-card border border-rule bg-sheet p-4 shadow-soft">
              <p className="font-display text-lg font-semibold">{plan.hobby}</p>
              <p className="line-clamp-2 text-soft text-[0.94rem]">{plan.title}</p>
              <div className="mt-2 flex items-center gap-3">
                <WeekBeads filled={completed_days} className="h-4 w-[4.5rem]" />
                <span className="text-sm">
                  {words.daysCompleted(completed_days.length, PLAN_DAYS)}
                </span>
              </div>
              <div className="mt-3 flex items-center justify-between">
                <LinkButton
                  to={`/plan?plan_id=${encodeURIComponent(plan.id)}`}
                  state={CONTINUE}
                  size="small"
                >
                  {words.continuePlan}
                </LinkButton>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={words.removeHobby(plan.hobby)}
                  onClick={() => setLeaving(plan)}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={words.askToRemove(leaving?.hobby)}
      >
        <p>{words.askToRemoveText}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={() => setLeaving(undefined)}>
            {words.keepIt}
          </Button>
          <Button
            onClick={() => {
              if (leaving) onRemove(leaving.id);
              setLeaving(undefined);
            }}
          >
            {words.remove}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
