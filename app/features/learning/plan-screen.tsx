import { cx } from "class-variance-authority";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isWayOut, needsCare } from "#core/chat/conversation.ts";
import { SURPRISE_HOBBIES } from "#core/chat/questions.ts";
import { pick, seededRandom } from "#core/random/random.ts";
import { removePlan } from "../../data/guest-source.ts";
import { lazyWithPreload } from "../../lib/lazy-with-preload.tsx";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { showToast } from "../../ui/toasts.tsx";
import * as words from "../../words/learning/plan.ts";
import { celebrate } from "./celebrate.ts";
import { ChatPanel } from "./chat-panel.tsx";
import type { KeptTick } from "./use-opened-plan.ts";
import { usePlanScreen } from "./use-plan-screen.ts";
import { useShownGeneration } from "./use-shown-generation.ts";
import { Welcome } from "./welcome.tsx";

// Nobody has a plan on arrival, so what shows one is loaded after the page.
const PlanView = lazyWithPreload(() => import("./plan-view.tsx"));
const Generating = lazyWithPreload(() => import("./generating.tsx"));
const MissingPlan = lazy(() => import("./missing-plan.tsx"));
const loadSessionEnded = () => import("./session-ended.tsx");
const loadWaiting = () => import("../../ui/waiting-on-device.tsx");

export interface PlanScreenProps {
  /**
   * Whether a plan is expected here: until the device's copy has been read, no welcome is shown.
   */
  readonly returning?: boolean;
  readonly planId?: string | undefined;
  readonly hobby?: string | undefined;
  /** Whether the link that led here continues the plan at its current day. */
  readonly continues?: boolean;
  /**
   * The account dialog, opened on request or after a guest's first day. It belongs to the route,
   * because features do not import each other.
   */
  readonly accountDialog: (open: boolean, occasion: Occasion, close: () => void) => ReactNode;
}

type Occasion = "navigation" | "first-day";

type Side = "guide" | "plan";

/** Chat on the left, plan on the right; on a phone one at a time. */
export function PlanScreen({
  returning = false,
  planId,
  hobby,
  continues = false,
  accountDialog,
}: PlanScreenProps) {
  const screen = usePlanScreen({ planId, hobby, continues });
  const [chosen, setChosen] = useState<Side>();
  const [dialog, setDialog] = useState<{ open: boolean; occasion: Occasion }>({
    open: false,
    occasion: "first-day",
  });
  const signIn = () => setDialog({ open: true, occasion: "navigation" });
  const navigate = useNavigate();
  const { plan, generation, conversation, progress, owner } = screen;
  const busy = conversation === undefined || conversation.pending !== undefined;
  const shownGeneration = useShownGeneration(generation, plan?.id);
  const hasPlanSide =
    plan !== undefined ||
    shownGeneration !== undefined ||
    (screen.ready && screen.missing !== undefined);
  const side: Side = chosen ?? (hasPlanSide ? "plan" : "guide");
  const SessionEnded = useFetchedPart(loadSessionEnded, screen.hasLapsed);
  const isOnDevice = owner.role === "member" && owner.onDevice === true;
  const WaitingOnDevice = useFetchedPart(loadWaiting, isOnDevice);

  useEffect(
    () =>
      whenIdle(() => {
        // If it cannot be loaded now, it is loaded when it is needed.
        void Generating.preload().catch(() => {});
        void PlanView.preload().catch(() => {});
      }),
    [],
  );
  const planSide = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // A new plan is shown from its beginning.
    if (wasWriting.current && !generation && plan) {
      window.scrollTo({ top: 0 });
      planSide.current?.focus({ preventScroll: true });
    }
    wasWriting.current = generation !== undefined;
  }, [generation, plan]);

  const startOver = () => {
    setChosen(undefined);
    screen.startOver();
  };

  // Praise for a day disappears when the day is unticked, or the next one is praised.
  const dismissPraise = useRef(() => {});
  const tellKept = (kept: KeptTick) => {
    if (kept === "kept") return;
    showToast({ title: words.notKept, description: NOT_KEPT[kept], failed: true });
  };
  const toggle = (day: number) => {
    const { celebration, kept } = screen.toggle(day);
    dismissPraise.current();
    if (celebration !== "none") void celebrate();
    if (celebration === "sign-up") setDialog({ open: true, occasion: "first-day" });
    if (celebration === "great-job" || celebration === "congratulation") {
      dismissPraise.current = showToast(praise(celebration, day, plan?.hobby ?? ""));
    }
    tellKept(kept);
  };

  return (
    <div className="mx-auto max-w-7xl px-4 py-4 sm:px-6 lg:py-8">
      {SessionEnded && <SessionEnded onSignIn={signIn} />}
      {hasPlanSide && side === "guide" && <h1 className="sr-only lg:hidden">{words.yourGuide}</h1>}
      {hasPlanSide && <Sides side={side} onChoose={setChosen} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <ChatPanel
          conversation={conversation}
          reply={screen.reply}
          isReturning={returning}
          isShown={side === "guide"}
          onSend={(text) => screen.send({ type: "typed", text })}
          onAsk={(question) => screen.send({ type: "asked", question })}
          onChoose={(option) => {
            if (!isWayOut(option)) screen.send({ type: "chose", option });
            else if (option.type === "dashboard") void navigate("/dashboard");
            else void navigate(`/plan?plan_id=${encodeURIComponent(option.planId)}`);
          }}
          onSurprise={() => {
            setChosen(undefined);
            const random = seededRandom(Date.now());
            screen.send({ type: "surprised", hobby: pick(SURPRISE_HOBBIES, random) });
          }}
          className={cx(
            "h-[min(34rem,calc(100dvh-9rem))] lg:sticky lg:top-24 lg:h-[calc(100dvh-8rem)]",
            side !== "guide" && "max-lg:hidden",
          )}
        />
        <div
          ref={planSide}
          tabIndex={-1}
          className={cx("min-w-0 outline-none", hasPlanSide && side !== "plan" && "max-lg:hidden")}
        >
          {shownGeneration ? (
            <Suspense>
              <Generating generation={shownGeneration} hobby={conversation?.hobby ?? "hobby"} />
            </Suspense>
          ) : plan ? (
            <Suspense fallback={<Opening />}>
              {WaitingOnDevice && <WaitingOnDevice planId={plan.id} className="mb-6" />}
              <PlanView
                plan={plan}
                owner={owner}
                progress={progress}
                selectedDay={screen.selectedDay}
                laterDay={screen.laterDay}
                paused={screen.paused}
                onResume={screen.resume}
                onSave={screen.saveNow}
                onSignIn={signIn}
                onSignUp={() => setDialog({ open: true, occasion: "first-day" })}
                onSelect={screen.selectDay}
                ticks={{
                  ticked: screen.tickedSteps,
                  onTick: (step, done) => tellKept(screen.tickStep(step, done)),
                }}
                onToggle={toggle}
                onComplete={(day) => tellKept(screen.toggle(day).kept)}
                onNew={startOver}
              />
            </Suspense>
          ) : returning && !screen.ready ? (
            <Opening />
          ) : screen.missing ? (
            <Suspense>
              <MissingPlan missing={screen.missing} onRetry={screen.reload} onNew={startOver} />
            </Suspense>
          ) : (
            <Welcome
              saved={screen.saved}
              isMember={owner.role === "member"}
              disabled={busy}
              isQuiet={conversation !== undefined && needsCare(conversation)}
              onPick={(name) => screen.startOver(name)}
              onRemove={(id) => {
                removePlan(id);
                screen.refreshSaved();
              }}
            />
          )}
        </div>
      </div>
      {accountDialog(dialog.open, dialog.occasion, () => setDialog({ ...dialog, open: false }))}
    </div>
  );
}

/** Shown when a tick will be lost with the page. */
const NOT_KEPT = {
  unsaved: words.notInAccount,
  "not-stored": words.notStored,
} as const;

/** Spec 1 §4: 'Great job', and a congratulation on the last day. */
const praise = (celebration: "great-job" | "congratulation", day: number, hobby: string) =>
  celebration === "congratulation"
    ? {
        title: words.congratulations,
        description: words.weekDone(hobby),
      }
    : { title: words.greatJob, description: words.dayDone(day) };

/** The place of a plan that is about to appear. */
function Opening() {
  return (
    <div aria-busy="true" className="space-y-6">
      <h1 className="text-3xl">{words.opening}</h1>
      <div aria-hidden="true" className="h-40 rounded-card bg-sunk" />
      <div aria-hidden="true" className="h-96 rounded-card bg-sunk" />
    </div>
  );
}

const SIDES = [
  ["guide", words.guide],
  ["plan", words.plan],
] as const;

function Sides({ side, onChoose }: { side: Side; onChoose: (side: Side) => void }) {
  return (
    <fieldset
      aria-label={words.show}
      className="mb-4 grid grid-cols-2 rounded-full bg-sunk p-1 lg:hidden"
    >
      {SIDES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={side === value}
          onClick={() => onChoose(value)}
          className={cx(
            "min-h-11 rounded-full font-semibold",
            side === value ? "bg-sheet shadow-soft" : "text-soft",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
