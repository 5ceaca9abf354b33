import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import type { HobbyCheck } from "../hobby-check/result.ts";
import { ARCHETYPES } from "../plan/family.ts";
import {
  areOptionsOpen,
  type ChatEvent,
  getAnswers,
  needsCare,
  nextConversation,
  startConversation,
} from "./conversation.ts";
import {
  type AnswerValue,
  type ChatOption,
  type Conversation,
  ConversationSchema,
  type GuideMessage,
  parseConversation,
  QUICK_QUESTIONS,
} from "./message.ts";
import { QUESTIONS } from "./questions.ts";
import { renderMessage, renderOption } from "./render.ts";
import { wordsInCrisis } from "./reply-to-check.ts";
import { answerWords } from "./words.ts";

const valid = (name: string): HobbyCheck => ({
  isValid: true,
  suggestion: name,
  detectedHobbies: [name],
  suggestions: [],
  unsafe: false,
});
const invalid = (more: Partial<HobbyCheck>): HobbyCheck => ({
  ...valid(""),
  isValid: false,
  suggestion: null,
  detectedHobbies: [],
  ...more,
});

const follow = (...events: ChatEvent[]): Conversation =>
  events.reduce(
    (state, event, index) => nextConversation(state, event, index + 1),
    startConversation(0),
  );
const typed = (text: string): ChatEvent => ({ type: "typed", text });
const checked = (text: string, check: HobbyCheck, offline = false): ChatEvent => ({
  type: "checked",
  text,
  check,
  offline,
});
const choose = (option: ChatOption): ChatEvent => ({ type: "chose", option });
const chose = (value: AnswerValue): ChatEvent => choose({ type: "answer", value });
const GUITAR = [typed("guitar"), checked("guitar", valid("Guitar"))] as const;
const guideMessages = (state: Conversation): GuideMessage[] =>
  state.messages.filter((message) => message.sender === "ai");
const last = (state: Conversation) => guideMessages(state).at(-1);
const lastWords = (state: Conversation) => state.messages.slice(-1).map(renderMessage).join();
const labels = (state: Conversation) =>
  last(state)?.options?.map((option) => renderOption(option).label);
/** Presses a button of the last message. */
const press = (state: Conversation, label: string): Conversation => {
  const option = last(state)?.options?.find((offered) => renderOption(offered).label === label);
  if (!option) throw new Error(`'${label}' is not offered`);
  return nextConversation(state, choose(option), 9);
};

test("hobby, experience, time, goal, generating: one question after another", () => {
  const state = follow(...GUITAR, chose("some"), chose("2+ hours"), chose("career change"));
  expect(state.step).toBe("generating");
  expect(state.pending).toEqual({ kind: "generate" });
  expect(state.hobby).toBe("Guitar");
  expect(getAnswers(state)).toEqual({
    experience: "some",
    timeAvailable: "2+ hours",
    goal: "career change",
  });
});

test("only the last question's buttons can be pressed", () => {
  const state = follow(...GUITAR, chose("some"));
  const open = guideMessages(state).filter((message) => areOptionsOpen(state, message));
  expect(open.map(({ options }) => options?.[0])).toEqual([
    { type: "answer", value: "30 minutes" },
  ]);
  expect(nextConversation(state, chose("beginner"), 9)).toBe(state);
});

const UNKNOWN = invalid({ reason: "unknown" });
const SELF_HARM = invalid({ reason: "unsafe", unsafe: true, unsafeKind: "self-harm" });

test("a typed answer counts; one that means nothing asks again", () => {
  const said = "I'm quite new to it";
  expect(follow(...GUITAR, typed(said), checked(said, UNKNOWN)).answers.experience).toBe(
    "beginner",
  );
  const asked = follow(...GUITAR, typed("purple"), checked("purple", UNKNOWN));
  expect(asked.step).toBe("experience");
  expect(last(asked)?.options).toHaveLength(3);
});

test("whoever answers a question with despair gets care, and not the next question", () => {
  for (const said of ["i want to die", "no reason to live"]) {
    const state = follow(...GUITAR, typed(said), checked(said, SELF_HARM));
    expect(lastWords(state)).toContain("findahelpline.com");
    expect(last(state)?.options).toBeUndefined();
    expect([state.step, state.answers, needsCare(state)]).toEqual(["experience", {}, true]);
    expect(nextConversation(state, typed("Beginner"), 9).answers.experience).toBe("beginner");
  }
});

test.each(
  QUESTIONS.flatMap(({ values, field }) =>
    values.map((value) => [answerWords[value].label, field, value] as const),
  ),
)("the label '%s' typed means %s = %s", (label, field, value) => {
  const before: Record<string, ChatEvent[]> = {
    experience: [...GUITAR],
    timeAvailable: [...GUITAR, chose("some")],
    goal: [...GUITAR, chose("some"), chose("1 hour")],
  };
  expect(follow(...(before[field] ?? []), typed(label)).answers[field]).toBe(value);
});

test("Surprise Me generates with the defaults", () => {
  const state = follow({ type: "surprised", hobby: "Chess" });
  expect([state.step, state.hobby, state.pending?.kind]).toEqual([
    "generating",
    "Chess",
    "generate",
  ]);
  expect(getAnswers(state)).toEqual({
    experience: "beginner",
    timeAvailable: "1 hour",
    goal: "personal enjoyment",
  });
});

describe("a text that is not one clear hobby", () => {
  test("several: a choice list", () => {
    const check = invalid({ reason: "several", detectedHobbies: ["Guitar", "Cooking"] });
    const state = follow(typed("guitar and cooking"), checked("guitar and cooking", check));
    expect(labels(state)).toEqual(["Guitar", "Cooking"]);
    expect(press(state, "Guitar").pending).toEqual({ kind: "check", text: "Guitar" });
  });

  test("complex: alternatives, and 'Make it anyway' goes on", () => {
    const check = invalid({
      reason: "complex",
      detectedHobbies: ["Singing"],
      suggestions: ["Humming"],
    });
    const state = follow(typed("singing"), checked("singing", check));
    expect(lastWords(state)).toContain("a bit complex for a 7-day beginner plan");
    expect(labels(state)).toEqual(["Humming", "Make it anyway"]);
    const going = press(state, "Make it anyway");
    expect([going.step, going.hobby]).toEqual(["experience", "Singing"]);
  });

  test("unknown: the visitor says what it is closest to", () => {
    const state = follow(
      typed("yak herding"),
      checked("yak herding", invalid({ reason: "unknown" })),
    );
    expect(lastWords(state)).toContain("What is it closest to?");
    expect(labels(state)).toHaveLength(ARCHETYPES.length);
    const going = press(state, "Nature");
    expect(going).toMatchObject({
      step: "experience",
      hobby: "yak herding",
      family: "outdoors-nature",
    });
  });

  test("misspelled but meant: the same question, and no family is kept for another hobby", () => {
    const check = invalid({ reason: "unknown", suggestion: "Sitar", suggestions: ["Sitar"] });
    const state = follow(typed("sita"), checked("sita", check));
    const going = press(press(state, "No, I mean “sita”"), "Music");
    expect(going.family).toBe("music");
    const other = nextConversation(
      nextConversation({ ...going, step: "hobby" }, typed("guitar"), 8),
      checked("guitar", valid("Guitar")),
      9,
    );
    expect(other).toMatchObject({ hobby: "Guitar", step: "experience" });
    expect(other.family).toBeUndefined();
  });

  test("known but without lessons: said so, with the nearest ones and a general week", () => {
    const check = { ...valid("Bagpipes"), nearest: ["Ukulele", "Singing"] };
    const state = follow(typed("bagpipes"), checked("bagpipes", check));
    expect(lastWords(state)).toContain("no lessons for it yet");
    expect(labels(state)).toEqual(["Ukulele", "Singing", "A general week for Bagpipes"]);
    expect(press(state, "A general week for Bagpipes")).toMatchObject({
      step: "experience",
      hobby: "Bagpipes",
    });
    expect(press(state, "Ukulele").pending).toEqual({ kind: "check", text: "Ukulele" });
  });

  test("self-harm: care and help, and nothing else beside it", () => {
    const state = follow(typed("x"), checked("x", { ...SELF_HARM, suggestions: ["Walking"] }));
    expect(lastWords(state)).toContain("findahelpline.com");
    expect(last(state)?.options).toBeUndefined();
    expect(needsCare(state)).toBe(true);
    expect(needsCare(follow(typed("guitar")))).toBe(false);
    const later = follow(typed("x"), checked("x", SELF_HARM), typed("fun"));
    expect(
      needsCare(nextConversation(later, checked("fun", invalid({ reason: "vague" })), 9)),
    ).toBe(false);
  });

  test("self-harm that only the plan's author notices: the same", () => {
    const message = wordsInCrisis();
    const state = follow(typed("x"), checked("x", valid("X")), {
      type: "failed",
      reason: "refused",
      message,
    });
    expect(needsCare(state)).toBe(true);
    expect(last(state)?.options).toBeUndefined();
  });

  test("what is unsafe otherwise: refused kindly, with alternatives", () => {
    const check = invalid({
      reason: "unsafe",
      unsafe: true,
      unsafeKind: "violence",
      suggestions: ["Boxing"],
    });
    const state = follow(typed("x"), checked("x", check));
    expect(labels(state)).toEqual(["Boxing"]);
    expect(needsCare(state)).toBe(false);
  });
});

test("a check without a server says that plans need a connection", () => {
  const state = follow(typed("guitar"), checked("guitar", valid("Guitar"), true));
  expect(state.messages.slice(-2).map(renderMessage)[0]).toContain("A plan needs a connection");
  expect(state.step).toBe("experience");
});

test("a failure offers Retry, which goes on with the same answers", () => {
  const failed = follow(...GUITAR, chose("some"), chose("1 hour"), chose("skill building"), {
    type: "failed",
    reason: "offline",
  });
  expect(failed.step).toBe("review");
  const again = press(failed, "Retry");
  expect([again.step, again.pending, again.answers.experience]).toEqual([
    "generating",
    { kind: "generate" },
    "some",
  ]);
});

test("an option acts only while it is offered", () => {
  const several = invalid({ reason: "several", detectedHobbies: ["Guitar", "Cooking"] });
  const state = follow(typed("guitar and cooking"), checked("guitar and cooking", several));
  expect(nextConversation(state, choose({ type: "name", hobby: "Chess" }), 9)).toBe(state);
  expect(nextConversation(state, choose({ type: "retry" }), 9)).toBe(state);
  expect(press(state, "Cooking").pending).toEqual({ kind: "check", text: "Cooking" });
});

test("a question that is offered is asked like a typed one", () => {
  const state = follow({ type: "returned", hobby: "Chess" }, { type: "asked", question: "today" });
  expect(lastWords(state)).toBe("What should I practice today?");
  expect(state.pending).toEqual({
    kind: "ask",
    question: { key: "quick-question", question: "today" },
  });
  expect(nextConversation(state, { type: "asked", question: "start" }, 9)).toBe(state);
});

test("an answer that comes for another text is not taken", () => {
  const waiting = follow(typed("guitar"));
  expect(nextConversation(waiting, checked("piano", valid("Piano")), 9)).toBe(waiting);
});

test("what another author wrote is said truthfully", () => {
  const state = follow({ type: "surprised", hobby: "Chess" }, { type: "author-changed" });
  expect(lastWords(state)).toBe(
    "I had trouble generating your plan. Let me try a different approach!",
  );
});

const anyText = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.constantFrom("guitar", "beginner", "1 hour", "skill building"),
);
const anyCheck = fc.constantFrom(
  valid("Guitar"),
  invalid({ reason: "vague", suggestions: ["Yoga"] }),
  invalid({ reason: "unknown" }),
  { ...valid("Bagpipes"), nearest: ["Ukulele"] },
  invalid({ reason: "complex", detectedHobbies: ["Singing"] }),
  invalid({ reason: "unsafe", unsafe: true, unsafeKind: "drugs" }),
);
const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  anyText.map(typed),
  anyText.map((hobby) => choose({ type: "name", hobby })),
  fc.constantFrom(...QUESTIONS.flatMap(({ values }) => values.map((value) => chose(value)))),
  fc.constantFrom<ChatEvent>(
    choose({ type: "name", hobby: "Yoga" }),
    choose({ type: "confirm", hobby: "Singing", doubt: "complex" }),
    choose({ type: "general", hobby: "Bagpipes" }),
    choose({ type: "family", hobby: "x", family: "craft" }),
    choose({ type: "replace" }),
    ...QUICK_QUESTIONS.map((question) => ({ type: "asked", question }) as const),
  ),
  fc
    .tuple(anyText, anyCheck, fc.boolean())
    .map(([text, check, offline]) => checked(text, check, offline)),
  fc.constantFrom<ChatEvent>(
    { type: "surprised", hobby: "Chess" },
    { type: "author-changed" },
    { type: "generated", hobby: "Chess", kept: "device" },
    { type: "failed", reason: "failed" },
    { type: "unanswered" },
    { type: "returned", hobby: "Yoga" },
    { type: "left" },
    { type: "replied", text: "Yes." },
    { type: "duplicate", planId: "p1" },
    choose({ type: "retry" }),
    choose({ type: "other" }),
  ),
);

describe("whatever happens in whatever order", () => {
  test("the conversation can be stored and resumed, ids are unique, and a plan is never made of nothing", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const state = follow(...events);
        expect(parseConversation(JSON.parse(JSON.stringify(state)))).toEqual(
          ConversationSchema.parse(state),
        );
        const ids = state.messages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        if (state.pending?.kind === "generate") expect(state.hobby).toBeTruthy();
      }),
      RUNS,
    );
  });
});

test("a plan that is opened again is talked about, and a talk about it goes on", () => {
  const back = follow({ type: "returned", hobby: "Chess" });
  expect([back.step, back.hobby, back.messages.length]).toEqual(["plan", "Chess", 1]);
  expect(nextConversation(back, typed("How do I get started?"), 9).pending?.kind).toBe("ask");
  const talking = follow({ type: "returned", hobby: "Chess" }, typed("Why?"), {
    type: "unanswered",
  });
  expect(nextConversation(talking, { type: "returned", hobby: "Chess" }, 9)).toBe(talking);
});

test("a plan that is being written is not pushed aside by an older one", () => {
  const writing = follow({ type: "surprised", hobby: "Yoga" });
  expect(nextConversation(writing, { type: "returned", hobby: "Chess" }, 9)).toBe(writing);
});

test("the chosen option stays marked, pressed or typed, and no other message is touched", () => {
  const own = (text: string) => [typed(text), checked(text, UNKNOWN)];
  const state = follow(...GUITAR, chose("some"), ...own("purple"), ...own("half an hour"));
  const asked = guideMessages(state);
  const chosen = ({ options, chosen: place }: GuideMessage) =>
    place === undefined ? undefined : options?.[place];
  // The time was asked twice, and answered the second time.
  expect(asked.map(chosen)).toEqual([
    undefined,
    { type: "answer", value: "some" },
    undefined,
    { type: "answer", value: "30 minutes" },
    undefined,
  ]);
});

test("without a plan a talk about one begins anew; every other talk goes on", () => {
  const about = follow({ type: "returned", hobby: "Chess" }, typed("Why?"));
  const left = nextConversation(about, { type: "left" }, 9);
  expect([left.step, left.hobby, left.pending]).toEqual(["hobby", undefined, undefined]);
  expect(left.messages).toHaveLength(1);
  for (const state of [
    follow(),
    follow(...GUITAR),
    follow({ type: "surprised", hobby: "Yoga" }),
    follow({ type: "surprised", hobby: "Yoga" }, { type: "plan-limit" }),
  ]) {
    expect(nextConversation(state, { type: "left" }, 9)).toBe(state);
  }
});

test("a plan that could not be made is told in the specified words", () => {
  const state = follow({ type: "surprised", hobby: "Yoga" }, { type: "failed", reason: "failed" });
  expect(lastWords(state)).toBe("Sorry, I had trouble creating your plan. Let me try again!");
});
