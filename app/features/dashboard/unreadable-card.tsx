import { TriangleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { PlanActions } from "./plan-card.tsx";
import type { UnreadablePlan } from "./use-dashboard.ts";

/**
 * A plan without a hobby (spec 1 §5): it counts toward the limit, so it can at least be deleted.
 */
export function UnreadableCard({
  plan,
  onDelete,
}: { plan: UnreadablePlan } & Pick<PlanActions, "onDelete">) {
  return (
    <article className="rounded-card border border-warn bg-sheet p-5 shadow-soft">
      <h3 className="flex gap-2 text-xl">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
        Cannot determine hobby type for this plan
      </h3>
      {plan.title && <p className="mt-2 text-soft">{plan.title}</p>}
      <p className="mt-2 text-soft">
        This plan cannot be read: the name of its hobby is missing or damaged. It counts as one of
        your plans, so you may want to delete it.
      </p>
      <Button look="outline" className="mt-5" onClick={() => onDelete(plan)}>
        Delete
      </Button>
    </article>
  );
}
