import { z } from "zod";
import { BlockSchema } from "./blocks.ts";

/** The header of a page that is only text: `content/pages/<slug>.md`. */
export const PageHeaderSchema = z.strictObject({
  title: z.string().trim().min(3).max(80),
  description: z.string().trim().min(60).max(180),
  /** When its text was last changed: legal pages show this date, not today's (spec 2 §2). */
  revised: z.iso.date(),
});

export const TextPageSchema = z.strictObject({
  ...PageHeaderSchema.shape,
  blocks: z.array(BlockSchema).min(1),
});
export type TextPage = z.infer<typeof TextPageSchema>;
