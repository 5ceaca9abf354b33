import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { formatDay } from "#core/dashboard/dates.ts";
import type { Duplicates } from "#core/dashboard/duplicates.ts";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import * as words from "../../words/dashboard.ts";

/** Warns about several plans for one hobby, and shows what 'Clean Up Duplicates' would delete. */
export function DuplicatesWarning({
  groups,
  timeZone,
  onCleanUp,
}: {
  /** Never empty. */
  groups: readonly Duplicates[];
  timeZone: string;
  onCleanUp: (planIds: readonly string[]) => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const headingId = useId();
  const leaving = groups.flatMap(({ remove }) => remove);
  return (
    <section
      aria-labelledby={headingId}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card border border-warn bg-day-3/12 p-5"
    >
      <div className="flex min-w-0 grow basis-80 gap-3">
        <Copy aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
        <div>
          <h2 id={headingId} className="text-xl">
            {words.duplicates}
          </h2>
          <p className="mt-1">
            {words.duplicatesOf(groups.map(({ keep }) => keep.hobby).join(", "))}
          </p>
        </div>
      </div>
      <Button
        look="outline"
        aria-disabled={working}
        onClick={() => {
          if (!working) setAsking(true);
        }}
      >
        {working ? words.cleaningUp : words.cleanUp}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.cleanUp}>
        <ul className="space-y-5">
          {groups.map(({ keep, remove }) => (
            <li key={keep.id}>
              <h3 className="text-lg first-letter:uppercase">{keep.hobby}</h3>
              <ul className="mt-1 space-y-2">
                <Fate plan={keep} timeZone={timeZone} />
                {remove.map((plan) => (
                  <Fate key={plan.id} goes plan={plan} timeZone={timeZone} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-5">{words.askToCleanUp(leaving.length)}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.keepAll}
          </Button>
          <Button
            onClick={() => {
              setAsking(false);
              setWorking(true);
              void onCleanUp(leaving.map(({ id }) => id)).finally(() => setWorking(false));
            }}
          >
            {words.removePlans(leaving.length)}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function Fate({
  goes = false,
  plan,
  timeZone,
}: {
  goes?: boolean;
  plan: PlanSummary;
  timeZone: string;
}) {
  return (
    <li className="grid grid-cols-[4rem_1fr] rounded-field bg-sunk px-3 py-2">
      <strong className={goes ? "text-danger" : undefined}>
        {goes ? words.goes : words.stays}
      </strong>
      <span>
        {plan.title}
        <span className="block text-soft text-[0.94rem]">
          {words.startedAndDone(
            formatDay(plan.startDate, timeZone),
            plan.completedDays.length,
            plan.totalDays,
          )}
        </span>
      </span>
    </li>
  );
}
