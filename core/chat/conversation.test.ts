import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import type { HobbyCheck } from "../hobby-check/result.ts";
import {
  areOptionsOpen,
  type ChatEvent,
  type Conversation,
  ConversationSchema,
  getAnswers,
  needsCare,
  nextConversation,
  parseConversation,
  startConversation,
} from "./conversation.ts";
import { QUESTIONS } from "./questions.ts";

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
const chose = (value: string): ChatEvent => ({ type: "chose", option: { value, label: value } });
const GUITAR = [typed("guitar"), checked("guitar", valid("Guitar"))] as const;
const last = (state: Conversation) => state.messages.at(-1);

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
  const open = state.messages.filter((message) => areOptionsOpen(state, message));
  expect(open.map(({ options }) => options?.[0]?.value)).toEqual(["30 minutes"]);
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
    expect(last(state)?.content).toContain("findahelpline.com");
    expect(last(state)?.options).toBeUndefined();
    expect([state.step, state.answers, needsCare(state)]).toEqual(["experience", {}, true]);
    expect(nextConversation(state, typed("Beginner"), 9).answers.experience).toBe("beginner");
  }
});

test.each(
  QUESTIONS.flatMap(({ options, field }) =>
    options.map(({ label, value }) => [label, field, value] as const),
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
    expect(last(state)?.options?.map(({ label }) => label)).toEqual(["Guitar", "Cooking"]);
    expect(nextConversation(state, chose("Guitar"), 9).pending).toEqual({
      kind: "check",
      text: "Guitar",
    });
  });

  test("complex: alternatives, and 'Make it anyway' goes on", () => {
    const check = invalid({
      reason: "complex",
      detectedHobbies: ["Singing"],
      suggestions: ["Humming"],
    });
    const state = follow(typed("singing"), checked("singing", check));
    expect(last(state)?.content).toContain("a bit complex for a 7-day beginner plan");
    const anyway = last(state)?.options?.at(-1);
    expect(anyway?.label).toBe("Make it anyway");
    const going = nextConversation(
      state,
      { type: "chose", option: anyway ?? { value: "", label: "" } },
      9,
    );
    expect([going.step, going.hobby]).toEqual(["experience", "Singing"]);
  });

  test("unknown: is asked about, and a plan is made on confirmation", () => {
    const state = follow(
      typed("yak herding"),
      checked("yak herding", invalid({ reason: "unknown" })),
    );
    const yes = last(state)?.options?.at(-1);
    const going = nextConversation(
      state,
      { type: "chose", option: yes ?? { value: "", label: "" } },
      9,
    );
    expect(going.hobby).toBe("yak herding");
  });

  test("self-harm: care and help, and nothing else beside it", () => {
    const state = follow(typed("x"), checked("x", { ...SELF_HARM, suggestions: ["Walking"] }));
    expect(last(state)?.content).toContain("findahelpline.com");
    expect(last(state)?.options).toBeUndefined();
    expect(needsCare(state)).toBe(true);
    expect(needsCare(follow(typed("guitar")))).toBe(false);
    const later = follow(typed("x"), checked("x", SELF_HARM), typed("fun"));
    expect(
      needsCare(nextConversation(later, checked("fun", invalid({ reason: "vague" })), 9)),
    ).toBe(false);
  });

  test("self-harm that only the plan's author notices: the same", () => {
    const message = last(follow(typed("x"), checked("x", SELF_HARM)))?.content ?? "";
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
    expect(last(state)?.options).toEqual([{ value: "Boxing", label: "Boxing" }]);
    expect(needsCare(state)).toBe(false);
  });
});

test("a check without a server says that plans need a connection", () => {
  const state = follow(typed("guitar"), checked("guitar", valid("Guitar"), true));
  expect(state.messages.at(-2)?.content).toContain("A plan needs a connection");
  expect(state.step).toBe("experience");
});

test("a failure offers Retry, which goes on with the same answers", () => {
  const failed = follow(...GUITAR, chose("some"), chose("1 hour"), chose("skill building"), {
    type: "failed",
    reason: "offline",
  });
  expect(failed.step).toBe("review");
  const again = nextConversation(
    failed,
    { type: "chose", option: { value: "retry:", label: "Retry" } },
    9,
  );
  expect([again.step, again.pending, again.answers.experience]).toEqual([
    "generating",
    { kind: "generate" },
    "some",
  ]);
});

test("an answer that comes for another text is not taken", () => {
  const waiting = follow(typed("guitar"));
  expect(nextConversation(waiting, checked("piano", valid("Piano")), 9)).toBe(waiting);
});

test("what another author wrote is said truthfully", () => {
  const state = follow({ type: "surprised", hobby: "Chess" }, { type: "author-changed" });
  expect(last(state)?.content).toBe(
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
  invalid({ reason: "complex", detectedHobbies: ["Singing"] }),
  invalid({ reason: "unsafe", unsafe: true, unsafeKind: "drugs" }),
);
const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  anyText.map(typed),
  anyText.map((value) => chose(value)),
  fc.constantFrom(...QUESTIONS.flatMap(({ options }) => options.map(({ value }) => chose(value)))),
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
    chose("retry:"),
    chose("other:"),
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

test("a damaged conversation is not resumed", () => {
  for (const stored of [undefined, null, "x", {}, { step: "hobby", answers: {}, messages: [] }]) {
    expect(parseConversation(stored)).toBeUndefined();
  }
});

test("the chosen option stays marked, pressed or typed, and no other message is touched", () => {
  const own = (text: string) => [typed(text), checked(text, UNKNOWN)];
  const state = follow(...GUITAR, chose("some"), ...own("purple"), ...own("half an hour"));
  expect(state.messages.map(({ chosen }) => chosen).filter(Boolean)).toEqual([
    "some",
    "30 minutes",
  ]);
  // The question was asked twice, and answered the second time.
  const times = state.messages.filter(({ options }) => options?.[0]?.value === "30 minutes");
  expect(times.map(({ chosen }) => chosen)).toEqual([undefined, "30 minutes"]);
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
  expect(last(state)?.content).toBe("Sorry, I had trouble creating your plan. Let me try again!");
});
