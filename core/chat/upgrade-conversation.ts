import { z } from "zod";
import {
  type ChatMessage,
  type ChatOption,
  type ChatStep,
  type Conversation,
  ConversationSchema,
  OptionSchema,
  StepSchema,
} from "./message.ts";

/**
 * A conversation in the form of earlier versions as one of today, or undefined when it is not one.
 * Its sentences stay as they are, as texts.
 */
export function upgradeConversation(value: unknown): Conversation | undefined {
  const parsed = SentencesSchema.safeParse(value);
  return parsed.success && parsed.data.messages.length > 0 ? upgrade(parsed.data) : undefined;
}

/** How conversations were stored first: as sentences, and options as text with a prefix. */
const SentencesSchema = ConversationSchema.extend({
  messages: z
    .array(
      z.object({
        id: z.string(),
        sender: z.enum(["ai", "user"]),
        content: z.string(),
        options: z
          .array(
            z.object({ value: z.string(), label: z.string(), description: z.string().optional() }),
          )
          .optional(),
        chosen: z.string().optional(),
        step: StepSchema,
        timestamp: z.number(),
      }),
    )
    .max(400),
  pending: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("check"), text: z.string() }),
      z.object({ kind: z.literal("generate"), force: z.boolean().optional() }),
      z.object({ kind: z.literal("ask"), text: z.string() }),
    ])
    .optional(),
});
type Sentences = z.infer<typeof SentencesSchema>;
type SentencesMessage = Sentences["messages"][number];

function upgrade({ messages, pending, ...rest }: Sentences): Conversation {
  return {
    ...rest,
    messages: messages.map(upgradeMessage),
    ...(pending && {
      pending:
        pending.kind === "ask"
          ? { kind: "ask", question: { key: "text", text: pending.text } }
          : pending,
    }),
  };
}

function upgradeMessage(message: SentencesMessage): ChatMessage {
  const { content, options, chosen, sender, ...rest } = message;
  if (sender === "user") return { ...rest, sender, content: { key: "text", text: content } };
  const place = options?.findIndex(({ value }) => value === chosen) ?? -1;
  return {
    ...rest,
    sender,
    content: content.startsWith(CARE) ? { key: "help-in-crisis" } : { key: "text", text: content },
    ...(options && { options: options.map((option) => upgradeOption(option, message.step)) }),
    ...(place !== -1 && { chosen: place }),
  };
}

function upgradeOption(
  { value, label, description }: NonNullable<SentencesMessage["options"]>[number],
  step: ChatStep,
): ChatOption {
  const [, prefix, rest = ""] =
    /^(confirm|retry|other|replace|open|dashboard):(.*)$/su.exec(value) ?? [];
  switch (prefix) {
    case "retry":
    case "other":
      return { type: prefix };
    case "open":
      return { type: "open", planId: rest };
    case "dashboard":
      return { type: "dashboard", ...(description !== undefined && { toMakeRoom: true }) };
    case "replace": {
      const completed = /\b(\d)\/7 days completed/u.exec(description ?? "")?.[1];
      return { type: "replace", ...(completed !== undefined && { completed: Number(completed) }) };
    }
    case "confirm":
      return { type: "confirm", hobby: rest, doubt: DOUBTS[label] ?? "misspelled" };
  }
  const isQuestion = step === "experience" || step === "time" || step === "goal";
  const answer = isQuestion ? OptionSchema.safeParse({ type: "answer", value }) : undefined;
  return answer?.data ?? { type: "name", hobby: value };
}

/** How the words of care began, beside which nothing cheerful is shown. */
const CARE = "I'm glad you told me, and I'm sorry if things are this hard.";

/** The labels by which an option to insist was told apart. */
const DOUBTS: Readonly<Record<string, "complex" | "unknown">> = {
  "Make it anyway": "complex",
  "Yes, make this plan": "unknown",
};
