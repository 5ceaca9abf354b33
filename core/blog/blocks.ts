import { z } from "zod";

/**
 * A text as typed blocks, made from a Markdown file. It contains no HTML, so no file can inject
 * markup.
 */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "strong" | "emphasis"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly to: string; readonly content: readonly Inline[] };

export const InlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("text"), text: z.string() }),
    z.strictObject({ kind: z.literal("code"), text: z.string() }),
    z.strictObject({ kind: z.literal("break") }),
    z.strictObject({ kind: z.enum(["strong", "emphasis"]), content: z.array(InlineSchema) }),
    z.strictObject({ kind: z.literal("link"), to: z.string(), content: z.array(InlineSchema) }),
  ]),
);

const content = z.array(InlineSchema);

/** A question and its answer, in the accordion. */
export const QuestionSchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  answer: z.array(content).min(1),
});

export const BlockSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal("paragraph"), content }),
  /** A paragraph with the 'Generate My Plan' button under it (spec 2 §2). */
  z.strictObject({ kind: z.literal("call-to-action"), content }),
  z.strictObject({ kind: z.literal("bullets"), items: z.array(content) }),
  /** Numbered items, shown as highlighted boxes. */
  z.strictObject({ kind: z.literal("numbered"), start: z.number(), items: z.array(content) }),
  z.strictObject({ kind: z.literal("quote"), content }),
  z.strictObject({ kind: z.literal("image"), source: z.string(), alt: z.string() }),
  z.strictObject({ kind: z.literal("questions"), items: z.array(QuestionSchema).min(1) }),
]);
export type Block = z.infer<typeof BlockSchema>;

/** Spec 2 §2: the beginning of a line that invites readers to make a plan. */
const INVITATION = /^(?:Ready to|Stop waiting|Let AI do|Don['’]t wait)\b/u;

export const isCallToAction = (text: string): boolean => INVITATION.test(text);

/** The heading above questions and answers. */
const QUESTIONS = /^(?:FAQ|FAQs|Frequently asked questions)$/iu;

export const isQuestionsHeading = (text: string): boolean => QUESTIONS.test(text.trim());

/** The words of a run of text. */
export const plainText = (run: readonly Inline[]): string =>
  run
    .map((part) =>
      part.kind === "break" ? " " : "content" in part ? plainText(part.content) : part.text,
    )
    .join("");

/** All words of the blocks, for the search. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      switch (block.kind) {
        case "heading":
          return [block.text];
        case "bullets":
        case "numbered":
          return block.items.map(plainText);
        case "questions":
          return block.items.flatMap(({ question, answer }) => [
            question,
            ...answer.map(plainText),
          ]);
        case "image":
          return [block.alt];
        default:
          return [plainText(block.content)];
      }
    })
    .join("\n");
