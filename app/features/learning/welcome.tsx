import { BadgeCheck, BookOpen, MessageCircle } from "lucide-react";
import { POPULAR_HOBBIES } from "#core/chat/questions.ts";
import type { Plan } from "#core/plan/plan.ts";
import { useFetchedPart } from "../../lib/use-fetched-part.ts";
import { Button } from "../../ui/button.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/learning/welcome.ts";

// A first-time visitor has neither plans nor an account.
const loadSavedPlans = () => import("./saved-plans.tsx");
const loadDashboardHint = () => import("./dashboard-hint.tsx");

const CARDS = [
  {
    icon: MessageCircle,
    title: words.talk,
    text: words.talkText,
  },
  {
    icon: BookOpen,
    title: words.lessons,
    text: words.lessonsText,
  },
  {
    icon: BadgeCheck,
    title: words.proof,
    text: words.proofText,
  },
] as const;

/** The right side before there is a plan. */
export function Welcome({
  saved,
  isMember,
  disabled,
  isQuiet,
  onPick,
  onRemove,
}: {
  saved: readonly Plan[];
  isMember: boolean;
  disabled: boolean;
  /** Whether to hide suggestions, because words of care are on the screen. */
  isQuiet: boolean;
  onPick: (hobby: string) => void;
  onRemove: (id: string) => void;
}) {
  const SavedPlans = useFetchedPart(loadSavedPlans, saved.length > 0);
  const DashboardHint = useFetchedPart(loadDashboardHint, isMember);
  return (
    <div className="@container space-y-10">
      <header>
        <WeekBeads className="h-8 w-36" />
        <h1 className="mt-4 text-4xl sm:text-5xl">{words.heading}</h1>
        <p className="mt-4 max-w-prose text-lg text-soft">{words.text}</p>
      </header>
      {DashboardHint && <DashboardHint />}
      {SavedPlans && <SavedPlans plans={saved} onRemove={onRemove} />}
      <ul className="grid gap-4 @min-[34rem]:grid-cols-3">
        {CARDS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-card border border-rule bg-sheet p-5 shadow-soft">
            <Icon aria-hidden="true" className="size-7 text-link" />
            <h2 className="mt-3 text-xl">{title}</h2>
            <p className="mt-1 text-soft text-[0.97rem]">{text}</p>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 @min-[34rem]:grid-cols-2">
        <section aria-labelledby="how-to-start">
          <h2 id="how-to-start" className="text-2xl">
            {words.howToStart}
          </h2>
          <ol className="mt-3 space-y-2">
            {words.steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-sunk font-semibold text-sm"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="popular-hobbies" hidden={isQuiet}>
          <h2 id="popular-hobbies" className="text-2xl">
            {words.popularHobbies}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {POPULAR_HOBBIES.map((hobby) => (
              <li key={hobby}>
                <Button
                  look="outline"
                  size="small"
                  disabled={disabled}
                  onClick={() => onPick(hobby)}
                >
                  {hobby}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
