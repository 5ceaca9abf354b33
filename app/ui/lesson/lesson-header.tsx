import { Clock } from "lucide-react";
import type { Day } from "#core/plan/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";

/** Number, time, level and title of a lesson. */
export function LessonHeader({ day, id }: { day: Day; id: string }) {
  return (
    <header className="border-b border-rule p-5 sm:p-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <span className="font-semibold text-ink">{lessonWords.day(day.day)}</span>
        {day.estimatedTime && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {day.estimatedTime}
          </span>
        )}
        <span>{day.skillLevel}</span>
      </p>
      <h2 id={id} className="mt-2 text-3xl">
        {day.title}
      </h2>
    </header>
  );
}
