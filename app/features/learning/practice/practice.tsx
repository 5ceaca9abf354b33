import { cx } from "class-variance-authority";
import {
  ArrowLeft,
  ArrowRight,
  BookOpen,
  Coffee,
  Settings,
  Volume2,
  VolumeX,
  X,
} from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { canToggle, type Progress, type Role } from "#core/learning/progress.ts";
import { nextStep, practiceSteps, stepNumbers } from "#core/lesson/practice.ts";
import type { Day, DayStep, Plan } from "#core/plan/plan.ts";
import { toolForStep } from "#core/tools/tool-names.ts";
import { language } from "#core/words/language.ts";
import { Countdown } from "../../../tools/countdown.tsx";
import { ringChime, wakeSound } from "../../../tools/sound.ts";
import { Tool } from "../../../tools/tool.tsx";
import { useVoice } from "../../../tools/use-voice.ts";
import { Button } from "../../../ui/button.tsx";
import { StepFigure } from "../../../ui/figure/step-figure.tsx";
import type { Ticks } from "../../../ui/lesson/day-steps.tsx";
import { LessonSections } from "../../../ui/lesson/lesson-sections.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { shownToast } from "../../../ui/toasts.tsx";
import { pushModal } from "../../../ui/top-layer.ts";
import * as words from "../../../words/learning/practice.ts";
import * as toolWords from "../../../words/tools.ts";
import { celebrate } from "../celebrate.ts";
import { CheckScreen } from "./check-screen.tsx";
import { DoneScreen } from "./done-screen.tsx";
import { readPracticeSettings, writePracticeSettings } from "./practice-settings.ts";
import { ScreenTitle } from "./screen-title.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import { TermText } from "./term-text.tsx";
import { useWakeLock } from "./use-wake-lock.ts";

export interface PracticeProps {
  readonly plan: Plan;
  readonly day: Day;
  readonly role: Role;
  readonly progress: Progress;
  /** The day's ticked steps. */
  readonly ticks: Ticks;
  /** Completes the day. */
  readonly onComplete: () => void;
  readonly onSignUp: () => void;
  readonly onClose: () => void;
}

type Panel = "settings" | "lesson";

/** Half a phone for the thumb; on a phone that lies on its side the half beside the text. */
const HALF =
  "pointer-coarse:min-h-[36dvh] [@media(max-height:32rem)]:col-start-2 [@media(max-height:32rem)]:row-span-2 [@media(max-height:32rem)]:row-start-2 [@media(max-height:32rem)]:min-h-0";

/**
 * A day one step a screen, for hands that are busy: whoever leaves goes on at the first step that
 * is not ticked, on any device.
 */
export default function Practice({
  plan,
  day,
  role,
  progress,
  ticks: { ticked, onTick },
  onComplete,
  onSignUp,
  onClose,
}: PracticeProps) {
  // The same steps in each render: reading aloud begins anew with another one.
  const steps = useMemo(() => practiceSteps(day), [day]);
  const isCompleted = progress.completed_days.includes(day.day);
  const [at, setAt] = useState(() => (isCompleted ? 0 : nextStep(steps, ticked)));
  /** How the check was answered; undefined until it was. */
  const [worked, setWorked] = useState<boolean>();
  const [panel, setPanel] = useState<Panel>();
  const [settings, setSettings] = useState(readPracticeSettings);
  const staysOn = useWakeLock();
  const voice = useVoice(settings.speed);
  const dialog = useRef<HTMLDialogElement>(null);
  const step = worked === undefined ? steps[at] : undefined;
  const tool = toolForStep(step?.tool);

  // Good news of the screen before would hide the step.
  useEffect(() => {
    if (!shownToast.get()?.failed) shownToast.set(undefined);
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // Otherwise the first button has the focus, which is the one that leaves.
    element.querySelector("h2")?.focus();
    const leave = pushModal(element);
    return () => {
      leave();
      element.close();
    };
  }, []);

  const { say, stop, exists } = voice;
  useEffect(() => {
    if (!settings.readAloud || !exists || !step) return;
    say(spokenStep(step));
    return stop;
  }, [settings.readAloud, exists, step, say, stop]);

  const back = () => setAt(Math.max(0, at - 1));
  const goOn = () => setAt(Math.min(steps.length, at + 1));
  const next = () => {
    if (!step) return;
    wakeSound();
    if (!ticked.includes(step.name)) onTick(step.name, true);
    goOn();
  };
  const mayComplete = !isCompleted && canToggle(progress, day.day, role);
  const answer = (itWorked: boolean) => {
    if (mayComplete) {
      onComplete();
      void celebrate(dialog.current ?? undefined);
    }
    setWorked(itWorked);
  };

  usePageKeys(panel === undefined && worked === undefined, { next, back });

  const numbers = stepNumbers(steps);
  const number = numbers.get(step?.name ?? "") ?? 0;
  return (
    <dialog
      ref={dialog}
      aria-label={words.practice(day.day, day.title)}
      onCancel={(event) => {
        event.preventDefault();
        if (panel) setPanel(undefined);
        else onClose();
      }}
      onClose={() => {
        // A second Escape in a row closes it without asking.
        if (dialog.current && !dialog.current.open) onClose();
      }}
      data-toasts="above"
      className="m-0 h-dvh max-h-none w-dvw max-w-none border-0 bg-paper p-0 text-ink"
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] [@media(max-height:32rem)]:grid-cols-[minmax(0,1fr)_min(40%,22rem)] [@media(max-height:32rem)]:grid-rows-[auto_minmax(0,1fr)_auto]">
        <header className="col-span-full mx-auto flex w-full max-w-3xl items-center gap-1 px-3 py-2">
          <Button look="quiet" size="icon" onClick={onClose} aria-label={words.close}>
            <X aria-hidden="true" />
          </Button>
          <Beads steps={steps} at={at} ticked={ticked} isOver={worked !== undefined} />
          {settings.readAloud && exists && step && (
            <Button
              look="quiet"
              size="icon"
              onClick={() => (voice.speaking ? stop() : say(spokenStep(step)))}
              aria-label={voice.speaking ? words.quiet : words.readAgain}
            >
              {voice.speaking ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            </Button>
          )}
          <PanelButton
            label={words.wholeLesson}
            open={panel === "lesson"}
            onPress={() => setPanel(panel === "lesson" ? undefined : "lesson")}
          >
            <BookOpen aria-hidden="true" />
          </PanelButton>
          <PanelButton
            label={words.settings}
            open={panel === "settings"}
            onPress={() => setPanel(panel === "settings" ? undefined : "settings")}
          >
            <Settings aria-hidden="true" />
          </PanelButton>
        </header>
        {panel ? (
          <PanelPlace title={panel === "settings" ? words.settings : words.wholeLesson}>
            {panel === "settings" ? (
              <SettingsPanel
                settings={settings}
                hasVoice={exists}
                staysOn={staysOn}
                onChange={(changed) => {
                  setSettings(changed);
                  writePracticeSettings(changed);
                }}
              />
            ) : (
              <div className="space-y-9">
                <LessonSections day={day} />
              </div>
            )}
            <Button className="mt-8" onClick={() => setPanel(undefined)}>
              {words.backToStep}
            </Button>
          </PanelPlace>
        ) : step ? (
          <>
            <Place key={step.name}>
              <p className="mb-2 font-semibold text-soft">
                {step.rest ? words.rest : words.stepOf(number, numbers.size)}
              </p>
              <ScreenTitle>
                {step.rest && (
                  <Coffee aria-hidden="true" className="me-3 inline size-8 text-soft" />
                )}
                <RichText text={step.title || words.step(number)} />
              </ScreenTitle>
              <div className="mt-4 text-[1.3rem] leading-relaxed">
                {step.text && <TermText text={step.text} terms={day.terms ?? []} />}
                {step.points && (
                  <ul className="mt-2 list-disc space-y-2 ps-6 marker:text-edge">
                    {step.points.map((point) => (
                      <li key={point}>
                        <TermText text={point} terms={day.terms ?? []} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {step.figure && (
                <div className="mt-6">
                  <StepFigure figure={step.figure} />
                </div>
              )}
              {tool && (
                <section
                  aria-label={toolWords.TOOL[tool].name}
                  className="mt-6 border-rule border-t pt-6"
                >
                  <Tool name={tool} occasion={{ hobby: plan.hobby, day: day.day }} />
                </section>
              )}
            </Place>
            <div className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2">
              {step.minutes > 0 && (
                <Countdown
                  key={step.name}
                  minutes={step.minutes}
                  startsItself={settings.goesOn}
                  onEnd={() => {
                    if (settings.chime) ringChime();
                    if (settings.goesOn) next();
                  }}
                />
              )}
              <label className="flex min-h-11 items-center gap-2 font-semibold">
                <input
                  type="checkbox"
                  aria-label={words.stepDone(step.title || words.step(number))}
                  checked={ticked.includes(step.name)}
                  onChange={(event) => onTick(step.name, event.currentTarget.checked)}
                  className="size-6 accent-accent"
                />
                {words.done}
              </label>
            </div>
            <div
              className={cx(
                "mx-auto grid w-full max-w-3xl grid-cols-[auto_minmax(0,1fr)] gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]",
                HALF,
              )}
            >
              <div className="grid gap-2">
                <Button
                  look="outline"
                  disabled={at === 0}
                  onClick={back}
                  className="h-full min-h-12 rounded-card! px-4"
                >
                  <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                  <span className="max-xs:sr-only">{words.back}</span>
                </Button>
                <Button look="quiet" onClick={goOn} className="rounded-card! px-4">
                  {words.skip}
                </Button>
              </div>
              <Button onClick={next} className="h-full min-h-24 rounded-card! text-3xl">
                {words.next}
                <ArrowRight aria-hidden="true" className="size-8 rtl:-scale-x-100" />
              </Button>
            </div>
          </>
        ) : (
          <Place key={worked === undefined ? "check" : "done"} isWhole>
            {worked === undefined ? (
              <CheckScreen
                day={day}
                steps={steps}
                completes={mayComplete}
                onAnswer={answer}
                onRepeat={(index) => {
                  const again = steps[index];
                  if (again) onTick(again.name, false);
                  setAt(index);
                }}
                onLater={onClose}
              />
            ) : (
              <DoneScreen
                plan={plan}
                day={day.day}
                steps={steps}
                ticked={ticked}
                worked={worked}
                completedDays={progress.completed_days}
                isGuest={role === "guest"}
                onSignUp={onSignUp}
                onClose={onClose}
              />
            )}
          </Place>
        )}
      </div>
    </dialog>
  );
}

const sentences = new Intl.Segmenter(language.locale, { granularity: "sentence" });

/** What is read aloud of a step. */
const spokenStep = ({ title, text, points = [] }: DayStep): string[] =>
  [title, text, ...points]
    .flatMap((part) => [...sentences.segment(part.replaceAll("`", ""))])
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Turns pages by Space, by the arrow keys, and by the keys of headphones and keyboards. */
function usePageKeys(isOn: boolean, { next, back }: { next: () => void; back: () => void }): void {
  const turn = useRef({ next, back });
  turn.current = { next, back };
  const press = useCallback((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target, key } = event;
    // A field's keys are its own; of a button and its like only the space bar is.
    if (!(target instanceof Element)) return;
    if (target.closest("select, input:not([type=checkbox])")) return;
    if (key === " " && target.closest("button, input, a, summary")) return;
    const isRtl = document.documentElement.dir === "rtl";
    const [forward, backward] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    if (key === " " || key === forward || key === "MediaTrackNext") turn.current.next();
    else if (key === backward || key === "MediaTrackPrevious") turn.current.back();
    else return;
    event.preventDefault();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const session = "mediaSession" in navigator ? navigator.mediaSession : undefined;
    document.addEventListener("keydown", press);
    session?.setActionHandler("nexttrack", () => turn.current.next());
    session?.setActionHandler("previoustrack", () => turn.current.back());
    return () => {
      document.removeEventListener("keydown", press);
      session?.setActionHandler("nexttrack", null);
      session?.setActionHandler("previoustrack", null);
    };
  }, [isOn, press]);
}

/** The place of a screen's text, which scrolls if it is long. */
const Place = ({ isWhole = false, children }: { isWhole?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      "overflow-y-auto overscroll-contain",
      isWhole && "col-span-full row-start-2 row-end-[-1]",
    )}
  >
    <div className="mx-auto w-full max-w-2xl px-5 pt-4 pb-6 sm:pt-10">{children}</div>
  </div>
);

const PanelPlace = ({ title, children }: { title: string; children: ReactNode }) => (
  <Place key={title} isWhole>
    <ScreenTitle>{title}</ScreenTitle>
    <div className="mt-6">{children}</div>
  </Place>
);

const PanelButton = ({
  label,
  open,
  onPress,
  children,
}: {
  label: string;
  open: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button
    look="quiet"
    size="icon"
    aria-label={label}
    aria-expanded={open}
    onClick={onPress}
    className={open ? "bg-sunk" : undefined}
  >
    {children}
  </Button>
);

/** The day's steps as beads; the words stand above the step's title. */
const Beads = ({
  steps,
  at,
  ticked,
  isOver,
}: {
  steps: readonly DayStep[];
  at: number;
  ticked: readonly string[];
  isOver: boolean;
}) => (
  <div
    aria-hidden="true"
    className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-2.5"
  >
    {steps.map(({ name }, index) => (
      <span
        key={name}
        className={cx(
          "size-3 rounded-full border-2",
          ticked.includes(name) ? "border-accent bg-accent" : "border-edge",
          index === at && !isOver && "scale-125 outline-2 outline-accent outline-offset-2",
        )}
      />
    ))}
  </div>
);
