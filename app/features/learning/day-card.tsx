import { cx } from "class-variance-authority";
import { ArrowRight, Check, Play } from "lucide-react";
import { canToggle, type Progress, type Role } from "#core/learning/progress.ts";
import { practiceSteps } from "#core/lesson/practice.ts";
import type { Day } from "#core/plan/plan.ts";
import { Button } from "../../ui/button.tsx";
import type { Ticks } from "../../ui/lesson/day-steps.tsx";
import { LessonHeader } from "../../ui/lesson/lesson-header.tsx";
import { LessonSections } from "../../ui/lesson/lesson-sections.tsx";
import * as words from "../../words/learning/plan.ts";

/** A lesson with all of its sections, in working order. */
export function DayCard({
  day,
  role,
  progress,
  ticks,
  onToggle,
  onPractice,
  onNext,
}: {
  day: Day;
  role: Role;
  progress: Progress;
  ticks: Ticks;
  onToggle: () => void;
  /** Opens the day one step a screen. */
  onPractice: () => void;
  /** Goes on to a later day. */
  onNext: (day: number) => void;
}) {
  const completed = progress.completed_days.includes(day.day);
  const allowed = canToggle(progress, day.day, role);
  const next = day.day + 1;
  return (
    <article
      aria-labelledby="day-title"
      className="overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
    >
      <LessonHeader day={day} id="day-title" />
      <div className="space-y-9 p-5 sm:p-8">
        {practiceSteps(day).length > 0 && (
          <Button size="large" onClick={onPractice} className="w-full sm:w-auto">
            <Play aria-hidden="true" className="size-5" />
            {completed
              ? words.practiceAgain(day.day)
              : ticks.ticked.length > 0
                ? words.goOnWithDay(day.day)
                : words.startDay(day.day)}
          </Button>
        )}
        <LessonSections day={day} ticks={ticks} />
        <div className="flex flex-wrap gap-3">
          <Button
            size="large"
            look="outline"
            disabled={!allowed}
            aria-pressed={completed}
            onClick={onToggle}
            className="w-full sm:w-auto"
          >
            <Check aria-hidden="true" className={cx("size-5", !completed && "opacity-60")} />
            {!allowed ? words.logInToComplete : completed ? words.completed : words.markComplete}
          </Button>
          {completed && progress.unlocked_days.includes(next) && (
            <Button size="large" onClick={() => onNext(next)} className="w-full sm:w-auto">
              {words.openDay(next)}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
