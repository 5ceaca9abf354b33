import { expect, test } from "vitest";
import { parseAnswerSet } from "./answer-set.ts";

test("answers are told in short", () => {
  expect(parseAnswerSet("some/120/career")).toEqual({
    experience: "some",
    timeAvailable: "2+ hours",
    goal: "career change",
  });
});

test.each(["", "some", "some/45/career", "expert/30/skill", "some/30/money", "some/30/skill/x"])(
  "'%s' is none",
  (set) => {
    expect(() => parseAnswerSet(set)).toThrow(`'${set}' is not like beginner/30/enjoyment`);
  },
);
