import { cx } from "class-variance-authority";
import { Check, ChevronDown } from "lucide-react";
import { choosePicture } from "#core/dashboard/picture.ts";
import { findDay, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LessonHeader } from "../../ui/lesson/lesson-header.tsx";
import { LessonSections } from "../../ui/lesson/lesson-sections.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as sharedPlanWords from "../../words/shared-plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";

/** Spec 1 §2, "Video": shown on a shared plan's day without a video. */

/** Somebody's plan as a stranger reads it: the lessons written so far, and the progress. */
export function SharedPlanScreen({
  plan,
  completedDays,
}: {
  plan: Plan;
  completedDays: readonly number[];
}) {
  const picture = choosePicture(plan.hobby, plan.category);
  const written = plan.outline.filter(({ day }) => findDay(plan, day));
  return (
    <div className="mx-auto max-w-4xl space-y-10 px-4 py-8 sm:px-6 lg:py-12">
      <header>
        <img
          src={`/artwork/${picture.id}.svg`}
          alt={picture.alt}
          width={640}
          height={360}
          className="aspect-video w-full rounded-card object-cover sm:max-w-md"
        />
        <p className="mt-6 flex flex-wrap items-center gap-3 font-semibold text-soft">
          {sharedPlanWords.title}
          <span className="rounded-full bg-sunk px-3 py-1 font-medium text-[0.9rem] text-ink">
            {plan.hobby}
          </span>
        </p>
        <h1 className="mt-1 text-4xl sm:text-5xl">{plan.title}</h1>
        {plan.general && (
          <p className="mt-4 max-w-prose border-edge border-s-4 ps-3 text-soft">
            <strong className="font-semibold">{lessonWords.generalWeek}.</strong>{" "}
            {lessonWords.generalWeekText(plan.hobby)}
          </p>
        )}
        {plan.promise && (
          <p className="mt-4 max-w-prose font-display text-xl leading-snug">{plan.promise}</p>
        )}
        <p className="mt-4 max-w-prose text-lg">{plan.overview}</p>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <WeekBeads filled={completedDays} className="h-6 w-28" />
          <span className="font-semibold">
            {sharedPlanWords.daysCompleted(completedDays.length, PLAN_DAYS)}
          </span>
        </div>
        <div className="mt-6">
          <LinkButton to={`/generate?hobby=${encodeURIComponent(plan.hobby)}`}>
            {sharedPlanWords.makeOwn}
          </LinkButton>
          <p className="mt-2 text-soft">{sharedPlanWords.makeOwnText}</p>
        </div>
      </header>
      <section aria-labelledby="week">
        <h2 id="week" className="text-2xl">
          {sharedPlanWords.days}
        </h2>
        <ol className="mt-4 divide-y divide-rule rounded-card border border-rule bg-sheet shadow-soft">
          {plan.outline.map(({ day, title, focus }) => (
            <li key={day} className="flex gap-4 p-4 sm:px-6">
              <span
                className={cx(
                  "grid size-9 shrink-0 place-items-center rounded-full font-semibold",
                  completedDays.includes(day) ? "bg-accent text-accent-ink" : "bg-sunk",
                )}
              >
                {completedDays.includes(day) ? (
                  <>
                    <Check aria-hidden="true" strokeWidth={3} className="size-5" />
                    <span className="sr-only">{sharedPlanWords.dayCompleted(day)}</span>
                  </>
                ) : (
                  <>
                    <span className="sr-only">{sharedPlanWords.dayHidden}</span>
                    {day}
                  </>
                )}
              </span>
              <span>
                <strong className="font-semibold">{title}</strong>
                {focus && <span className="block text-soft">{focus}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="lessons" className="space-y-4">
        <h2 id="lessons" className="text-2xl">
          {written.length === 1 ? sharedPlanWords.lessonSoFar : sharedPlanWords.lessonsSoFar}
        </h2>
        {written.map(({ day }) => {
          const lesson = findDay(plan, day);
          if (!lesson) return null;
          return (
            <details
              key={day}
              open={day === 1}
              className="group overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
            >
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold sm:px-8">
                <span>{sharedPlanWords.dayTitle(day, lesson.title)}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-open:rotate-180"
                />
              </summary>
              <article aria-labelledby={`lesson-${day}`} className="border-t border-rule">
                <LessonHeader day={lesson} id={`lesson-${day}`} />
                <div className="space-y-9 p-5 sm:p-8">
                  <LessonSections day={lesson} withoutVideo={sharedPlanWords.noVideo} isShared />
                </div>
              </article>
            </details>
          );
        })}
      </section>
    </div>
  );
}
