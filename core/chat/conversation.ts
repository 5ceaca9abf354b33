import type { HobbyCheck } from "../hobby-check/result.ts";
import {
  type Answers,
  DEFAULT_ANSWERS,
  ExperienceSchema,
  GoalSchema,
  TimeSchema,
} from "../plan/answers.ts";
import type {
  AnswerValue,
  ChatMessage,
  ChatOption,
  ChatStep,
  Conversation,
  GuideContent,
  GuideMessage,
  QuickQuestion,
  VisitorContent,
} from "./message.ts";
import {
  answerOptions,
  findMeantAnswer,
  findNamedAnswer,
  QUESTIONS,
  type Question,
} from "./questions.ts";
import {
  askFamily,
  type CheckReply,
  replyToCheck,
  replyWithoutLessons,
  toGuideContent,
} from "./reply-to-check.ts";

/**
 * The conversation that leads to a plan (spec 1 §4 "Chat flow"), as a pure state machine. The whole
 * state can be stored and resumed: `pending` holds what still has to be asked of the server, so a
 * page that is reloaded in the middle asks again.
 */

export type ChatEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "chose"; readonly option: ChatOption }
  /** One of the questions that are offered once a plan exists. */
  | { readonly type: "asked"; readonly question: QuickQuestion }
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
  | {
      readonly type: "generated";
      readonly hobby: string;
      readonly kept: Extract<GuideContent, { key: "plan-ready" }>["kept"];
    }
  /** The member already has a plan for this hobby. `completed`: how many of its days, if known. */
  | {
      readonly type: "duplicate";
      readonly planId: string | undefined;
      readonly completed?: number | undefined;
    }
  | { readonly type: "plan-limit" }
  | { readonly type: "failed"; readonly reason: "offline" | "failed" }
  | { readonly type: "failed"; readonly reason: "limited"; readonly minutes: number }
  /** `message`: the server's. */
  | { readonly type: "failed"; readonly reason: "refused"; readonly message: string }
  /** A plan from an earlier visit is on the screen again. */
  | { readonly type: "returned"; readonly hobby: string }
  /** No plan is on the screen any more. */
  | { readonly type: "left" }
  | { readonly type: "replied"; readonly text: string }
  | { readonly type: "unanswered" };

export function startConversation(at: number): Conversation {
  const empty: Conversation = { step: "hobby", answers: {}, messages: [] };
  return addGuideMessage(empty, at, { key: "greeting" });
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
    case "chose":
      return handleChosen(state, event.option, at);
    case "asked":
      return state.step === "plan"
        ? askAboutPlan(state, { key: "quick-question", question: event.question }, at)
        : state;
    case "named":
      return handleTyped({ ...startConversation(at) }, event.text.trim(), at);
    case "surprised":
      return surpriseVisitor(state, event.hobby, at);
    case "checked":
      return handleCheck(state, event, at);
    case "author-changed":
      return state.step === "generating"
        ? addGuideMessage(state, at, { key: "another-author" })
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
      return clearPending(addGuideMessage(state, at, toGuideContent(event.text)));
    case "unanswered":
      return clearPending(addGuideMessage(state, at, { key: "no-answer" }));
  }
}

function addGuideMessage(
  state: Conversation,
  at: number,
  content: GuideContent,
  options: readonly ChatOption[] = [],
): Conversation {
  return addMessage(state, {
    ...newMessage(state, at),
    sender: "ai",
    content,
    ...(options.length > 0 && { options: [...options] }),
  });
}

const addVisitorMessage = (
  state: Conversation,
  at: number,
  content: VisitorContent,
): Conversation => addMessage(state, { ...newMessage(state, at), sender: "user", content });

function newMessage(state: Conversation, timestamp: number) {
  const last = state.messages.at(-1)?.id.slice(1) ?? "0";
  return { id: `m${Number(last) + 1}`, step: state.step, timestamp };
}

/** A long conversation loses its beginning, so that it can still be stored. */
const addMessage = (state: Conversation, message: ChatMessage): Conversation => ({
  ...state,
  messages: [...state.messages, message].slice(-300),
});

function clearPending(state: Conversation): Conversation {
  const { pending: _, ...rest } = state;
  return rest;
}

const findQuestion = (step: ChatStep): Question | undefined =>
  QUESTIONS.find((question) => question.step === step);

const lastGuideMessage = (state: Conversation): GuideMessage | undefined =>
  state.messages.findLast((message) => message.sender === "ai");

function handleTyped(state: Conversation, text: string, at: number): Conversation {
  if (text === "" || state.pending) return state;
  const content = { key: "text", text } as const;
  if (state.step === "plan") return askAboutPlan(state, content, at);
  const withMessage = addVisitorMessage(state, at, content);
  const question = findQuestion(state.step);
  if (question) {
    const value = findNamedAnswer(question, text);
    // Other words go to the hobby check first: they may be a cry for help.
    return value === undefined
      ? { ...withMessage, pending: { kind: "check", text } }
      : markChosen(acceptAnswer(withMessage, question, value, at), state, {
          type: "answer",
          value,
        });
  }
  if (state.step === "generating") return withMessage;
  return { ...withMessage, step: "hobby", pending: { kind: "check", text } };
}

type PlanQuestionContent = Extract<
  NonNullable<Conversation["pending"]>,
  { kind: "ask" }
>["question"];

function askAboutPlan(
  state: Conversation,
  question: PlanQuestionContent,
  at: number,
): Conversation {
  if (state.pending) return state;
  return { ...addVisitorMessage(state, at, question), pending: { kind: "ask", question } };
}

/** Marks the chosen option in the question that was open before. */
function markChosen(state: Conversation, before: Conversation, option: ChatOption): Conversation {
  const asked = lastGuideMessage(before);
  const chosen = asked?.options?.findIndex((offered) => isSameOption(offered, option)) ?? -1;
  if (chosen === -1) return state;
  const messages = state.messages.map((message) =>
    message.sender === "ai" && message.id === asked?.id ? { ...message, chosen } : message,
  );
  return { ...state, messages };
}

/** Both come from the same place, so their fields have the same order. */
const isSameOption = (one: ChatOption, other: ChatOption): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An option acts only while it is open; what leads out of the conversation says nothing in it. */
function handleChosen(state: Conversation, option: ChatOption, at: number): Conversation {
  const asked = lastGuideMessage(state);
  const isOffered = asked?.options?.some((offered) => isSameOption(offered, option)) ?? false;
  if (state.pending || !isOffered || isWayOut(option)) return state;
  const withMessage = addVisitorMessage(state, at, { key: "chosen", option });
  return markChosen(actOnOption(withMessage, option, at), state, option);
}

function actOnOption(
  state: Conversation,
  option: Exclude<ChatOption, WayOut>,
  at: number,
): Conversation {
  switch (option.type) {
    case "answer": {
      const question = findQuestion(state.step);
      return question ? acceptAnswer(state, question, option.value, at) : state;
    }
    case "name":
      return { ...state, step: "hobby", pending: { kind: "check", text: option.hobby } };
    case "confirm":
      return option.doubt === "complex"
        ? startQuestions(state, option.hobby, at)
        : reply(state, at, askFamily(option.hobby));
    case "general":
      return startQuestions(state, option.hobby, at);
    case "family":
      return { ...startQuestions(state, option.hobby, at), family: option.family };
    case "retry":
      return state.hobby && state.step !== "hobby"
        ? { ...state, step: "generating", pending: { kind: "generate" } }
        : state;
    case "replace":
      // The old plan for this hobby is deleted when the new one is finished, not before.
      return state.hobby && state.step === "review"
        ? { ...state, step: "generating", pending: { kind: "generate", force: true } }
        : state;
    case "other":
      return addGuideMessage({ ...state, step: "hobby" }, at, { key: "which-other" });
  }
}

/** The hobby is settled, and the first question follows. */
function startQuestions(state: Conversation, hobby: string, at: number): Conversation {
  const { family: _, ...rest } = clearPending(state);
  return askNext({ ...rest, hobby, answers: {}, step: "experience" }, QUESTIONS[0], at);
}

const reply = (state: Conversation, at: number, { content, options }: CheckReply): Conversation =>
  addGuideMessage(state, at, content, options);

const askNext = (state: Conversation, question: Question, at: number): Conversation =>
  addGuideMessage(
    state,
    at,
    question.step === "experience"
      ? { key: "ask-experience", hobby: state.hobby ?? "" }
      : { key: `ask-${question.step}` },
    answerOptions(question),
  );

function acceptAnswer(
  state: Conversation,
  question: Question,
  value: AnswerValue,
  at: number,
): Conversation {
  const answers = { ...state.answers, ...parseAnswer(question, value) };
  const next = QUESTIONS[QUESTIONS.findIndex(({ step }) => step === question.step) + 1];
  if (next) return askNext({ ...state, answers, step: next.step }, next, at);
  return startGeneration({ ...state, answers }, at);
}

function parseAnswer(question: Question, value: AnswerValue): Partial<Answers> {
  if (question.field === "experience") return { experience: ExperienceSchema.parse(value) };
  if (question.field === "timeAvailable") return { timeAvailable: TimeSchema.parse(value) };
  return { goal: GoalSchema.parse(value) };
}

const startGeneration = (state: Conversation, at: number): Conversation => ({
  ...addGuideMessage({ ...state, step: "generating" }, at, { key: "writing" }),
  pending: { kind: "generate" },
});

function surpriseVisitor(state: Conversation, hobby: string, at: number): Conversation {
  if (state.pending || state.step === "generating") return state;
  const withMessage = addVisitorMessage({ ...state, step: "hobby" }, at, { key: "surprise" });
  const { family: _, ...rest } = withMessage;
  return startGeneration({ ...rest, hobby, answers: { ...DEFAULT_ANSWERS } }, at);
}

function handleCheck(
  state: Conversation,
  { text, check, offline }: Extract<ChatEvent, { type: "checked" }>,
  at: number,
): Conversation {
  if (state.pending?.kind !== "check" || state.pending.text !== text) return state;
  const free = clearPending(state);
  const question = findQuestion(state.step);
  if (question && check.unsafeKind !== "self-harm") return acceptOwnWords(free, question, text, at);
  if (check.isValid) {
    const noted = offline ? addGuideMessage(free, at, { key: "checked-here" }) : free;
    const hobby = check.suggestion ?? text;
    return check.nearest
      ? reply(
          noted,
          at,
          replyWithoutLessons(hobby, { nearest: check.nearest, danger: check.danger }),
        )
      : startQuestions(noted, hobby, at);
  }
  return reply(free, at, replyToCheck(check, text));
}

/** An answer to a question in the visitor's own words. */
function acceptOwnWords(
  state: Conversation,
  question: Question,
  text: string,
  at: number,
): Conversation {
  const value = findMeantAnswer(question, text);
  return value === undefined
    ? addGuideMessage(state, at, { key: "choose-one" }, answerOptions(question))
    : markChosen(acceptAnswer(state, question, value, at), state, { type: "answer", value });
}

function showPlan(
  state: Conversation,
  { hobby, kept }: Extract<ChatEvent, { type: "generated" }>,
  at: number,
): Conversation {
  const done = clearPending({ ...state, step: "plan", hobby });
  return addGuideMessage(done, at, { key: "plan-ready", hobby, kept });
}

/** Spec 1 §8, with the options to go on; the step becomes 'review' (§4). */
function offerExistingPlan(
  state: Conversation,
  { planId, completed }: Extract<ChatEvent, { type: "duplicate" }>,
  at: number,
): Conversation {
  return addGuideMessage(
    clearPending({ ...state, step: "review" }),
    at,
    { key: "plan-exists", hobby: state.hobby ?? "" },
    [
      planId === undefined ? { type: "dashboard" } : { type: "open", planId },
      { type: "replace", ...(completed !== undefined && { completed }) },
      { type: "other" },
    ],
  );
}

/** Spec 1 §8. The answers are kept: once there is room, 'Retry' makes this plan. */
function explainPlanLimit(state: Conversation, at: number): Conversation {
  return addGuideMessage(clearPending({ ...state, step: "review" }), at, { key: "plan-limit" }, [
    { type: "dashboard", toMakeRoom: true },
    { type: "retry" },
  ]);
}

type WayOut = Extract<ChatOption, { type: "open" | "dashboard" }>;

/** Whether an option leads out of the conversation, to another screen. */
export const isWayOut = (option: ChatOption): option is WayOut =>
  option.type === "open" || option.type === "dashboard";

/**
 * Replaces a conversation about another plan or none, unless something is being checked or written.
 */
function resumePlan(state: Conversation, hobby: string, at: number): Conversation {
  if (state.pending || (state.step === "plan" && state.hobby === hobby)) return state;
  const fresh: Conversation = { step: "plan", hobby, answers: {}, messages: [] };
  return addGuideMessage(fresh, at, { key: "welcome-back", hobby });
}

function explainFailure(
  state: Conversation,
  event: Extract<ChatEvent, { type: "failed" }>,
  at: number,
): Conversation {
  const stopped = clearPending({ ...state, step: "review" as const });
  const content = failureContent(event);
  if (content.key === "help-in-crisis") return addGuideMessage(stopped, at, content);
  const other: ChatOption = { type: "other" };
  const options = event.reason === "refused" ? [other] : [{ type: "retry" } as const, other];
  return addGuideMessage(stopped, at, content, options);
}

function failureContent(event: Extract<ChatEvent, { type: "failed" }>): GuideContent {
  if (event.reason === "refused") return toGuideContent(event.message);
  return event.reason === "limited"
    ? { key: "limited", minutes: event.minutes }
    : { key: event.reason };
}

/**
 * Whether the guide's last message offered help in a crisis: nothing cheerful is shown beside it.
 */
export const needsCare = (state: Conversation): boolean =>
  lastGuideMessage(state)?.content.key === "help-in-crisis";

/** Whether a message's buttons still work: only those of the last question do (spec 1 §4). */
export const areOptionsOpen = (state: Conversation, message: GuideMessage): boolean =>
  !state.pending && message.options !== undefined && lastGuideMessage(state)?.id === message.id;
