import { type Day, type DayStep, SHOWN_STEPS } from "../plan/plan.ts";
import { readStepLine } from "./wording.ts";

/**
 * The steps of a day, one for each screen of practice, and what can be ticked. A day of the first
 * edition has lines instead: its steps are named by their place, and have no title.
 */
export const practiceSteps = ({ steps, howTo }: Pick<Day, "steps" | "howTo">): DayStep[] =>
  steps ??
  howTo
    .slice(0, SHOWN_STEPS)
    .map((line, index) => ({ name: `line-${index + 1}`, title: "", ...readStepLine(line) }));

/** Where to go on: the first step that is not ticked, or the check, which comes after the last one. */
export function nextStep(steps: readonly DayStep[], ticked: readonly string[]): number {
  const index = steps.findIndex(({ name }) => !ticked.includes(name));
  return index < 0 ? steps.length : index;
}

/** The numbers of the steps by their names; a break has none, for it is nothing to do. */
export const stepNumbers = (steps: readonly DayStep[]): ReadonlyMap<string, number> =>
  new Map(steps.filter(({ rest }) => !rest).map(({ name }, index) => [name, index + 1]));

/** How many steps there are to do, and how many of them are ticked; a break is nothing to do. */
export function countSteps(
  steps: readonly DayStep[],
  ticked: readonly string[],
): { readonly done: number; readonly all: number } {
  const numbers = stepNumbers(steps);
  const done = [...numbers.keys()].filter((name) => ticked.includes(name)).length;
  return { done, all: numbers.size };
}
