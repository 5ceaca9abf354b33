import { TriangleAlert } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/dashboard.ts";
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
        {words.unknownHobby}
      </h3>
      {plan.title && <p className="mt-2 text-soft">{plan.title}</p>}
      <p className="mt-2 text-soft">{words.unknownHobbyText}</p>
      <Button look="outline" className="mt-5" onClick={() => onDelete(plan)}>
        {words.remove}
      </Button>
    </article>
  );
}
