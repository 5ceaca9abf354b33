import { MINUTES } from "#core/plan/answers.ts";
import type { SampleDay } from "../../content/sample-day.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { FigurePicture } from "../../ui/figure/figure-picture.tsx";
import { Checklist } from "../../ui/lesson/checklist.tsx";
import { Steps } from "../../ui/lesson/steps.tsx";
import { WeekBeads } from "../../ui/week-beads.tsx";
import * as homeWords from "../../words/home.ts";

/**
 * A sample lesson to try out: the minutes can be chosen and the list ticked, both without scripts
 * (the style sheet shows the steps of the chosen time).
 */
export function SamplePlanDay({ sample }: { sample: SampleDay }) {
  const { hobby, title, goal, check, have, outline, figure, times } = sample;
  return (
    <section aria-labelledby="sample" className="mx-auto max-w-6xl px-4 pt-16 sm:px-6">
      <h2 id="sample" className="text-center text-4xl">
        {homeWords.sampleTitle}
      </h2>
      <p className="mx-auto mt-4 max-w-2xl text-center text-lg text-soft">
        {homeWords.sampleIntro(hobby.toLowerCase())}
      </p>
      <div className="sample-day mt-8 grid gap-8 rounded-card border border-rule bg-sheet p-5 shadow-soft sm:p-8 lg:grid-cols-[1fr_16rem]">
        <div>
          <p className="flex flex-wrap items-center gap-3">
            <WeekBeads filled={[1]} className="h-5 w-[5.25rem]" />
            <span className="text-soft">{homeWords.sampleDay(hobby)}</span>
          </p>
          <h3 className="mt-3 text-3xl">{title}</h3>
          <p className="mt-3 max-w-prose font-display text-xl leading-snug">{goal}</p>
          <fieldset className="mt-6">
            <legend className="font-semibold">{homeWords.timeForToday}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {times.map(({ time }, index) => (
                <label
                  key={time}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge px-4 has-checked:border-accent has-checked:bg-sunk"
                >
                  <input
                    type="radio"
                    name="sample-time"
                    value={MINUTES[time]}
                    defaultChecked={index === 0}
                    className="accent-accent"
                  />
                  {time}
                </label>
              ))}
            </div>
          </fieldset>
          {times.map(({ time, steps }) => (
            <Steps key={time} steps={steps} minutes={MINUTES[time]} className="mt-6" />
          ))}
          <div className="mt-6 max-w-prose rounded-field bg-sunk p-4 sm:p-5">
            <h4 className="text-xl">{homeWords.selfCheck}</h4>
            <p className="mt-2">{check}</p>
          </div>
        </div>
        <div className="space-y-8">
          {figure && (
            <div className="max-w-40">
              <FigurePicture {...figure} />
            </div>
          )}
          <div>
            <h4 className="font-sans font-semibold">{homeWords.needed}</h4>
            <div className="mt-3">
              <Checklist items={have} />
            </div>
          </div>
          <div>
            <h4 className="font-sans font-semibold">{homeWords.theWeek}</h4>
            <ol className="mt-3 space-y-1.5 text-soft">
              {outline.map((day) => (
                <li key={day.day}>
                  {day.day}. {day.title}
                </li>
              ))}
            </ol>
          </div>
          <LinkButton
            to={`/generate?hobby=${encodeURIComponent(hobby)}`}
            reloadDocument
            look="outline"
            size="small"
          >
            {homeWords.makeMine}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
