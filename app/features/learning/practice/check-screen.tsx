import { useState } from "react";
import type { Day, DayStep } from "#core/plan/plan.ts";
import { Button } from "../../../ui/button.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import * as words from "../../../words/learning/practice.ts";
import { ScreenTitle } from "./screen-title.tsx";

/** The day's check as a question. Both answers are fine to complete the day with. */
export function CheckScreen({
  day,
  steps,
  completes,
  onAnswer,
  onRepeat,
  onLater,
}: {
  day: Day;
  steps: readonly DayStep[];
  /** Whether answering completes the day: not one that is complete, and not a later one of a guest. */
  completes: boolean;
  /** @param worked whether the check was passed. */
  onAnswer: (worked: boolean) => void;
  /** Goes back to a step, by its place. */
  onRepeat: (index: number) => void;
  onLater: () => void;
}) {
  const [failed, setFailed] = useState(false);
  const question = day.check?.try ?? day.selfCheck;
  if (failed) {
    return (
      <>
        <ScreenTitle key="fix">{words.notYetTitle}</ScreenTitle>
        {day.check && (
          <p className="mt-4 text-[1.3rem] leading-relaxed">
            <RichText text={day.check.fix} />
          </p>
        )}
        <h3 className="mt-8 text-xl">{words.again}</h3>
        <ul className="mt-2 grid gap-2">
          {steps.map(({ name, title, rest }, index) =>
            rest ? null : (
              <li key={name}>
                <Button
                  look="outline"
                  onClick={() => onRepeat(index)}
                  className="w-full justify-start text-start"
                >
                  {title || words.step(index + 1)}
                </Button>
              </li>
            ),
          )}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="outline" onClick={onLater}>
            {words.tomorrow}
          </Button>
          <Button look="outline" onClick={() => onAnswer(false)}>
            {completes ? words.completeAnyway(day.day) : words.finishAnyway}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <ScreenTitle>{words.check}</ScreenTitle>
      <p className="mt-4 text-[1.3rem] leading-relaxed">
        <RichText text={question} />
      </p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <Button size="large" onClick={() => onAnswer(true)} className="min-h-20 w-full">
          {words.yes}
        </Button>
        <Button
          size="large"
          look="outline"
          onClick={() => setFailed(true)}
          className="min-h-20 w-full"
        >
          {words.notYet}
        </Button>
      </div>
    </>
  );
}
