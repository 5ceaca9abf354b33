import { expect, test } from "vitest";
import { createEchoCheck } from "./echo.ts";

const INSTRUCTIONS = `Answer the learner's "question" about this hobby and this plan. At most 120 words.
For pain, injury or illness: stop, and ask a professional. Never invent a link.`;

const isEcho = createEchoCheck(INSTRUCTIONS);

test.each([
  ["word for word", INSTRUCTIONS],
  [
    "in other marks",
    "**answer the learner’s question about this hobby** - and this plan at most 120 words",
  ],
  ["inside of other words", `My rules: ${INSTRUCTIONS.slice(0, 90)}; is that all?`],
])("instructions recited %s are an echo", (_, text) => {
  expect(isEcho(text)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["an answer", "Tie the knot ten times and count aloud; stop when your hands hurt, and rest."],
  ["a rule that is good advice", "For pain, injury or illness: stop, and ask a professional."],
])("%s is none", (_, text) => {
  expect(isEcho(text)).toBe(false);
});
