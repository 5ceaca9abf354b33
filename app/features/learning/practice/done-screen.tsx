import { countSteps } from "#core/lesson/practice.ts";
import { type DayStep, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { WeekBeads } from "../../../ui/week-beads.tsx";
import * as words from "../../../words/learning/practice.ts";
import Certificate from "../certificate/certificate.tsx";
import { KeepToday } from "./keep-today.tsx";
import { ScreenTitle } from "./screen-title.tsx";

/** The end of a day: first what was done, then what comes, and only then what is asked of a guest. */
export function DoneScreen({
  plan,
  day,
  steps,
  ticked,
  worked,
  completedDays,
  isGuest,
  onSignUp,
  onClose,
}: {
  plan: Plan;
  day: number;
  steps: readonly DayStep[];
  ticked: readonly string[];
  worked: boolean;
  completedDays: readonly number[];
  isGuest: boolean;
  onSignUp: () => void;
  onClose: () => void;
}) {
  const isCompleted = completedDays.includes(day);
  const isLast = day === PLAN_DAYS;
  const next = plan.outline.find((outlined) => outlined.day === day + 1);
  const { done, all } = countSteps(steps, ticked);
  const told =
    done === all
      ? words.allSteps(all, worked)
      : done > 0
        ? words.someSteps(done, all, worked)
        : worked
          ? words.itWorked
          : undefined;
  return (
    <>
      <WeekBeads filled={completedDays} className="mb-6 h-8 w-44" />
      <ScreenTitle>
        {!isCompleted
          ? words.dayPracticed(day)
          : isLast
            ? words.weekDone(plan.hobby)
            : words.dayDone(day)}
      </ScreenTitle>
      {told && <p className="mt-4 text-[1.3rem] leading-relaxed">{told}</p>}
      {isLast && plan.promise && (
        <div className="mt-6">
          <p className="text-soft">{words.promised}</p>
          <p className="mt-1 font-display text-2xl leading-snug">
            <RichText text={plan.promise} />
          </p>
        </div>
      )}
      {completedDays.length === PLAN_DAYS && isLast && (
        <div className="mt-8">
          <h3 className="mb-3 text-xl">{words.certificate}</h3>
          <Certificate plan={plan} />
        </div>
      )}
      {next && (
        <div className="mt-6">
          <h3 className="text-soft text-base">{words.comesNext(next.day)}</h3>
          <p className="mt-1 font-display text-2xl leading-snug">{next.title}</p>
          {next.focus && <p className="mt-1 text-soft">{next.focus}</p>}
        </div>
      )}
      <KeepToday occasion={{ hobby: plan.hobby, day }} isLast={isLast} />
      {isGuest && (
        <p className="mt-8 max-w-prose border-rule border-t pt-6">
          {isCompleted ? words.guestText : words.signInToComplete}
        </p>
      )}
      <div className={`flex flex-wrap gap-3 ${isGuest ? "mt-4" : "mt-8"}`}>
        {isGuest && (
          <Button size="large" onClick={onSignUp}>
            {words.signUp}
          </Button>
        )}
        <Button size="large" look={isGuest ? "outline" : "primary"} onClick={onClose}>
          {words.backToPlan}
        </Button>
        {isLast && (
          <LinkButton size="large" look="outline" to="/hobbies">
            {words.moreHobbies}
          </LinkButton>
        )}
      </div>
    </>
  );
}
