import { ArrowLeft, Plus, Share2 } from "lucide-react";
import { dayOf, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { type Progress, percentComplete } from "#core/progress/progress.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { DayCard } from "./day-card.tsx";
import { DayRow } from "./day-row.tsx";
import { sharePlan } from "./share-plan.ts";

/** The right side once there is a plan. */
export default function PlanView({
  plan,
  progress,
  selectedDay,
  onSelect,
  onToggle,
  onNew,
}: {
  plan: Plan;
  progress: Progress;
  selectedDay: number;
  onSelect: (day: number) => void;
  onToggle: (day: number) => void;
  onNew: () => void;
}) {
  const completed = progress.completed_days.length;
  const day = dayOf(plan, selectedDay);
  return (
    <div className="space-y-8">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LinkButton to="/" look="quiet" size="small" className="-ml-4">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Home
          </LinkButton>
          <div className="flex flex-wrap gap-2">
            <Button look="outline" size="small" onClick={() => void sharePlan(plan.hobby)}>
              <Share2 aria-hidden="true" className="size-4" />
              Share Plan
            </Button>
            <Button look="outline" size="small" onClick={onNew}>
              <Plus aria-hidden="true" className="size-4" />
              New Plan
            </Button>
          </div>
        </div>
        <h1 className="mt-3 text-4xl sm:text-5xl">{plan.title}</h1>
        <ul className="mt-4 flex flex-wrap gap-2">
          {[plan.hobby, plan.difficulty, `${plan.totalDays} days`, plan.category].map((badge) => (
            <li
              key={badge}
              className="rounded-full bg-sunk px-3 py-1 font-medium text-[0.9rem] first-letter:uppercase"
            >
              {badge}
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <p id="days-completed" className="mb-1.5 font-semibold">
            {completed}/{PLAN_DAYS} days completed
          </p>
          <div
            role="progressbar"
            aria-labelledby="days-completed"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percentComplete(progress)}
            className="h-3 overflow-hidden rounded-full bg-sunk"
          >
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-500"
              style={{ width: `${percentComplete(progress)}%` }}
            />
          </div>
        </div>
      </header>
      <section
        aria-labelledby="overview"
        className="rounded-card border border-rule bg-sheet p-5 shadow-soft sm:p-8"
      >
        <h2 id="overview" className="text-2xl">
          Overview
        </h2>
        <p className="mt-3 max-w-prose">{plan.overview}</p>
        <details className="mt-5">
          <summary className="prose-link w-fit font-semibold">The seven days at a glance</summary>
          <ol className="mt-3 space-y-2">
            {plan.outline.map(({ day: number, title, focus }) => (
              <li key={number} className="flex gap-3">
                <span className="w-14 shrink-0 font-semibold">Day {number}</span>
                <span>
                  {title}
                  {focus && <span className="block text-soft">{focus}</span>}
                </span>
              </li>
            ))}
          </ol>
        </details>
      </section>
      <DayRow
        outline={plan.outline}
        progress={progress}
        selected={selectedDay}
        disabled={false}
        onSelect={onSelect}
      />
      {day && (
        <DayCard key={day.id} day={day} progress={progress} onToggle={() => onToggle(day.day)} />
      )}
      <section aria-labelledby="later-days" className="rounded-card bg-sunk p-5 sm:p-6">
        <h2 id="later-days" className="text-xl">
          Days 3 to 7
        </h2>
        <p className="mt-1">Please sign in to generate content.</p>
      </section>
    </div>
  );
}
