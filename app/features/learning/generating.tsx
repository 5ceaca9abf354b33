import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { GENERATION_STEPS } from "#contract/learning/plan-stream.ts";
import type { Day } from "#core/plan/plan.ts";
import { LessonHeader } from "../../ui/lesson/lesson-header.tsx";
import { LessonSections } from "../../ui/lesson/lesson-sections.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as words from "../../words/learning/generating.ts";
import { useGenerationBar } from "./use-generation-bar.ts";
import type { Generation } from "./use-plan-screen.ts";
import type { ShownGeneration } from "./use-shown-generation.ts";

const STEP_WORDS = {
  outlining: words.outlining,
  videos: words.videos,
  touches: words.touches,
} as const;

/** The right side while a plan is being written: the progress, and what exists already. */
export default function Generating({
  generation,
  hobby,
}: {
  generation: ShownGeneration;
  hobby: string;
}) {
  const { draft, author, step, isDone } = generation;
  const percent = useGenerationBar(!isDone);
  const current = GENERATION_STEPS.indexOf(step);
  const written = draft?.outline?.filter((day) => day.title).length ?? 0;
  return (
    <div aria-busy="true">
      <WeekBeads
        filled={Array.from({ length: written }, (_, index) => index + 1)}
        className="h-8 w-36"
      />
      <h1 className="mt-4 text-3xl sm:text-4xl">{words.writingPlan(hobby)}</h1>
      {author === "model" && <p className="mt-2 text-soft">{words.takesAWhile}</p>}
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-6 h-3 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${percent}%` }}
        />
      </div>
      <ol className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {GENERATION_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={cx(
              "flex items-center gap-2",
              index > current ? "text-soft" : "font-semibold",
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "grid size-6 place-items-center rounded-full border-2",
                index < current ? "border-accent bg-accent text-accent-ink" : "border-edge",
              )}
            >
              {index < current && <Check className="size-4" />}
            </span>
            {STEP_WORDS[name]}
          </li>
        ))}
      </ol>
      {draft && <Draft draft={draft} />}
    </div>
  );
}

/** The part of the plan that has been written. */
function Draft({ draft }: { draft: NonNullable<Generation["draft"]> }) {
  return (
    <div className="mt-8 space-y-6">
      {draft.title && <h2 className="text-2xl">{draft.title}</h2>}
      {draft.overview && <p className="max-w-prose">{draft.overview}</p>}
      {draft.outline && draft.outline.length > 0 && (
        <ol className="space-y-1">
          {draft.outline.map((line, index) =>
            line.title ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
              <li key={index}>
                <strong>{words.day(index + 1)}</strong> {line.title}
              </li>
            ) : null,
          )}
        </ol>
      )}
      {draft.days?.map((day, index) => (
        <DraftDay key={day.day ?? index + 1} day={{ ...NO_DAY, day: index + 1, ...day }} />
      ))}
    </div>
  );
}

/**
 * The part of a day that has been written: the first day can be read while the second is being
 * written.
 */
function DraftDay({ day }: { day: Day }) {
  if (!day.title) return null;
  const id = `draft-day-${day.day}`;
  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-card border border-rule bg-sheet shadow-soft"
    >
      <LessonHeader day={day} id={id} />
      <div className="space-y-9 p-5 sm:p-8">
        <LessonSections day={day} isDraft />
      </div>
    </article>
  );
}

/** A day of which nothing has been written. */
const NO_DAY: Day = {
  id: "",
  version: 1,
  day: 1,
  title: "",
  mainTask: "",
  explanation: "",
  howTo: [],
  checklist: [],
  tips: [],
  mistakesToAvoid: [],
  selfCheck: "",
  safety: [],
  freeResources: [],
  affiliateProducts: [],
  youtubeVideoId: null,
  youtubeSearchUrl: null,
  videoTitle: null,
  estimatedTime: "",
  skillLevel: "",
};
