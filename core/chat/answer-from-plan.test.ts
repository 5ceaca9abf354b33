import { expect, test } from "vitest";
import { STORED_PLANS } from "#tests/stored-plans/plans.ts";
import { parseStoredPlan } from "../plan/parse-stored.ts";
import { answerFromPlan } from "./answer-from-plan.ts";
import { answerFromPlanWords } from "./answer-words.ts";
import { quickQuestionWords } from "./words.ts";

const plan = parseStoredPlan(STORED_PLANS["at top level"]);
const entry = {
  answers: [
    {
      about: ["sore", "fingertips"],
      answer: "Rest them for a day; the skin hardens within a week.",
    },
    { about: ["resources"], answer: "This is the entry's own word on resources." },
  ],
};
const about = { hobby: "Guitar", day: 1, completedDays: [] };
const ask = (message: string) => answerFromPlan({ message, plan, ...about }, entry);

test("the four quick questions are answered from the plan", () => {
  const answers = Object.values(quickQuestionWords).map((question) => ask(question));
  expect(answers[0]).toContain("Sit");
  expect(answers[1]).toContain("Play Em");
  expect(answers[2]).toContain("Video: https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect(answers[3]).toContain("Squeezing");
});

test("the hobby's own questions come first", () => {
  expect(ask("My fingertips are sore!")).toBe(
    "Rest them for a day; the skin hardens within a week.",
  );
});

test("what nobody wrote down is not guessed", () => {
  expect(ask("Who won the world cup?")).toBe(answerFromPlanWords.notKnown);
  const message = "What should I practice today?";
  expect(answerFromPlan({ message, plan: undefined, ...about }, entry)).toBe(
    answerFromPlanWords.notKnown,
  );
});
