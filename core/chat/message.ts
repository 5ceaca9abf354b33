import { z } from "zod";
import { UnsafeKindSchema } from "../hobby-check/result.ts";
import { ExperienceSchema, GoalSchema, TimeSchema } from "../plan/answers.ts";
import { ArchetypeSchema } from "../plan/family.ts";

/**
 * The messages of a conversation as they are stored: keys with arguments and typed options, no
 * sentences. `words.ts` has the words, `render.ts` puts them in.
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

const AnswerValueSchema = z.union([ExperienceSchema, TimeSchema, GoalSchema]);
export type AnswerValue = z.infer<typeof AnswerValueSchema>;

/** A button under a message: what pressing it does. Its label follows from that. */
export const OptionSchema = z.discriminatedUnion("type", [
  /** Answers the question that is open. */
  z.object({ type: z.literal("answer"), value: AnswerValueSchema }),
  /** Names a hobby, which is checked like a typed one. */
  z.object({ type: z.literal("name"), hobby: z.string() }),
  /** Insists on a hobby that is too complex, unknown, or looks misspelled. */
  z.object({
    type: z.literal("confirm"),
    hobby: z.string(),
    doubt: z.enum(["complex", "unknown", "misspelled"]),
  }),
  /** A general week for a hobby that has no lessons. */
  z.object({ type: z.literal("general"), hobby: z.string() }),
  /** Says what an unknown hobby is closest to, for a general week of that family. */
  z.object({ type: z.literal("family"), hobby: z.string(), family: ArchetypeSchema }),
  /** `other`: another hobby. */
  z.object({ type: z.enum(["retry", "other"]) }),
  /** Replaces the plan of the same hobby; `completed`: how many of its days, if known. */
  z.object({ type: z.literal("replace"), completed: z.number().int().min(0).optional() }),
  z.object({ type: z.literal("open"), planId: z.string() }),
  /** `toMakeRoom`: to delete a plan there, because there are too many. */
  z.object({ type: z.literal("dashboard"), toMakeRoom: z.boolean().optional() }),
]);
export type ChatOption = z.infer<typeof OptionSchema>;

const QuickQuestionSchema = z.enum(["start", "today", "resources", "mistakes"]);
export type QuickQuestion = z.infer<typeof QuickQuestionSchema>;
/** Spec 1 §2: offered once a plan exists. */
export const QUICK_QUESTIONS = QuickQuestionSchema.options;

/** Words that have no key: the visitor's own, the server's or a model's. */
const TextSchema = z.object({ key: z.literal("text"), text: z.string() });

/** Sentences of the guide that take no argument. */
const PlainSchema = z.object({
  key: z.enum([
    "greeting",
    "ask-time",
    "ask-goal",
    /** After words that answer no question. */
    "choose-one",
    /** The hobby was checked in the browser. */
    "checked-here",
    /** Why a text is not taken for one hobby: `Reason` of the hobby check. */
    "short",
    "vague",
    "gibberish",
    "several",
    "help-in-crisis",
    "which-other",
    "writing",
    "another-author",
    "plan-limit",
    /** A plan could not be made: without a connection, or for whatever else. */
    "offline",
    "failed",
    /** To a question about a plan. */
    "no-answer",
  ]),
});
export type PlainKey = z.infer<typeof PlainSchema>["key"];

/** Those that name a hobby. */
const AboutHobbySchema = z.object({
  key: z.enum([
    "ask-experience",
    "complex",
    "did-you-mean",
    "no-lessons",
    "plan-exists",
    "welcome-back",
  ]),
  hobby: z.string(),
});
export type AboutHobbyKey = z.infer<typeof AboutHobbySchema>["key"];

/** What the guide says. */
export const GuideContentSchema = z.discriminatedUnion("key", [
  TextSchema,
  PlainSchema,
  AboutHobbySchema,
  z.object({ key: z.literal("unknown"), typed: z.string() }),
  /** A hobby that can kill; `rule`: what may be done alone, and what not. */
  z.object({ key: z.literal("dangerous"), hobby: z.string(), rule: z.string() }),
  z.object({ key: z.literal("unsafe"), kind: UnsafeKindSchema.exclude(["self-harm"]) }),
  /** `kept`: where the plan is stored; 'nowhere' means that it is lost when the page is left. */
  z.object({
    key: z.literal("plan-ready"),
    hobby: z.string(),
    kept: z.enum(["account", "device", "nowhere"]),
  }),
  /** `minutes` until the next plan can be made. */
  z.object({ key: z.literal("limited"), minutes: z.number() }),
]);
export type GuideContent = z.infer<typeof GuideContentSchema>;

/** A question about the plan. */
const QuestionContentSchema = z.discriminatedUnion("key", [
  TextSchema,
  z.object({ key: z.literal("quick-question"), question: QuickQuestionSchema }),
]);

/** What the visitor says, by typing or by a button. */
const VisitorContentSchema = z.discriminatedUnion("key", [
  ...QuestionContentSchema.options,
  z.object({ key: z.literal("chosen"), option: OptionSchema }),
  z.object({ key: z.literal("surprise") }),
]);
export type VisitorContent = z.infer<typeof VisitorContentSchema>;

const MESSAGE = { id: z.string(), step: StepSchema, timestamp: z.number() };

/** Spec 1 §3: 'ai' is the guide, 'user' the visitor. */
const MessageSchema = z.discriminatedUnion("sender", [
  z.object({
    ...MESSAGE,
    sender: z.literal("ai"),
    content: GuideContentSchema,
    options: z.array(OptionSchema).optional(),
    /** The place of the chosen option among them, whether it was pressed or typed. */
    chosen: z.number().int().min(0).optional(),
  }),
  z.object({ ...MESSAGE, sender: z.literal("user"), content: VisitorContentSchema }),
]);
export type ChatMessage = z.infer<typeof MessageSchema>;
export type GuideMessage = Extract<ChatMessage, { sender: "ai" }>;

const PendingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("check"), text: z.string() }),
  /** `force`: the new plan replaces the member's plan of the same hobby. */
  z.object({ kind: z.literal("generate"), force: z.boolean().optional() }),
  z.object({ kind: z.literal("ask"), question: QuestionContentSchema }),
]);

export const ConversationSchema = z.object({
  step: StepSchema,
  hobby: z.string().optional(),
  /** What the visitor says that an unknown hobby is closest to. */
  family: ArchetypeSchema.optional(),
  answers: z.object({
    experience: ExperienceSchema.optional(),
    timeAvailable: TimeSchema.optional(),
    goal: GoalSchema.optional(),
  }),
  messages: z.array(MessageSchema).max(400),
  pending: PendingSchema.optional(),
});
export type Conversation = z.infer<typeof ConversationSchema>;

/**
 * A stored conversation, or undefined when it cannot be used as it is: what earlier versions stored
 * goes through `upgradeConversation`.
 */
export function parseConversation(value: unknown): Conversation | undefined {
  const parsed = ConversationSchema.safeParse(value);
  return parsed.success && parsed.data.messages.length > 0 ? parsed.data : undefined;
}
