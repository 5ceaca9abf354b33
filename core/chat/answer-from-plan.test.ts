import { expect, test } from "vitest";
import { STORED_PLANS } from "#tests/stored-plans/plans.ts";
import { parseStoredPlan } from "../plan/parse-stored.ts";
import { answerFromPlan, findKnowledge } from "./answer-from-plan.ts";
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
  glossary: [{ term: "capo", meaning: "A clamp across all strings." }],
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

test("a word of the hobby is explained, asked for or alone", () => {
  expect(ask("What's a capo?")).toBe("“capo”: A clamp across all strings.");
  expect(ask("capo")).toBe("“capo”: A clamp across all strings.");
});

/** A day of the second edition, after one that is done. */
const week = parseStoredPlan({
  hobby: "Pottery",
  days: [
    {
      day: 1,
      title: "A thumb pot",
      mainTask: "One small pot.",
      steps: [
        { name: "wedge", title: "Wedge the clay.", text: "Push and fold it.", minutes: 5 },
        { name: "pinch", title: "Pinch a hollow.", text: "Thumb inside.", minutes: 10 },
        { name: "rest", title: "Tea.", text: "Sit.", minutes: 5, rest: true },
      ],
      check: { try: "Is the wall even?", fix: "Turn it as you pinch.", minutes: 5 },
    },
    {
      day: 2,
      title: "A handle",
      mainTask: "A cup with a handle.",
      steps: [{ name: "slip", title: "Score both sides.", text: "Brush slip on.", minutes: 5 }],
    },
  ],
});
const askPotter = (message: string, more = {}) =>
  answerFromPlan(
    { message, plan: week, hobby: "Pottery", day: 1, completedDays: [], ...more },
    { answers: [], glossary: [] },
  );

test("the answer says in which day and step it stands", () => {
  expect(askPotter("how do I pinch the hollow?")).toBe(
    "From day 1, step 2:\n\nPinch a hollow. Thumb inside.",
  );
  expect(askPotter("what is slip for?")).toContain("From day 2, step 1:");
});

test.each([
  ["I only have ten minutes today", "• Wedge the clay. Push and fold it."],
  ["This is too hard", "If it still does not work: Turn it as you pinch."],
  ["that was too easy", "Then go straight to the check: Is the wall even?"],
  ["I'm bored", "open day 2, A handle"],
  ["I missed two days", "Nothing is lost."],
  ["I am afraid of being too old for this", "Nobody starts out talented"],
  ["What comes tomorrow?", "Day 2, “A handle”, comes next."],
  ["what next after the week?", "Still ahead in this week:"],
  ["ok, thanks a lot!", "You're welcome."],
  ["hello", "is open"],
  ["how long does today take?", "Day 1 is planned for"],
])("'%s' is understood", (message, part) => {
  expect(askPotter(message)).toContain(part);
});

test("a teacher is not looked for in a shop", () => {
  expect(askPotter("where can I find a good teacher?")).not.toContain("as searches");
});

test("a question for a temperature is answered by a text that has one", () => {
  const answers = [
    { about: ["kiln shelf"], answer: "The kiln has a shelf of its own." },
    { about: ["bisque"], answer: "Bisque is fired at 1,830 °F in the kiln." },
  ];
  const ask = (message: string) =>
    answerFromPlan(
      { message, plan: week, hobby: "Pottery", day: 1, completedDays: [] },
      { answers, glossary: [] },
    );
  expect(ask("how hot should the kiln be")).toContain("1,830 °F");
});

test("a term is found by another form of it", () => {
  const glossary = [{ term: "wedge", meaning: "To knead the air out." }];
  const question = { hobby: "Pottery", plan: week, day: 1, completedDays: [] };
  const answer = answerFromPlan(
    { ...question, message: "what does wedging mean?" },
    { answers: [], glossary },
  );
  expect(answer).toBe("“wedge”: To knead the air out.");
});

test("how hard, how long and the like are no complaints", () => {
  expect(askPotter("how hard do I push and fold?")).toContain("Wedge the clay.");
});

test("who can write answers is given what fits the question best, and the words of the day", () => {
  const day1 = { ...plan?.days[0], terms: [{ term: "fret", meaning: "A bar on the neck." }] };
  const withTerms = parseStoredPlan({ ...plan, days: [day1] });
  const find = (message: string) => findKnowledge({ message, plan: withTerms, ...about }, entry);
  const [sore, resources] = entry.answers.map(({ answer }) => answer);
  expect(find("Which resources are there?").answers).toEqual([resources, sore]);
  expect(find("Why?").answers).toEqual([sore, resources]);
  expect(find("Why?").terms.map(({ term }) => term)).toEqual(["fret"]);
  expect(find("What is a capo?").terms.map(({ term }) => term)).toEqual(["capo", "fret"]);
});
