import { Check, Coffee } from "lucide-react";
import type { ReactNode } from "react";
import { stepNumbers } from "#core/lesson/practice.ts";
import type { DayStep } from "#core/plan/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";
import { Bead } from "../bead.tsx";
import { StepFigure } from "../figure/step-figure.tsx";
import { RichText } from "../rich-text.tsx";
import { StepMinutes } from "./step-minutes.tsx";

/** What is ticked of a day's steps, and how that is changed. */
export interface Ticks {
  /** The names of the ticked steps. */
  readonly ticked: readonly string[];
  readonly onTick: (step: string, done: boolean) => void;
}

/**
 * The steps of a day of the second edition: an action each, told in a few lines, with its minutes.
 * @param ticks of the reader's own plan.
 */
export function DaySteps({
  steps,
  ticks,
}: {
  steps: readonly DayStep[];
  ticks?: Ticks | undefined;
}) {
  const numbers = stepNumbers(steps);
  return (
    <ol className="max-w-prose space-y-5">
      {steps.map(({ name, title, text, points, minutes, figure, rest }) => (
        <li key={name} className="flex gap-4">
          {rest ? (
            <Bead className="bg-transparent text-soft">
              <Coffee className="size-5" />
            </Bead>
          ) : ticks ? (
            <TickBead
              label={lessonWords.stepDone(title)}
              checked={ticks.ticked.includes(name)}
              onChange={(done) => ticks.onTick(name, done)}
            >
              {numbers.get(name)}
            </TickBead>
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
            {figure && (
              <div className="mt-3">
                <StepFigure figure={figure} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A step's number that can be ticked off; its target is a thumb wide. */
const TickBead = ({
  label,
  checked,
  onChange,
  children,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) => (
  <label className="-m-1 relative h-11 cursor-pointer rounded-full p-1 has-focus-visible:outline-3 has-focus-visible:outline-accent">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="sr-only"
    />
    <Bead className={checked ? "bg-accent text-accent-ink" : "bg-sunk ring-2 ring-edge ring-inset"}>
      {checked ? <Check className="size-5" /> : children}
    </Bead>
  </label>
);
