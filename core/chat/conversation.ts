import { z } from "zod";

import type { HobbyCheck } from "../hobby-check/result.ts";
import {
  type Answers,
  DEFAULT_ANSWERS,
  ExperienceSchema,
  GoalSchema,
  TimeSchema,
} from "../plan/answers.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import {
  type ChatOption,
  findMeantOption,
  findNamedOption,
  QUESTIONS,
  type Question,
} from "./questions.ts";
import { areWordsInCrisis, replyToCheck } from "./reply-to-check.ts";

/**
 * The conversation that leads to a plan (spec 1 §4 "Chat flow"), as a pure state machine. The whole
 * state can be stored and resumed: `pending` holds what still has to be asked of the server, so a
 * page that is reloaded in the middle asks again.
 */

export const StepSchema = z.enum([
  "hobby",
  "experience",
  "time",
  "goal",
  "generating",
  /** After a plan was made, questions about it. */
  "plan",
  /** After a stop that needs a decision by the visitor. */
  "review",
]);
export type ChatStep = z.infer<typeof StepSchema>;

const OptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  description: z.string().optional(),
});

export const MessageSchema = z.object({
  id: z.string(),
  sender: z.enum(["ai", "user"]),
  content: z.string(),
  options: z.array(OptionSchema).optional(),
  /** The value of the chosen option, whether it was pressed or typed. */
  chosen: z.string().optional(),
  step: StepSchema,
  timestamp: z.number(),
});
export type ChatMessage = z.infer<typeof MessageSchema>;

const PendingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("check"), text: z.string() }),
  /** `force`: the new plan replaces the member's plan of the same hobby. */
  z.object({ kind: z.literal("generate"), force: z.boolean().optional() }),
  z.object({ kind: z.literal("ask"), text: z.string() }),
]);

export const ConversationSchema = z.object({
  step: StepSchema,
  hobby: z.string().optional(),
  answers: z.object({
    experience: ExperienceSchema.optional(),
    timeAvailable: TimeSchema.optional(),
    goal: GoalSchema.optional(),
  }),
  messages: z.array(MessageSchema).max(400),
  pending: PendingSchema.optional(),
});
export type Conversation = z.infer<typeof ConversationSchema>;

/** Values of options that are neither a hobby nor an answer. */
const CONFIRM = "confirm:";
const RETRY = "retry:";
const OTHER = "other:";
const REPLACE = "replace:";
const OPEN = "open:";
const DASHBOARD = "dashboard:";

export type ChatEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "chose"; readonly option: ChatOption }
  | { readonly type: "surprised"; readonly hobby: string }
  /** The visitor arrived with a hobby already named, for example by a shared link. */
  | { readonly type: "named"; readonly text: string }
  | {
      readonly type: "checked";
      readonly text: string;
      readonly check: HobbyCheck;
      readonly offline: boolean;
    }
  | { readonly type: "author-changed" }
  /** `kept`: where the plan is stored; 'nowhere' means that it is lost when the page is left. */
  | {
      readonly type: "generated";
      readonly hobby: string;
      readonly kept: "account" | "device" | "nowhere";
    }
  /** The member already has a plan for this hobby. `completed`: how many of its days, if known. */
  | {
      readonly type: "duplicate";
      readonly planId: string | undefined;
      readonly completed?: number | undefined;
    }
  | { readonly type: "plan-limit" }
  | { readonly type: "failed"; readonly reason: "offline" | "failed" }
  | { readonly type: "failed"; readonly reason: "limited" | "refused"; readonly message: string }
  /** A plan from an earlier visit is on the screen again. */
  | { readonly type: "returned"; readonly hobby: string }
  /** No plan is on the screen any more. */
  | { readonly type: "left" }
  | { readonly type: "replied"; readonly text: string }
  | { readonly type: "unanswered" };

const GREETING =
  "Hi! I'm your guide. Name a hobby, answer three short questions, and you get a plan for seven days. Which hobby would you like to learn?";

/** Spec 1 §8: when the chat's own call fails. */
export const CHAT_REPLY_FAILED = "I'm here to help. What would you like to know about your hobby?";

export function startConversation(at: number): Conversation {
  const empty: Conversation = { step: "hobby", answers: {}, messages: [] };
  return addGuideMessage(empty, at, GREETING);
}

/** A stored conversation, or undefined when it cannot be used. */
export function parseConversation(value: unknown): Conversation | undefined {
  const parsed = ConversationSchema.safeParse(value);
  return parsed.success && parsed.data.messages.length > 0 ? parsed.data : undefined;
}

/** The answers so far, with the defaults for the missing ones. */
export function getAnswers(conversation: Conversation): Answers {
  const { experience, timeAvailable, goal } = conversation.answers;
  return {
    experience: experience ?? DEFAULT_ANSWERS.experience,
    timeAvailable: timeAvailable ?? DEFAULT_ANSWERS.timeAvailable,
    goal: goal ?? DEFAULT_ANSWERS.goal,
  };
}

/** The conversation after an event. An event that does not fit the step changes nothing. */
export function nextConversation(state: Conversation, event: ChatEvent, at: number): Conversation {
  switch (event.type) {
    case "typed":
      return handleTyped(state, event.text.trim(), at);
    case "chose": {
      const next = handleChosen(state, event.option, at);
      return next === state ? state : markChosen(next, state, event.option.value);
    }
    case "named":
      return handleTyped({ ...startConversation(at) }, event.text.trim(), at);
    case "surprised":
      return surpriseVisitor(state, event.hobby, at);
    case "checked":
      return handleCheck(state, event, at);
    case "author-changed":
      return state.step === "generating"
        ? addGuideMessage(
            state,
            at,
            "I had trouble generating your plan. Let me try a different approach!",
          )
        : state;
    case "generated":
      return showPlan(state, event, at);
    case "duplicate":
      return offerExistingPlan(state, event, at);
    case "plan-limit":
      return explainPlanLimit(state, at);
    case "failed":
      return explainFailure(state, event, at);
    case "returned":
      return resumePlan(state, event.hobby, at);
    case "left":
      // The plan is gone, so there is nothing to ask about: the next message names a hobby.
      return state.step === "plan" ? startConversation(at) : state;
    case "replied":
      return clearPending(addGuideMessage(state, at, event.text));
    case "unanswered":
      return clearPending(addGuideMessage(state, at, CHAT_REPLY_FAILED));
  }
}

function addGuideMessage(
  state: Conversation,
  at: number,
  content: string,
  options?: readonly ChatOption[],
): Conversation {
  return add(state, {
    sender: "ai",
    content,
    step: state.step,
    timestamp: at,
    ...(options && options.length > 0 && { options: options.map((option) => ({ ...option })) }),
  });
}

const addVisitorMessage = (state: Conversation, at: number, content: string): Conversation =>
  add(state, { sender: "user", content, step: state.step, timestamp: at });

function add(state: Conversation, message: Omit<ChatMessage, "id">): Conversation {
  const last = state.messages.at(-1)?.id.slice(1) ?? "0";
  const messages = [...state.messages, { ...message, id: `m${Number(last) + 1}` }];
  // A long conversation loses its beginning, so that it can still be stored.
  return { ...state, messages: messages.slice(-300) };
}

function clearPending(state: Conversation): Conversation {
  const { pending: _, ...rest } = state;
  return rest;
}

const questionOf = (step: ChatStep): Question | undefined =>
  QUESTIONS.find((question) => question.step === step);

const toOptions = (question: Question): ChatOption[] =>
  question.options.map(({ value, label, description }) => ({
    value,
    label,
    ...(description && { description }),
  }));

function handleTyped(state: Conversation, text: string, at: number): Conversation {
  if (text === "" || state.pending) return state;
  const withMessage = addVisitorMessage(state, at, text);
  const question = questionOf(state.step);
  if (question) {
    const option = findNamedOption(question, text);
    // Other words go to the hobby check first: they may be a cry for help.
    return option
      ? markChosen(acceptAnswer(withMessage, question, option, at), state, option.value)
      : { ...withMessage, pending: { kind: "check", text } };
  }
  if (state.step === "plan") return { ...withMessage, pending: { kind: "ask", text } };
  if (state.step === "generating") return withMessage;
  return { ...withMessage, step: "hobby", pending: { kind: "check", text } };
}

/** Marks the chosen option in the question that was open before. */
function markChosen(state: Conversation, before: Conversation, value: string): Conversation {
  const asked = before.messages.findLast(({ sender }) => sender === "ai");
  if (!asked?.options?.some((option) => option.value === value)) return state;
  const messages = state.messages.map((message) =>
    message.id === asked.id ? { ...message, chosen: value } : message,
  );
  return { ...state, messages };
}

function handleChosen(state: Conversation, option: ChatOption, at: number): Conversation {
  if (state.pending) return state;
  const question = questionOf(state.step);
  if (question) {
    const known = question.options.find(({ value }) => value === option.value);
    return known
      ? acceptAnswer(addVisitorMessage(state, at, known.label), question, known, at)
      : state;
  }
  if (option.value.startsWith(RETRY)) return retryGeneration(state, at);
  if (option.value.startsWith(REPLACE)) return replacePlan(state, option.label, at);
  if (optionTarget(option)) return state;
  if (option.value === OTHER) {
    return addGuideMessage(
      { ...addVisitorMessage(state, at, option.label), step: "hobby" },
      at,
      "Gladly. Which hobby shall it be?",
    );
  }
  if (state.step === "plan") return handleTyped(state, option.value, at);
  if (option.value.startsWith(CONFIRM)) {
    return startQuestions(
      addVisitorMessage(state, at, option.label),
      option.value.slice(CONFIRM.length),
      at,
    );
  }
  return {
    ...addVisitorMessage(state, at, option.label),
    step: "hobby",
    pending: { kind: "check", text: option.value },
  };
}

function retryGeneration(state: Conversation, at: number): Conversation {
  const withMessage = addVisitorMessage(state, at, "Retry");
  return state.hobby && state.step !== "hobby"
    ? { ...withMessage, step: "generating", pending: { kind: "generate" } }
    : withMessage;
}

/** The old plan for this hobby is deleted when the new one is finished, not before. */
function replacePlan(state: Conversation, label: string, at: number): Conversation {
  const withMessage = addVisitorMessage(state, at, label);
  return state.hobby && state.step === "review"
    ? { ...withMessage, step: "generating", pending: { kind: "generate", force: true } }
    : withMessage;
}

/** The hobby is settled, and the first question follows. */
function startQuestions(state: Conversation, hobby: string, at: number): Conversation {
  return askNext(
    { ...clearPending(state), hobby, answers: {}, step: "experience" },
    QUESTIONS[0],
    at,
  );
}

const askNext = (state: Conversation, question: Question, at: number): Conversation =>
  addGuideMessage(state, at, question.ask(state.hobby ?? ""), toOptions(question));

function acceptAnswer(
  state: Conversation,
  question: Question,
  option: ChatOption,
  at: number,
): Conversation {
  const answers = { ...state.answers, ...parseAnswer(question, option.value) };
  const next = QUESTIONS[QUESTIONS.findIndex(({ step }) => step === question.step) + 1];
  if (next) return askNext({ ...state, answers, step: next.step }, next, at);
  return startGeneration({ ...state, answers }, at);
}

function parseAnswer(question: Question, value: string): Partial<Answers> {
  if (question.field === "experience") return { experience: ExperienceSchema.parse(value) };
  if (question.field === "timeAvailable") return { timeAvailable: TimeSchema.parse(value) };
  return { goal: GoalSchema.parse(value) };
}

const startGeneration = (state: Conversation, at: number): Conversation => ({
  ...addGuideMessage(
    { ...state, step: "generating" },
    at,
    "Thank you. I'm writing your seven days now.",
  ),
  pending: { kind: "generate" },
});

function surpriseVisitor(state: Conversation, hobby: string, at: number): Conversation {
  if (state.pending || state.step === "generating") return state;
  const withMessage = addVisitorMessage({ ...state, step: "hobby" }, at, "Surprise Me");
  return startGeneration({ ...withMessage, hobby, answers: { ...DEFAULT_ANSWERS } }, at);
}

function handleCheck(
  state: Conversation,
  { text, check, offline }: Extract<ChatEvent, { type: "checked" }>,
  at: number,
): Conversation {
  if (state.pending?.kind !== "check" || state.pending.text !== text) return state;
  const free = clearPending(state);
  const question = questionOf(state.step);
  if (question && check.unsafeKind !== "self-harm") return acceptOwnWords(free, question, text, at);
  if (check.isValid) {
    const note = offline
      ? addGuideMessage(
          free,
          at,
          "I can't reach the server at the moment, so I checked this here. A plan needs a connection; your answers are kept until there is one.",
        )
      : free;
    return startQuestions(note, check.suggestion ?? text, at);
  }
  const reply = replyToCheck(check, text);
  const options: ChatOption[] = [
    ...reply.choices.map((name) => ({ value: name, label: name })),
    ...(reply.confirm
      ? [{ value: CONFIRM + reply.confirm.hobby, label: reply.confirm.label }]
      : []),
  ];
  return addGuideMessage(free, at, reply.text, options);
}

/** An answer to a question in the visitor's own words. */
function acceptOwnWords(
  state: Conversation,
  question: Question,
  text: string,
  at: number,
): Conversation {
  const option = findMeantOption(question, text);
  return option
    ? markChosen(acceptAnswer(state, question, option, at), state, option.value)
    : addGuideMessage(
        state,
        at,
        "Please choose one of these, then I know how to plan your week.",
        toOptions(question),
      );
}

function showPlan(
  state: Conversation,
  { hobby, kept }: Extract<ChatEvent, { type: "generated" }>,
  at: number,
): Conversation {
  const done = clearPending({ ...state, step: "plan" as const, hobby });
  return addGuideMessage(
    done,
    at,
    `${hobby} in seven days: your plan is ready and day 1 is open. ${KEPT_WORDS[kept]} Ask me anything about it.`,
  );
}

const KEPT_WORDS = {
  account: "It is saved in your account.",
  device: "It is saved on this device; sign up to save progress everywhere.",
  nowhere: "It could not be saved, so progress tracking is unavailable: leave the page open.",
} as const;

/** Spec 1 §8, with the options to go on; the step becomes 'review' (§4). */
function offerExistingPlan(
  state: Conversation,
  { planId, completed }: Extract<ChatEvent, { type: "duplicate" }>,
  at: number,
): Conversation {
  return addGuideMessage(
    clearPending({ ...state, step: "review" }),
    at,
    `⚠️ You already have a ${state.hobby ?? ""} plan in your dashboard. Open it to continue learning!`,
    [
      planId === undefined
        ? { value: DASHBOARD, label: "Open the dashboard" }
        : { value: OPEN + planId, label: "Open it" },
      {
        value: REPLACE,
        label: "Replace it with a new one",
        description:
          completed === undefined
            ? "The plan you have now is deleted, with its progress."
            : `The plan you have now, with ${completed}/${PLAN_DAYS} days completed, is deleted. The new one begins at 0/${PLAN_DAYS}.`,
      },
      { value: OTHER, label: "Another hobby" },
    ],
  );
}

/** Spec 1 §8. The answers are kept: once there is room, 'Retry' makes this plan. */
function explainPlanLimit(state: Conversation, at: number): Conversation {
  return addGuideMessage(
    clearPending({ ...state, step: "review" }),
    at,
    "⚠️ Plan limit reached (5 per account). Subscription plans coming soon.",
    [
      {
        value: DASHBOARD,
        label: "Open the dashboard",
        description: "Deleting a plan there makes room for this one.",
      },
      { value: RETRY, label: "Retry" },
    ],
  );
}

/** Where an option leads, if it leads out of the conversation. */
export function optionTarget(
  option: ChatOption,
):
  | { readonly screen: "dashboard" }
  | { readonly screen: "plan"; readonly planId: string }
  | undefined {
  if (option.value === DASHBOARD) return { screen: "dashboard" };
  return option.value.startsWith(OPEN)
    ? { screen: "plan", planId: option.value.slice(OPEN.length) }
    : undefined;
}

/**
 * Replaces a conversation about another plan or none, unless something is being checked or written.
 */
function resumePlan(state: Conversation, hobby: string, at: number): Conversation {
  if (state.pending || (state.step === "plan" && state.hobby === hobby)) return state;
  const fresh: Conversation = { step: "plan", hobby, answers: {}, messages: [] };
  return addGuideMessage(
    fresh,
    at,
    `Welcome back. Your ${hobby} plan is where you left it. Ask me anything about it.`,
  );
}

function explainFailure(
  state: Conversation,
  event: Extract<ChatEvent, { type: "failed" }>,
  at: number,
): Conversation {
  const stopped = clearPending({ ...state, step: "review" as const });
  const words = "message" in event ? event.message : FAILED_WORDS[event.reason];
  if (areWordsInCrisis(words)) return addGuideMessage(stopped, at, words);
  const other: ChatOption = { value: OTHER, label: "Another hobby" };
  const options = event.reason === "refused" ? [other] : [{ value: RETRY, label: "Retry" }, other];
  return addGuideMessage(stopped, at, words, options);
}

/** Spec 1 §8; shown whatever the server or a proxy answered. */
const FAILED_WORDS = {
  offline: "Plans need a connection, and I can't reach the server. Your answers are kept.",
  failed: "Sorry, I had trouble creating your plan. Let me try again!",
} as const;

/**
 * Whether the guide's last message offered help in a crisis: nothing cheerful is shown beside it.
 */
export function needsCare(state: Conversation): boolean {
  const last = state.messages.findLast(({ sender }) => sender === "ai");
  return last !== undefined && areWordsInCrisis(last.content);
}

/** Whether a message's buttons still work: only those of the last question do (spec 1 §4). */
export function areOptionsOpen(state: Conversation, message: ChatMessage): boolean {
  if (state.pending || !message.options) return false;
  const last = state.messages.findLast((candidate) => candidate.sender === "ai");
  return last?.id === message.id;
}
