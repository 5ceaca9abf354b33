import { Smartphone } from "lucide-react";
import { askAboutWaiting, useWaitingPlans } from "../data/waiting-plans.ts";
import * as waitingWords from "../words/ui/waiting.ts";
import { Button } from "./button.tsx";

/**
 * Says which of a guest's plans on this device wait for the member's decision, and lets them
 * decide.
 * @param planId the plan in question; without one, all of them.
 */
export default function WaitingOnDevice({
  planId,
  className = "",
}: {
  planId?: string;
  className?: string;
}) {
  const waiting = useWaitingPlans().filter(({ plan }) => (planId ?? plan.id) === plan.id);
  if (waiting.length === 0) return null;
  const hobbies = waiting.map(({ plan }) => plan.hobby).join(", ");
  const isOne = waiting.length === 1;
  return (
    <section
      aria-labelledby="waiting-on-device"
      className={`flex flex-wrap items-center justify-between gap-4 rounded-card border border-rule bg-sunk p-5 ${className}`}
    >
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Smartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-link" />
        <div>
          <h2 id="waiting-on-device" className="text-xl">
            {waitingWords.title}
          </h2>
          <p className="mt-1">
            {isOne ? waitingWords.onePlan(hobbies) : waitingWords.somePlans(hobbies)}
          </p>
        </div>
      </div>
      <Button look="outline" onClick={askAboutWaiting}>
        {waitingWords.decideNow}
      </Button>
    </section>
  );
}
