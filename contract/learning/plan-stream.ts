import { z } from "zod";
import { ChangeSchema } from "#core/plan/changes.ts";
import { errorBodySchema, listErrorCodes } from "../errors.ts";

/** The three steps of the progress bar (spec 1 §2), in order. */
export const GENERATION_STEPS = ["outlining", "videos", "touches"] as const;

const ChangesLine = z.object({ type: z.literal("changes"), changes: z.array(ChangeSchema) });
const DoneLine = z.object({ type: z.literal("done") });

/** One line of the stream in which a plan arrives. */
export const PlanStreamLineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("step"), step: z.enum(GENERATION_STEPS) }),
  /** Who is writing now; a second such line means that another author started over. */
  z.object({ type: z.literal("author"), author: z.enum(["library", "model"]) }),
  ChangesLine,
  /** For members: whether the plan is now saved in the account. */
  z.object({ type: z.literal("saved"), saved: z.boolean() }),
  DoneLine,
  z.object({ type: z.literal("error"), error: errorBodySchema(listErrorCodes([])) }),
]);
export type PlanStreamLine = z.infer<typeof PlanStreamLineSchema>;

/** One line of the stream in which the guide's answer arrives: changes to a text. */
export const ChatStreamLineSchema = z.discriminatedUnion("type", [ChangesLine, DoneLine]);
export type ChatStreamLine = z.infer<typeof ChatStreamLineSchema>;

export type GenerationStep = (typeof GENERATION_STEPS)[number];
