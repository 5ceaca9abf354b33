import { expect, test } from "vitest";
import type { DayStep } from "../plan/plan.ts";
import { countSteps, nextStep, practiceSteps } from "./practice.ts";
import { stepLine } from "./wording.ts";

const step = (name: string, more: Partial<DayStep> = {}): DayStep => ({
  name,
  title: "Cast on.",
  text: "Ten stitches.",
  minutes: 5,
  ...more,
});

test("goes on at the first step that is not ticked, whatever else is", () => {
  const steps = [step("a"), step("b"), step("c")];
  expect(nextStep(steps, [])).toBe(0);
  expect(nextStep(steps, ["c", "a"])).toBe(1);
  expect(nextStep(steps, ["a", "b", "c", "of-another-edition"])).toBe(3);
});

test("counts what there is to do, without breaks and without steps of an earlier text", () => {
  const steps = [step("a"), step("pause", { rest: true }), step("b")];
  expect(countSteps(steps, ["a", "pause", "gone"])).toEqual({ done: 1, all: 2 });
});

test("a day of lines has its lines as steps, with the minutes that they say", () => {
  const howTo = [stepLine("Hold the needle (the thin one).", 8), "Knit a row."];
  expect(practiceSteps({ howTo })).toEqual([
    { name: "line-1", title: "", text: "Hold the needle (the thin one).", minutes: 8 },
    { name: "line-2", title: "", text: "Knit a row.", minutes: 0 },
  ]);
  expect(practiceSteps({ howTo, steps: [step("a")] })).toEqual([step("a")]);
});
