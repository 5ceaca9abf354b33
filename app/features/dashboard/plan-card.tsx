import { PartyPopper, Pause, Play, Share2, Trash2 } from "lucide-react";
import { formatDay } from "#core/dashboard/dates.ts";
import type { PlanSummary } from "#core/dashboard/plan-summary.ts";
import { sessionTexts } from "../../data/browser-storage.ts";
import { sessionKeys } from "../../data/storage-keys.ts";
import { CONTINUE } from "../../lib/continue-plan.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/dashboard.ts";
import * as lessonWords from "../../words/ui/lesson.ts";
import { PlanPicture } from "./plan-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface PlanActions {
  readonly onPause: (plan: PlanSummary, paused: boolean) => void;
  readonly onDelete: (plan: Pick<PlanSummary, "id" | "title">) => void;
  readonly onShare: (plan: PlanSummary) => void;
}

/** One of the member's plans (spec 1 §2, "Plan card"). */
export function PlanCard({
  plan,
  timeZone,
  ...actions
}: {
  plan: PlanSummary;
  timeZone: string;
} & PlanActions) {
  const { hobby, title, completedDays, totalDays, progress, status } = plan;
  const headingId = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
    >
      <div className="relative border-rule border-b">
        <PlanPicture hobby={hobby} category={plan.planData?.category ?? plan.category} />
        <StatusBadge status={status} className="absolute top-3 start-3 shadow-soft" />
      </div>
      <div className="flex grow flex-col p-5">
        <p className="text-[0.94rem] text-soft">
          {plan.category}
          {plan.planData?.general && ` · ${lessonWords.generalWeek}`}
        </p>
        <h3 id={headingId} className="text-2xl first-letter:uppercase">
          {hobby}
        </h3>
        <p className="mt-1 line-clamp-2 text-soft">{title}</p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <WeekBeads filled={completedDays} className="h-6 w-[6.6rem] shrink-0" />
          <p>
            <span className="font-display text-xl font-semibold tabular-nums">
              {words.percent(progress)}
            </span>
            <span className="text-soft">{words.progressOf(completedDays.length, totalDays)}</span>
          </p>
        </div>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-rule border-t pt-3 text-[0.94rem]">
          <Fact label={words.currentDay} value={words.dayNumber(plan.currentDay)} />
          <Fact label={words.started} value={formatDay(plan.startDate, timeZone)} />
          <Fact label={words.expectedEnd} value={formatDay(plan.expectedEndDate, timeZone)} />
        </dl>
        {status === "completed" && <Completed plan={plan} onShare={actions.onShare} />}
        {!plan.planData && <p className="mt-4 text-[0.94rem]">{words.lessonsMissing}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-5">
          <OpenPlan plan={plan} />
          {status !== "completed" && <PauseButton plan={plan} onPause={actions.onPause} />}
          <Button
            look="quiet"
            size="icon"
            aria-label={words.removeHobby(hobby)}
            title={words.remove}
            onClick={() => actions.onDelete(plan)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="text-end font-medium tabular-nums">{value}</dd>
    </>
  );
}

function Completed({ plan, onShare }: { plan: PlanSummary } & Pick<PlanActions, "onShare">) {
  return (
    <div className="mt-4 rounded-field bg-day-3/20 p-3 text-center">
      <p className="flex items-center justify-center gap-2 font-semibold">
        <PartyPopper aria-hidden="true" className="size-5 shrink-0" />
        {words.challengeCompleted}
      </p>
      <Button
        look="outline"
        size="small"
        className="mt-2 w-full max-sm:min-h-11"
        onClick={() => onShare(plan)}
      >
        <Share2 aria-hidden="true" className="size-4" />
        {words.shareAchievement}
      </Button>
    </div>
  );
}

/** A link to the plan; one without days cannot be opened (spec 1 §2). */
function OpenPlan({ plan }: { plan: PlanSummary }) {
  const completed = plan.status === "completed";
  const look = completed ? "outline" : "primary";
  const label = completed ? words.viewPlan : words.continueLearning;
  const name = words.openHobby(label, plan.hobby);
  if (!plan.planData) {
    return (
      <Button
        look={look}
        className="grow max-sm:px-4"
        aria-label={name}
        onClick={() => console.warn(`The plan ${plan.id} carries no days and cannot be opened`)}
      >
        {label}
      </Button>
    );
  }
  return (
    <LinkButton
      to={`/plan?plan_id=${encodeURIComponent(plan.id)}`}
      state={completed ? undefined : CONTINUE}
      look={look}
      className="grow max-sm:px-4"
      aria-label={name}
      onClick={() => sessionTexts.write(sessionKeys.activePlanId, plan.id)}
    >
      {label}
    </LinkButton>
  );
}

function PauseButton({ plan, onPause }: { plan: PlanSummary } & Pick<PlanActions, "onPause">) {
  const paused = plan.status === "paused";
  const Icon = paused ? Play : Pause;
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={paused ? words.resumeHobby(plan.hobby) : words.pauseHobby(plan.hobby)}
      title={paused ? words.resume : words.pause}
      onClick={() => onPause(plan, !paused)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
