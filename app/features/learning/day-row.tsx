import { cx } from "class-variance-authority";
import { Check, Lock } from "lucide-react";
import { dayStatus, type Progress } from "#core/learning/progress.ts";
import type { OutlineDay } from "#core/plan/plan.ts";
import * as words from "../../words/learning/plan.ts";

const BORDER = [
  "border-day-1",
  "border-day-2",
  "border-day-3",
  "border-day-4",
  "border-day-5",
  "border-day-6",
  "border-day-7",
] as const;
const FILL = [
  "bg-day-1",
  "bg-day-2",
  "bg-day-3",
  "bg-day-4",
  "bg-day-5",
  "bg-day-6",
  "bg-day-7",
] as const;

const STATUS_WORDS = {
  completed: words.dayCompleted,
  open: "",
  locked: words.dayLocked,
} as const;

/** 'Select Day': seven beads; locked ones cannot be pressed. */
export function DayRow({
  outline,
  progress,
  selected,
  busy,
  onSelect,
}: {
  outline: readonly OutlineDay[];
  progress: Progress;
  selected: number;
  /** Whether a day is being written: until it is there, no other can be selected (spec 1 §4). */
  busy: boolean;
  onSelect: (day: number) => void;
}) {
  return (
    <section aria-labelledby="select-day">
      <h2 id="select-day" className="text-xl">
        {words.selectDay}
      </h2>
      <ol className="mt-3 grid grid-cols-7 gap-1.5 sm:gap-3">
        {outline.map(({ day, title }) => {
          const status = dayStatus(progress, day);
          return (
            <li key={day} className="flex justify-center">
              <button
                type="button"
                disabled={status === "locked"}
                // The pressed button is one of them, and must keep the focus.
                aria-disabled={busy || undefined}
                aria-pressed={day === selected}
                aria-label={words.dayTitled(day, title) + STATUS_WORDS[status]}
                title={title}
                onClick={() => {
                  if (!busy) onSelect(day);
                }}
                className={cx(
                  "relative grid aspect-square w-full max-w-16 place-items-center rounded-full border-[3px] font-semibold text-lg transition-transform enabled:hover:scale-105 disabled:border-rule disabled:text-soft aria-disabled:cursor-wait aria-disabled:opacity-55 aria-disabled:hover:scale-100",
                  status === "completed"
                    ? [FILL[day - 1], "border-transparent text-[oklch(0.2_0.02_265)]"]
                    : [BORDER[day - 1], "bg-sheet"],
                  day === selected && "ring-3 ring-ink ring-offset-2 ring-offset-paper",
                )}
              >
                {status === "completed" ? (
                  <Check aria-hidden="true" strokeWidth={3} className="motion-bead size-5" />
                ) : status === "locked" ? (
                  <Lock aria-hidden="true" className="size-4" />
                ) : (
                  day
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
