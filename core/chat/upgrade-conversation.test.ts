import { describe, expect, test } from "vitest";
import SENTENCES from "#tests/stored-conversations/sentences.json" with { type: "json" };
import { type HobbyCheck, UNSAFE_KINDS } from "../hobby-check/result.ts";
import { type ChatEvent, needsCare, nextConversation, startConversation } from "./conversation.ts";
import {
  type Conversation,
  GuideContentSchema,
  type GuideMessage,
  parseConversation,
} from "./message.ts";
import { renderMessage, renderOption } from "./render.ts";
import { refusalText, wordsInCrisis } from "./reply-to-check.ts";
import { upgradeConversation } from "./upgrade-conversation.ts";

/**
 * `sentences.json` holds conversations as the first versions stored them, in sentences, by the name
 * of what happened in each. The same happens here again, in today's form.
 */
type Story = keyof typeof SENTENCES;

const valid = (name: string): HobbyCheck => ({
  isValid: true,
  suggestion: name,
  detectedHobbies: [name],
  suggestions: [],
  unsafe: false,
});
const check = (text: string, result: Partial<HobbyCheck>, offline = false): ChatEvent[] => [
  { type: "typed", text },
  { type: "checked", text, offline, check: { ...valid(""), ...result } },
];
const refuse = (text: string, more: Partial<HobbyCheck>): ChatEvent[] =>
  check(text, { isValid: false, suggestion: null, detectedHobbies: [], ...more });

/** An event, or the place of the option that is pressed in the guide's last message. */
type Act = ChatEvent | number;

const GUITAR = check("guitar", valid("Guitar"));
const ANSWERED = [...GUITAR, 0, 1, 2];
const CHESS: Act = { type: "surprised", hobby: "Chess" };
const CHESS_PLAN: Act[] = [CHESS, { type: "generated", hobby: "Chess", kept: "device" }];
const COMPLEX = refuse("singing", {
  reason: "complex",
  detectedHobbies: ["Singing"],
  suggestions: ["Humming"],
});
const SEVERAL = refuse("guitar and cooking", {
  reason: "several",
  detectedHobbies: ["Guitar", "Cooking"],
});
const MISSPELLED = refuse("guitr", {
  reason: "unknown",
  suggestion: "Guitar",
  suggestions: ["Guitar", "Sitar"],
});
const YAK = refuse("yak herding", { reason: "unknown" });
const refuseUnsafe = (text: string, unsafeKind: (typeof UNSAFE_KINDS)[number], more = {}) =>
  refuse(text, { reason: "unsafe", unsafe: true, unsafeKind, ...more });
const EXISTS: Act[] = [...ANSWERED, { type: "duplicate", planId: "p1", completed: 3 }];
const OFFLINE: Act[] = [...ANSWERED, { type: "failed", reason: "offline" }];

const STORIES: Readonly<Record<Exclude<Story, `unsafe: ${string}`>, readonly Act[]>> = {
  "the greeting": [],
  "a hobby is being checked": GUITAR.slice(0, 1),
  "the first question": GUITAR,
  "all answers, pressed": ANSWERED,
  "all answers, typed": [
    ...GUITAR,
    { type: "typed", text: "Some experience" },
    ...refuse("half an hour", { reason: "unknown" }),
    ...refuse("purple", { reason: "unknown" }),
    { type: "typed", text: "career change" },
  ],
  "checked on the device": check("guitar", valid("Guitar"), true),
  "too short": refuse("ab", { reason: "short", suggestions: ["Yoga"] }),
  vague: refuse("fun", { reason: "vague", suggestions: ["Yoga", "Chess"] }),
  gibberish: refuse("asdfgh", { reason: "gibberish" }),
  "too complex": COMPLEX,
  "too complex, made anyway": [...COMPLEX, 1],
  several: SEVERAL,
  "several, one chosen": [...SEVERAL, 0, ...check("Guitar", valid("Guitar")).slice(1)],
  unknown: YAK,
  "unknown, confirmed": [...YAK, 0],
  misspelled: MISSPELLED,
  "misspelled, but meant": [...MISSPELLED, 2],
  "self-harm in answer to a question": [...GUITAR, ...refuseUnsafe("i want to die", "self-harm")],
  "Surprise Me": [CHESS],
  "another author": [CHESS, { type: "author-changed" }],
  "a plan in the account": [...ANSWERED, { type: "generated", hobby: "Guitar", kept: "account" }],
  "a plan on the device": CHESS_PLAN,
  "a plan nowhere": [CHESS, { type: "generated", hobby: "Chess", kept: "nowhere" }],
  "a question about the plan": [
    ...CHESS_PLAN,
    { type: "typed", text: "Why castle?" },
    { type: "replied", text: "The king is safer there." },
    { type: "asked", question: "today" },
  ],
  "a question without an answer": [
    { type: "returned", hobby: "Chess" },
    { type: "typed", text: "Why?" },
    { type: "unanswered" },
  ],
  "self-harm in a question about the plan": [
    { type: "returned", hobby: "Chess" },
    { type: "typed", text: "Why live?" },
    { type: "replied", text: wordsInCrisis() },
  ],
  "a plan exists": EXISTS,
  "a plan exists, replaced": [...EXISTS, 1],
  "a plan exists, another hobby": [...ANSWERED, { type: "duplicate", planId: "p1" }, 2],
  "a plan exists somewhere": [...ANSWERED, { type: "duplicate", planId: undefined }],
  "the plan limit": [...ANSWERED, { type: "plan-limit" }],
  "no connection": OFFLINE,
  "no connection, tried again": [...OFFLINE, 0],
  failed: [...ANSWERED, { type: "failed", reason: "failed" }],
  "limited for a minute": [...ANSWERED, { type: "failed", reason: "limited", minutes: 1 }],
  "limited for longer": [...ANSWERED, { type: "failed", reason: "limited", minutes: 12 }],
  refused: [
    ...ANSWERED,
    {
      type: "failed",
      reason: "refused",
      message: refusalText("crime", ["Lockpicking as a sport", "Chess"]),
    },
  ],
  "refused with care": [
    ...ANSWERED,
    { type: "failed", reason: "refused", message: wordsInCrisis() },
  ],
};

/** In these the guide asks otherwise today: what an unknown hobby is closest to. */
const ASKED_ANEW: ReadonlySet<Story> = new Set([
  "unknown",
  "unknown, confirmed",
  "misspelled, but meant",
]);

const ALL = [
  ...Object.entries(STORIES),
  // Earlier versions refused harm to animals as violence.
  ...UNSAFE_KINDS.filter((kind) => kind !== "animals").map(
    (kind) =>
      [`unsafe: ${kind}`, refuseUnsafe("x y z", kind, { suggestions: ["Boxing"] })] as const,
  ),
].map(([story, acts]) => ({ story: story as Story, acts }));

const lastOfGuide = (state: Conversation): GuideMessage | undefined =>
  state.messages.findLast((message) => message.sender === "ai");

function act(state: Conversation, event: Act, at: number): Conversation {
  if (typeof event !== "number") return nextConversation(state, event, at);
  const option = lastOfGuide(state)?.options?.[event];
  if (!option) throw new Error(`option ${event} is not offered`);
  return nextConversation(state, { type: "chose", option }, at);
}

const play = (acts: readonly Act[]): Conversation =>
  acts.reduce((state, event, at) => act(state, event, (at + 2) * 1_000), startConversation(1_000));

const store = (state: Conversation): unknown => JSON.parse(JSON.stringify(state));

/** Everything that a visitor sees of a conversation. */
const show = (state: Conversation | undefined) =>
  state?.messages.map((message) => ({
    id: message.id,
    sender: message.sender,
    step: message.step,
    words: renderMessage(message),
    ...(message.sender === "ai" && {
      options: message.options?.map((option) => renderOption(option).label),
      descriptions: message.options?.map((option) => renderOption(option).description),
      chosen: message.chosen,
    }),
  }));

/** What the guide has said otherwise since, and says now. */
const REWORDED = [
  [", lovely. How much of it have you done so far?", " it is. How much experience do you have?"],
  ["Last question: what do you want it for?", "Last question: why do you want to learn it?"],
  [
    "Please choose one of these, then I know how to plan your week.",
    "Please choose one of these so I can plan your week.",
  ],
  [
    "at the moment, so I checked this here. A plan needs a connection; your answers are kept",
    "right now, so I checked this here. A plan needs a connection; your answers are saved",
  ],
  ["Which one shall we start with?", "Which one should we start with?"],
  ["Gladly. Which hobby shall it be?", "Sure. Which hobby would you like to learn?"],
  ["Thank you. I'm writing your seven days now.", "Great. Building your week…"],
  [
    "I can't reach the server. Your answers are kept.",
    "I can't reach the server. Your answers are saved.",
  ],
  [
    "It could not be saved, so progress tracking is unavailable: leave the page open.",
    "It couldn't be saved, so progress tracking is unavailable. Keep this page open.",
  ],
  ["If you would like to be creative", "If you'd like to be creative"],
  ["If you would like to grow", "If you'd like to grow"],
  ["I start from nothing", "I'm completely new to this"],
  ["I know the first steps", "I know the basics"],
  ["I do it already and want to get better", "I do this already and want to get better"],
  ["One short, whole lesson", "A short, complete lesson"],
  ["Something that is only mine", "Something just for me"],
  ["To do it with or for other people", "Something to share with other people"],
  ["It may become work one day", "It might become my job one day"],
  [
    "The plan you have now, with 3/7 days completed, is deleted. The new one begins at 0/7.",
    "This deletes the plan you have now, with 3/7 days completed. The new one starts at 0/7.",
  ],
  [
    "The plan you have now is deleted, with its progress.",
    "This deletes the plan you have now and its progress.",
  ],
] as const;

const reworded = (said: string): string =>
  REWORDED.reduce((text, [before, now]) => text.replaceAll(before, now), said);

/**
 * The same of one that was stored in sentences. Options say what they say today.
 * @param words what is made of the guide's sentences.
 */
const showSentences = (story: Story, words = (said: string) => said) => {
  const messages: readonly {
    readonly id: string;
    readonly sender: string;
    readonly step: string;
    readonly content: string;
    readonly options?: readonly {
      readonly value: string;
      readonly label: string;
      readonly description?: string;
    }[];
    readonly chosen?: string;
  }[] = SENTENCES[story].messages;
  return messages.map(({ id, sender, step, content, options, chosen }) => ({
    id,
    sender,
    step,
    words: words(content),
    ...(sender === "ai" && {
      options: options?.map(({ label }) => label),
      descriptions: options?.map(({ description }) => description && reworded(description)),
      chosen: chosen && options?.findIndex(({ value }) => value === chosen),
    }),
  }));
};

describe.each(ALL)("$story", ({ story, acts }) => {
  test.skipIf(ASKED_ANEW.has(story))("reads as it did, but for what was reworded since", () => {
    expect(show(play(acts))).toEqual(showSentences(story, reworded));
  });

  test("is resumed from the form of earlier versions, sentence for sentence", () => {
    expect(parseConversation(SENTENCES[story])).toBeUndefined();
    const resumed = upgradeConversation(SENTENCES[story]);
    expect(show(resumed)).toEqual(showSentences(story));
    if (ASKED_ANEW.has(story)) return;
    const today = play(acts);
    expect(resumed && needsCare(resumed)).toBe(needsCare(today));
    const { messages: _, pending, ...rest } = today;
    expect(resumed).toMatchObject(rest);
    expect(resumed?.pending?.kind).toBe(pending?.kind);
    expect(resumed && lastOfGuide(resumed)?.options).toEqual(lastOfGuide(today)?.options);
  });

  test("is stored without a sentence of the guide, and resumed", () => {
    const stored = store(play(acts));
    expect(parseConversation(stored)).toEqual(stored);
    // What the server or a model has said is kept in its own words.
    const text = JSON.stringify(stored).replaceAll(/\{"key":"text","text":"[^"]*"\}/gu, "");
    for (const sentence of sentencesOf(story)) expect(text).not.toContain(sentence);
  });
});

/** The guide's sentences and labels; a word alone may be a key or a value as well. */
function sentencesOf(story: Story): string[] {
  return showSentences(story, reworded)
    .flatMap(({ words, ...more }) => [words, ...("options" in more ? (more.options ?? []) : [])])
    .flatMap((words) => words.split(/(?<=[.?!:])\s/u))
    .filter((words) => /^[A-Z⚠].* /u.test(words));
}

/** What the guide says that earlier versions did not. */
const NEWER = ["no-lessons", "dangerous"];

test("every message of the guide occurs in these conversations", () => {
  const said = ALL.flatMap(({ acts }) => play(acts).messages)
    .filter((message) => message.sender === "ai")
    .map(({ content }) => content.key);
  const keys = GuideContentSchema.options.flatMap(({ shape }): string[] =>
    "options" in shape.key ? shape.key.options : [shape.key.value],
  );
  expect([...new Set(said)].sort()).toEqual(keys.filter((key) => !NEWER.includes(key)).sort());
});

test("an option of an earlier version acts as today's does", () => {
  const resumed = upgradeConversation(SENTENCES.misspelled);
  const option = resumed && lastOfGuide(resumed)?.options?.at(-1);
  if (!resumed || !option) throw new Error("nothing is offered");
  const next = nextConversation(resumed, { type: "chose", option }, 9_000);
  const asked = show(next)?.at(-1)?.words;
  expect(asked).toContain("I don't know “guitr” as a hobby yet. What is it closest to?");
});

test("a damaged conversation is not resumed", () => {
  for (const stored of [undefined, null, "x", {}, { step: "hobby", answers: {}, messages: [] }]) {
    expect(parseConversation(stored)).toBeUndefined();
    expect(upgradeConversation(stored)).toBeUndefined();
  }
});
