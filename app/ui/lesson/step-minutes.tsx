import * as lessonWords from "../../words/ui/lesson.ts";

/** How long a step or the check takes; nothing while that is not written yet. */
export function StepMinutes({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  return (
    <span className="font-normal font-sans text-soft text-sm tabular-nums">
      {lessonWords.minutes(minutes)}
    </span>
  );
}
