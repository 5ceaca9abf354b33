import { ArrowLeft, Award, CirclePause, CloudOff, Link2, Play, Plus, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Progress, percentComplete } from "#core/learning/progress.ts";
import { findDay, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { type ShareLink, useShareLink } from "../../data/share-link.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Ticks } from "../../ui/lesson/day-steps.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";
import { DayCard } from "./day-card.tsx";
import { DayRow } from "./day-row.tsx";
import { usePracticeAddress } from "./practice/use-practice-address.ts";
import { sharePlan } from "./share-plan.ts";
import type { LaterDay } from "./use-later-day.ts";
import type { Owner } from "./use-opened-plan.ts";

const loadPractice = () => import("./practice/practice.tsx");
const loadCertificate = () => import("./certificate/certificate.tsx");

const badgesOf = ({ hobby, difficulty, totalDays, category, general }: Plan): string[] => [
  hobby,
  ...(general ? [lessonWords.generalWeek] : []),
  difficulty,
  words.totalDays(totalDays),
  category,
];

/** The right side once there is a plan. */
export default function PlanView({
  plan,
  owner,
  progress,
  selectedDay,
  laterDay,
  paused,
  ticks,
  onSelect,
  onToggle,
  onComplete,
  onResume,
  onSave,
  onSignIn,
  onSignUp,
  onNew,
}: {
  plan: Plan;
  owner: Owner;
  progress: Progress;
  selectedDay: number;
  laterDay: LaterDay;
  paused: boolean;
  onSelect: (day: number) => void;
  ticks: Ticks;
  onToggle: (day: number) => void;
  /** Completes a day without a word: practice has its own. */
  onComplete: (day: number) => void;
  onResume: () => void;
  onSave: () => Promise<void>;
  onSignIn: () => void;
  /** A guest wants to keep what they have done. */
  onSignUp: () => void;
  onNew: () => void;
}) {
  const completed = progress.completed_days.length;
  const day = findDay(plan, selectedDay);
  const lesson = useRef<HTMLDivElement>(null);
  const isMember = owner.role === "member";
  const isKept = isMember && owner.saved;
  const link = useShareLink(isKept ? plan.id : undefined);
  const practice = usePracticeAddress();
  const Practice = useFetchedPart(loadPractice, practice.isOpen);
  const [showsCertificate, setCertificate] = useState(false);
  const Certificate = useFetchedPart(loadCertificate, showsCertificate);
  useEffect(
    () =>
      whenIdle(() => {
        // If it cannot be loaded now, it is loaded when it is needed.
        void loadPractice().catch(() => {});
      }),
    [],
  );
  return (
    <div className="space-y-8">
      {Practice && day && (
        <Practice
          key={day.id}
          plan={plan}
          day={day}
          role={owner.role}
          progress={progress}
          ticks={ticks}
          onComplete={() => onComplete(day.day)}
          onSignUp={() => {
            practice.close();
            onSignUp();
          }}
          onClose={practice.close}
        />
      )}
      <Dialog
        open={showsCertificate && Certificate !== undefined}
        onClose={() => setCertificate(false)}
        title={words.certificate}
      >
        {Certificate && <Certificate plan={plan} />}
      </Dialog>
      <header>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LinkButton
            to={isMember ? "/dashboard" : "/"}
            look="quiet"
            size="small"
            className="-ms-4"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {isMember ? words.dashboard : words.home}
          </LinkButton>
          <div className="flex flex-wrap gap-2">
            <Button
              look="outline"
              size="small"
              onClick={() => void sharePlan(plan, isKept ? link : undefined)}
            >
              <Share2 aria-hidden="true" className="size-4" />
              {words.sharePlan}
            </Button>
            {completed === PLAN_DAYS && (
              <Button look="outline" size="small" onClick={() => setCertificate(true)}>
                <Award aria-hidden="true" className="size-4" />
                {words.certificate}
              </Button>
            )}
            <Button look="outline" size="small" onClick={onNew}>
              <Plus aria-hidden="true" className="size-4" />
              {words.newPlan}
            </Button>
          </div>
        </div>
        {isMember && !isKept && !owner.onDevice && <Unsaved onSave={onSave} />}
        {paused && <PausedNotice onResume={onResume} />}
        {isKept && link.status === "shared" && <SharedNotice link={link} />}
        <h1 className="mt-3 text-4xl sm:text-5xl">{plan.title}</h1>
        <ul className="mt-4 flex flex-wrap gap-2">
          {badgesOf(plan).map((badge) => (
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
            {words.daysCompleted(completed, PLAN_DAYS)}
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
          {words.overview}
        </h2>
        {plan.general && (
          <p className="mt-3 max-w-prose border-edge border-s-4 ps-3 text-soft">
            {lessonWords.generalWeekText(plan.hobby)}
          </p>
        )}
        {plan.promise && (
          <p className="mt-3 max-w-prose font-display text-xl leading-snug">{plan.promise}</p>
        )}
        <p className="mt-3 max-w-prose">{plan.overview}</p>
        <details className="mt-5">
          <summary className="prose-link w-fit font-semibold">{words.atAGlance}</summary>
          <ol className="mt-3 space-y-2">
            {plan.outline.map(({ day: number, title, focus }) => (
              <li key={number} className="flex gap-3">
                <span className="w-14 shrink-0 font-semibold">{words.day(number)}</span>
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
        busy={laterDay.writing !== undefined}
        onSelect={onSelect}
      />
      {laterDay.failed && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-field border-2 border-danger bg-sheet p-4"
        >
          <p>
            <strong>{words.dayFailed(laterDay.failed.day)}</strong> {laterDay.failed.message}
          </p>
          <div className="flex gap-2">
            {laterDay.failed.way === "sign-in" && (
              <Button size="small" onClick={onSignIn}>
                {words.signIn}
              </Button>
            )}
            <Button size="small" look="outline" onClick={laterDay.retry}>
              {words.retry}
            </Button>
          </div>
        </div>
      )}
      <div ref={lesson} tabIndex={-1} className="scroll-mt-24 outline-none">
        {laterDay.writing !== undefined ? (
          <Writing day={laterDay.writing} title={titleOf(plan, laterDay.writing)} />
        ) : (
          day && (
            <DayCard
              key={day.id}
              day={day}
              role={owner.role}
              progress={progress}
              ticks={ticks}
              onPractice={practice.open}
              onToggle={() => onToggle(day.day)}
              onNext={(next) => {
                onSelect(next);
                // The reader is at the lesson's end, so the next lesson is scrolled to its
                // beginning.
                lesson.current?.scrollIntoView({ block: "start" });
                lesson.current?.focus({ preventScroll: true });
              }}
            />
          )
        )}
      </div>
      {!isMember && (
        <section aria-labelledby="later-days" className="rounded-card bg-sunk p-5 sm:p-6">
          <h2 id="later-days" className="text-xl">
            {words.laterDays}
          </h2>
          <p className="mt-1">{words.signInForLater}</p>
        </section>
      )}
    </div>
  );
}

const titleOf = (plan: Plan, day: number): string =>
  plan.outline.find((outlined) => outlined.day === day)?.title ?? "";

/** The place of a day that is being written. */
function Writing({ day, title }: { day: number; title: string }) {
  return (
    <section
      aria-busy="true"
      aria-labelledby="writing-day"
      className="rounded-card border border-rule bg-sheet p-5 shadow-soft sm:p-8"
    >
      <p className="font-semibold">{words.day(day)}</p>
      <h2 id="writing-day" className="mt-2 text-3xl">
        {title}
      </h2>
      <p role="status" className="mt-3 text-soft">
        {words.writingDay}
      </p>
      <div aria-hidden="true" className="mt-6 space-y-3">
        {["w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing
          <div key={line} className={`h-4 rounded-full bg-sunk ${width}`} />
        ))}
      </div>
    </section>
  );
}

/** Says that the plan is paused (spec 1 §4), and can resume it. */
function PausedNotice({ onResume }: { onResume: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field border-2 border-warn bg-sheet p-4">
      <p className="flex items-center gap-3">
        <CirclePause aria-hidden="true" className="size-5 shrink-0 text-warn" />
        <span>
          <strong>{words.paused}</strong>
          {words.pausedText}
        </span>
      </p>
      <Button size="small" onClick={onResume}>
        <Play aria-hidden="true" className="size-4" />
        {words.resume}
      </Button>
    </div>
  );
}

/** Says that strangers can read the plan, and can end that. */
function SharedNotice({ link }: { link: ShareLink }) {
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    const stopped = await link.revoke();
    setStopping(false);
    showToast(
      stopped
        ? { title: words.sharingStopped, description: words.sharingStoppedText }
        : { title: words.sharingNotStopped, failed: true },
    );
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunk p-4">
      <p className="flex items-center gap-3">
        <Link2 aria-hidden="true" className="size-5 shrink-0 text-link" />
        {words.isShared}
      </p>
      <Button size="small" look="outline" disabled={stopping} onClick={() => void stop()}>
        {words.stopSharing}
      </Button>
    </div>
  );
}

/** Spec 1 §4: a plan that could not be saved is shown all the same. */
function Unsaved({ onSave }: { onSave: () => Promise<void> }) {
  const [saving, setSaving] = useState(false);
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field border-2 border-warn bg-sheet p-4"
    >
      <p className="flex items-center gap-3">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
        {words.notSaved}
      </p>
      <Button
        size="small"
        disabled={saving}
        onClick={() => {
          setSaving(true);
          void onSave().finally(() => setSaving(false));
        }}
      >
        {words.saveNow}
      </Button>
    </div>
  );
}
