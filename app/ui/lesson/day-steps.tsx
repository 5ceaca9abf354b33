import { Coffee } from "lucide-react";
import type { DayStep } from "#core/plan/plan.ts";
import { Bead } from "../bead.tsx";
import { RichText } from "../rich-text.tsx";
import { StepMinutes } from "./step-minutes.tsx";

/** The steps of a day of the second edition: an action each, told in a few lines, with its minutes. */
export function DaySteps({ steps }: { steps: readonly DayStep[] }) {
  // A break has no number: it is not a thing to do.
  const numbers = new Map(
    steps.filter(({ rest }) => !rest).map(({ name }, index) => [name, index + 1]),
  );
  return (
    <ol className="max-w-prose space-y-5">
      {steps.map(({ name, title, text, points, minutes, rest }) => (
        <li key={name} className="flex gap-4">
          {rest ? (
            <Bead className="bg-transparent text-soft">
              <Coffee className="size-5" />
            </Bead>
          ) : (
            <Bead>{numbers.get(name)}</Bead>
          )}
          <div className="min-w-0 flex-1 pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="min-w-0 flex-[1_1_9rem] wrap-anywhere font-semibold text-lg leading-snug">
                <RichText text={title} />
              </strong>
              <StepMinutes minutes={minutes} />
            </p>
            {text && (
              <p className="mt-1">
                <RichText text={text} />
              </p>
            )}
            {points && (
              <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-edge">
                {points.map((point) => (
                  <li key={point}>
                    <RichText text={point} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
