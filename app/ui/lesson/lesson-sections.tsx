import { cx } from "class-variance-authority";
import { AlertTriangle, ChevronDown, ExternalLink, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type Day, type DayStep, type Link, SHOWN_STEPS } from "#core/plan/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";
import { RichText } from "../rich-text.tsx";
import { Checklist } from "./checklist.tsx";
import { DaySteps, type Ticks } from "./day-steps.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { StepMinutes } from "./step-minutes.tsx";
import { Steps } from "./steps.tsx";

interface Shown {
  readonly day: Day;
  /** The text for a day without a video. */
  readonly withoutVideo?: string | undefined;
  /** Whether the day is being written: its sections appear as they exist, without video and links. */
  readonly isDraft?: boolean;
  /** Whether the plan is somebody else's. */
  readonly isShared?: boolean;
  /** What is ticked of the steps, in a plan of one's own. */
  readonly ticks?: Ticks | undefined;
}

/** All sections of a lesson, in working order. */
export function LessonSections({
  day,
  withoutVideo,
  isDraft = false,
  isShared = false,
  ticks,
}: Shown) {
  const shown = { day, withoutVideo, isDraft, isShared, ticks };
  return day.steps ? <ShortLesson {...shown} steps={day.steps} /> : <LongLesson {...shown} />;
}

/** What the hands need comes first and stays open; what is read before or afterward is folded. */
function ShortLesson({
  day,
  steps,
  withoutVideo,
  isDraft,
  isShared = false,
  ticks,
}: Shown & { readonly steps: readonly DayStep[] }) {
  return (
    <>
      {(day.mainTask || !isDraft) && <Goal day={day} />}
      <Safety day={day} />
      <Needed day={day} />
      {(steps.length > 0 || !isDraft) && (
        <Section title={lessonWords.steps}>
          <DaySteps steps={steps} ticks={ticks} />
        </Section>
      )}
      <Check day={day} />
      {!isDraft && (
        <div className="divide-y divide-rule border-rule border-y">
          {day.explanation && (
            <Folded title={lessonWords.why}>
              <p className="max-w-prose">
                <RichText text={day.explanation} />
              </p>
            </Folded>
          )}
          <Folded title={lessonWords.videoTutorial}>
            <LessonVideo day={day} without={withoutVideo} isShared={isShared} />
          </Folded>
          {day.tips.length > 0 && (
            <Folded title={lessonWords.tips}>
              <List items={day.tips} />
            </Folded>
          )}
          {day.mistakesToAvoid.length > 0 && (
            <Folded title={lessonWords.mistakes}>
              <List items={day.mistakesToAvoid} />
            </Folded>
          )}
          {day.terms && day.terms.length > 0 && (
            <Folded title={lessonWords.terms}>
              <dl className="max-w-prose space-y-2">
                {day.terms.map(({ term, meaning }) => (
                  <div key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </Folded>
          )}
          {day.freeResources.length + day.affiliateProducts.length > 0 && (
            <Folded title={lessonWords.resources}>
              <Resources
                free={day.freeResources}
                gear={day.affiliateProducts}
                isShared={isShared}
              />
            </Folded>
          )}
        </div>
      )}
    </>
  );
}

/** A day of the first edition, or of a plan from elsewhere: `howTo` is all that is known of its steps. */
function LongLesson({ day, withoutVideo, isDraft = false, isShared = false }: Shown) {
  return (
    <>
      {(day.mainTask || !isDraft) && <Goal day={day} />}
      <Safety day={day} />
      {day.explanation && (
        <Section title={lessonWords.why}>
          <p className="max-w-prose">
            <RichText text={day.explanation} />
          </p>
        </Section>
      )}
      {(day.howTo.length > 0 || !isDraft) && (
        <Section title={lessonWords.steps}>
          <Steps steps={day.howTo.slice(0, SHOWN_STEPS)} />
        </Section>
      )}
      {!isDraft && (
        <Section title={lessonWords.videoTutorial}>
          <LessonVideo day={day} without={withoutVideo} isShared={isShared} />
        </Section>
      )}
      <Needed day={day} />
      {day.tips.length > 0 && (
        <Section title={lessonWords.tips}>
          <List items={day.tips} />
        </Section>
      )}
      {(day.mistakesToAvoid.length > 0 || !isDraft) && (
        <Section
          title={lessonWords.mistakes}
          icon={<AlertTriangle aria-hidden="true" className="size-5 text-warn" />}
        >
          <List items={day.mistakesToAvoid} />
        </Section>
      )}
      {!isDraft && day.freeResources.length + day.affiliateProducts.length > 0 && (
        <Section title={lessonWords.resources}>
          <Resources free={day.freeResources} gear={day.affiliateProducts} isShared={isShared} />
        </Section>
      )}
      <Check day={day} />
    </>
  );
}

const Goal = ({ day }: { day: Day }) => (
  <Section title={lessonWords.goal}>
    <p className="max-w-prose font-display text-xl leading-snug">
      <RichText text={day.mainTask} />
    </p>
  </Section>
);

function Safety({ day }: { day: Day }) {
  if (day.safety.length === 0) return null;
  return (
    <section
      aria-labelledby={`safety-${day.day}`}
      className="rounded-field border-2 border-danger bg-paper p-4 sm:p-5"
    >
      <h3 id={`safety-${day.day}`} className="flex items-center gap-2 text-xl">
        <ShieldAlert aria-hidden="true" className="size-6 text-danger" />
        {lessonWords.safety}
      </h3>
      <List items={day.safety} />
    </section>
  );
}

function Needed({ day }: { day: Day }) {
  if (day.checklist.length === 0) return null;
  return (
    <Section title={lessonWords.needed}>
      <Checklist items={day.checklist} />
    </Section>
  );
}

function Check({ day }: { day: Day }) {
  if (!day.selfCheck) return null;
  return (
    <section aria-labelledby={`self-check-${day.day}`} className="rounded-field bg-sunk p-4 sm:p-5">
      <h3
        id={`self-check-${day.day}`}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-xl"
      >
        {lessonWords.selfCheck}
        {day.check && <StepMinutes minutes={day.check.minutes} />}
      </h3>
      <p className="mt-2 max-w-prose">
        <RichText text={day.check?.try ?? day.selfCheck} />
      </p>
      {day.check && (
        <p className="mt-2 max-w-prose">
          <strong className="font-semibold">{lessonWords.notYet}</strong>{" "}
          <RichText text={day.check.fix} />
        </p>
      )}
    </section>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2">
        <h3 className="text-xl">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}

function Section({
  title,
  icon,
  children,
}: {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <h3 className="mb-3 flex items-center gap-2 text-xl">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-2 max-w-prose list-disc space-y-2 ps-5 marker:text-edge">
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Resources({
  free,
  gear,
  isShared,
}: {
  free: readonly Link[];
  gear: readonly Link[];
  isShared: boolean;
}) {
  // Only a shop search with the operator's tag earns anything, so only that is marked as sponsored.
  const sponsored = gear.some(({ link }) => /[?&]tag=/u.test(link));
  return (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      {free.length > 0 && (
        <Links title={lessonWords.freeTutorials} links={free} isShared={isShared} />
      )}
      {gear.length > 0 && (
        <div>
          <Links
            title={lessonWords.recommendedGear}
            links={gear}
            isShared={isShared}
            sponsored={sponsored}
          />
          <p className="mt-2 text-soft text-sm">
            {sponsored ? lessonWords.gearIsSponsored : lessonWords.gearIsNot}
          </p>
        </div>
      )}
    </div>
  );
}

function Links({
  title,
  links,
  isShared,
  sponsored = false,
}: {
  title: string;
  links: readonly Link[];
  isShared: boolean;
  sponsored?: boolean;
}) {
  const rel = cx(
    "noopener",
    // Nobody here vouches for the contents of somebody else's plan.
    isShared ? "ugc nofollow" : "noreferrer",
    sponsored && "sponsored",
  );
  return (
    <div>
      <h4 className="font-sans font-semibold">{title}</h4>
      <ul className="mt-1 space-y-1.5">
        {links.map(({ title: words, link }) => (
          <li key={link + words}>
            <a
              href={link}
              target="_blank"
              rel={rel}
              className="prose-link inline-flex items-baseline gap-1.5"
            >
              {words}
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 self-center" />
              <span className="sr-only">{lessonWords.opensInNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
