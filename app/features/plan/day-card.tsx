import { cx } from "class-variance-authority";
import { AlertTriangle, Check, Clock, ExternalLink, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type Day, type Link, SHOWN_STEPS } from "#core/plan/plan.ts";
import { canToggle, type Progress } from "#core/progress/progress.ts";
import { Button } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { LessonVideo } from "./lesson-video.tsx";

/** A lesson with all of its sections, in the order in which one works through it. */
export function DayCard({
  day,
  progress,
  onToggle,
}: {
  day: Day;
  progress: Progress;
  onToggle: () => void;
}) {
  const completed = progress.completed_days.includes(day.day);
  const allowed = canToggle(progress, day.day, "guest");
  return (
    <article
      aria-labelledby="day-title"
      className="overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
    >
      <header className="border-b border-rule p-5 sm:p-8">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span className="font-semibold text-ink">Day {day.day}</span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {day.estimatedTime}
          </span>
          <span>{day.skillLevel}</span>
        </p>
        <h2 id="day-title" className="mt-2 text-3xl">
          {day.title}
        </h2>
      </header>
      <div className="space-y-9 p-5 sm:p-8">
        <Section title="Today's Learning Goal">
          <p className="max-w-prose font-display text-xl leading-snug">
            <RichText text={day.mainTask} />
          </p>
        </Section>
        {day.safety.length > 0 && (
          <section
            aria-labelledby="safety"
            className="rounded-field border-2 border-danger bg-paper p-4 sm:p-5"
          >
            <h3 id="safety" className="flex items-center gap-2 text-xl">
              <ShieldAlert aria-hidden="true" className="size-6 text-danger" />
              Safety
            </h3>
            <List items={day.safety} />
          </section>
        )}
        {day.explanation && (
          <Section title="Why This Matters">
            <p className="max-w-prose">
              <RichText text={day.explanation} />
            </p>
          </Section>
        )}
        <Section title="Step-by-Step Guide">
          <ol className="max-w-prose space-y-4">
            {day.howTo.slice(0, SHOWN_STEPS).map((step, index) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-sunk font-display text-lg font-semibold"
                >
                  {index + 1}
                </span>
                <p className="pt-1">
                  <RichText text={step} />
                </p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title="Video tutorial">
          <LessonVideo day={day} />
        </Section>
        {day.checklist.length > 0 && (
          <Section title="What You Need">
            <ul className="grid max-w-prose gap-2">
              {day.checklist.map((item) => (
                <li key={item}>
                  <label className="flex items-start gap-3">
                    <input type="checkbox" className="mt-1 size-5 shrink-0 accent-accent" />
                    <span>
                      <RichText text={item} />
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {day.tips.length > 0 && (
          <Section title="Success Tips">
            <List items={day.tips} />
          </Section>
        )}
        <Section
          title="Avoid These Mistakes"
          icon={<AlertTriangle aria-hidden="true" className="size-5 text-warn" />}
        >
          <List items={day.mistakesToAvoid} />
        </Section>
        <Resources free={day.freeResources} gear={day.affiliateProducts} />
        {day.selfCheck && (
          <section aria-labelledby="self-check" className="rounded-field bg-sunk p-4 sm:p-5">
            <h3 id="self-check" className="text-xl">
              How you know it worked
            </h3>
            <p className="mt-2 max-w-prose">
              <RichText text={day.selfCheck} />
            </p>
          </section>
        )}
        <Button
          size="large"
          look={completed ? "outline" : "primary"}
          disabled={!allowed}
          aria-pressed={completed}
          onClick={onToggle}
          className="w-full sm:w-auto"
        >
          <Check aria-hidden="true" className={cx("size-5", !completed && "opacity-60")} />
          {!allowed ? "Login to Complete" : completed ? "Completed" : "Mark Complete"}
        </Button>
      </div>
    </article>
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
    <ul className="mt-2 max-w-prose list-disc space-y-2 pl-5 marker:text-edge">
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Resources({ free, gear }: { free: readonly Link[]; gear: readonly Link[] }) {
  if (free.length + gear.length === 0) return null;
  // Only a shop search with the operator's tag earns anything; only that is called sponsored.
  const sponsored = gear.some(({ link }) => /[?&]tag=/u.test(link));
  return (
    <Section title="Resources">
      <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
        {free.length > 0 && <Links title="Free tutorials" links={free} />}
        {gear.length > 0 && (
          <div>
            <Links title="Recommended gear" links={gear} sponsored={sponsored} />
            <p className="mt-2 text-soft text-sm">
              {sponsored
                ? "These are searches in a shop. If you buy there, this site may earn a commission."
                : "These are plain web searches; nobody pays for them."}
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
  sponsored = false,
}: {
  title: string;
  links: readonly Link[];
  sponsored?: boolean;
}) {
  return (
    <div>
      <h4 className="font-sans font-semibold">{title}</h4>
      <ul className="mt-1 space-y-1.5">
        {links.map(({ title: words, link }) => (
          <li key={link + words}>
            <a
              href={link}
              target="_blank"
              rel={sponsored ? "noopener noreferrer sponsored" : "noopener noreferrer"}
              className="prose-link inline-flex items-baseline gap-1.5"
            >
              {words}
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 self-center" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
