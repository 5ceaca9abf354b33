import type { Entry } from "#core/lesson/entry.ts";
import type { GearItem } from "#core/lesson/week.ts";
import { Bead } from "../../ui/bead.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { FigurePicture } from "../../ui/figure/figure-picture.tsx";
import type { Picture } from "../../ui/figure/picture.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as hobbyWords from "../../words/hobbies.ts";

/** What a page shows of a hobby. */
export type ShownHobby = Pick<
  Entry,
  "slug" | "name" | "verb" | "category" | "summary" | "starts" | "pace"
> & {
  readonly gear: readonly Pick<GearItem, "name" | "substitute" | "price">[];
  readonly days: readonly { readonly title: string; readonly result: string }[];
  readonly goals: readonly { readonly goal: string; readonly title: string }[];
  readonly safety: readonly string[];
  /** A step with its figure, to show what lessons look like. */
  readonly taste?:
    | {
        readonly day: number;
        readonly title: string;
        readonly text: string;
        readonly picture: Picture;
      }
    | undefined;
};

/** A hobby's page: where a week of it leads, day by day, and what it takes. */
export function HobbyScreen({
  hobby,
  near,
}: {
  hobby: ShownHobby;
  near: readonly { readonly slug: string; readonly name: string }[];
}) {
  const { name, verb, category, summary, days, goals, gear, starts, pace, safety, taste } = hobby;
  const start = `/generate?hobby=${encodeURIComponent(name)}`;
  return (
    <article className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6">
      <p>
        <a href="/hobbies" className="prose-link inline-flex min-h-11 items-center font-medium">
          {hobbyWords.back}
        </a>
      </p>
      <header className="mt-4 max-w-3xl">
        <p className="flex items-center gap-3 text-soft">
          <WeekBeads className="h-5 w-[5.25rem]" />
          {category}
        </p>
        <h1 className="mt-4 text-5xl sm:text-6xl">{hobbyWords.inSevenDays(name)}</h1>
        <p className="mt-4 text-soft text-xl">{summary}</p>
        <LinkButton to={start} reloadDocument size="large" className="mt-7">
          {hobbyWords.startThisPlan}
        </LinkButton>
        <p className="mt-3 text-soft">{hobbyWords.free}</p>
      </header>
      {taste && (
        <section
          aria-labelledby="taste"
          className="mt-10 grid items-center gap-6 rounded-card border border-rule bg-sheet p-5 sm:p-8 md:grid-cols-2"
        >
          <div>
            <h2 id="taste" className="text-soft text-lg">
              {hobbyWords.stepOfDay(taste.day)}
            </h2>
            <p className="mt-2 font-display text-3xl leading-snug">
              <RichText text={taste.title} />
            </p>
            <p className="mt-3 max-w-prose text-lg">
              <RichText text={taste.text} />
            </p>
          </div>
          <div className="flex justify-center">
            <FigurePicture {...taste.picture} />
          </div>
        </section>
      )}
      <div className="mt-14 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_1fr]">
        <section aria-labelledby="week">
          <h2 id="week" className="text-3xl">
            {hobbyWords.dayByDay(verb)}
          </h2>
          <p className="mt-2 text-soft">{hobbyWords.dayByDayText}</p>
          <ol className="mt-6 space-y-4">
            {days.map(({ title, result }, index) => (
              <li
                key={title}
                id={`day-${index + 1}`}
                className="flex gap-4 rounded-card border border-rule bg-sheet p-5"
              >
                <Bead className={`text-[oklch(0.24_0.02_265)] ${BEAD[index]}`}>{index + 1}</Bead>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1">
                    <RichText text={result} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className="space-y-10">
          <section aria-labelledby="time">
            <h2 id="time" className="text-2xl">
              {hobbyWords.timeTitle}
            </h2>
            <dl className="mt-3 space-y-3">
              {(["30", "60", "120"] as const).map((minutes) => (
                <div key={minutes}>
                  <dt className="font-semibold">{hobbyWords.minutesADay(minutes)}</dt>
                  <dd className="text-soft">{pace[minutes]}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="gear">
            <h2 id="gear" className="text-2xl">
              {hobbyWords.needed}
            </h2>
            <ul className="mt-3 space-y-3">
              {gear.map(({ name: thing, substitute, price }) => (
                <li key={thing}>
                  <span className="font-semibold">{thing}</span>{" "}
                  <span className="text-soft">({hobbyWords.prices[price]})</span>
                  {substitute && (
                    <>
                      <br />
                      <span className="text-soft">{hobbyWords.instead(substitute)}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="reasons">
            <h2 id="reasons" className="text-2xl">
              {hobbyWords.reasonsTitle}
            </h2>
            <dl className="mt-3 space-y-3">
              {goals.map(({ goal, title }) => (
                <div key={goal}>
                  <dt className="text-soft">{goal}</dt>
                  <dd className="font-semibold">{title}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <section aria-labelledby="levels" className="mt-14">
        <h2 id="levels" className="text-3xl">
          {hobbyWords.levelsTitle}
        </h2>
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          {(
            [
              [hobbyWords.beginner, starts.beginner],
              [hobbyWords.someExperience, starts.some],
              [hobbyWords.intermediate, starts.intermediate],
            ] as const
          ).map(([level, text]) => (
            <div key={level} className="rounded-card border border-rule bg-sheet p-5">
              <h3 className="text-xl">{level}</h3>
              <p className="mt-2">{text}</p>
            </div>
          ))}
        </div>
      </section>
      {safety.length > 0 && (
        <section aria-labelledby="safety" className="mt-14 max-w-3xl">
          <h2 id="safety" className="text-3xl">
            {hobbyWords.safety}
          </h2>
          <ul className="mt-4 list-disc space-y-2 ps-5 marker:text-edge">
            {safety.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-14 rounded-card bg-sunk p-6 text-center sm:p-10">
        <p className="font-display text-2xl">{hobbyWords.closing}</p>
        <LinkButton to={start} reloadDocument className="mt-5">
          {hobbyWords.startThisPlan}
        </LinkButton>
      </div>
      {near.length > 0 && (
        <nav aria-labelledby="near" className="mt-14">
          <h2 id="near" className="text-2xl">
            {hobbyWords.moreIn(category)}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {near.map((other) => (
              <li key={other.slug}>
                <a
                  href={`/hobbies/${other.slug}`}
                  className="prose-link inline-flex min-h-10 items-center"
                >
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

const BEAD = [
  "bg-day-1",
  "bg-day-2",
  "bg-day-3",
  "bg-day-4",
  "bg-day-5",
  "bg-day-6",
  "bg-day-7",
] as const;
