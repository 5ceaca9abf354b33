import { cx } from "class-variance-authority";
import { AlertTriangle, ExternalLink, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type Day, type Link, SHOWN_STEPS } from "#core/plan/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";
import { RichText } from "../rich-text.tsx";
import { Checklist } from "./checklist.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { Steps } from "./steps.tsx";

/**
 * All sections of a lesson, in working order.
 * @param withoutVideo the text for a day without a video.
 * @param isDraft whether the day is being written: its sections appear as they exist, without video
 *   and links.
 * @param isShared whether the plan is somebody else's.
 */
export function LessonSections({
  day,
  withoutVideo,
  isDraft = false,
  isShared = false,
}: {
  day: Day;
  withoutVideo?: string | undefined;
  isDraft?: boolean;
  isShared?: boolean;
}) {
  return (
    <>
      {(day.mainTask || !isDraft) && (
        <Section title={lessonWords.goal}>
          <p className="max-w-prose font-display text-xl leading-snug">
            <RichText text={day.mainTask} />
          </p>
        </Section>
      )}
      {day.safety.length > 0 && (
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
      )}
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
      {day.checklist.length > 0 && (
        <Section title={lessonWords.needed}>
          <Checklist items={day.checklist} />
        </Section>
      )}
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
      {!isDraft && (
        <Resources free={day.freeResources} gear={day.affiliateProducts} isShared={isShared} />
      )}
      {day.selfCheck && (
        <section
          aria-labelledby={`self-check-${day.day}`}
          className="rounded-field bg-sunk p-4 sm:p-5"
        >
          <h3 id={`self-check-${day.day}`} className="text-xl">
            {lessonWords.selfCheck}
          </h3>
          <p className="mt-2 max-w-prose">
            <RichText text={day.selfCheck} />
          </p>
        </section>
      )}
    </>
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
  if (free.length + gear.length === 0) return null;
  // Only a shop search with the operator's tag earns anything, so only that is marked as sponsored.
  const sponsored = gear.some(({ link }) => /[?&]tag=/u.test(link));
  return (
    <Section title={lessonWords.resources}>
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
    </Section>
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
