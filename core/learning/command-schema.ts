import { z } from "zod";
import { isStorable } from "../forms/storable.ts";
import { type PlanCommand, REFUSAL_REASONS } from "./commands.ts";
import { LearningEventSchema } from "./events.ts";

/** The command that becomes this event: it names its plan, and has no other fields. */
const inPlan = <Shape extends z.ZodRawShape>(event: z.ZodObject<Shape>) =>
  event.extend({ planId: z.string().refine(isStorable).min(1).max(100) }).strict();

const [completeDay, reopenDay, tickStep, untickStep, pausePlan, resumePlan, renamePlan] =
  LearningEventSchema.options;

/** A `PlanCommand` as it is stored and sent. */
export const CommandSchema = z.discriminatedUnion("kind", [
  inPlan(completeDay),
  inPlan(reopenDay),
  inPlan(tickStep),
  inPlan(untickStep),
  inPlan(pausePlan),
  inPlan(resumePlan),
  inPlan(renamePlan),
  inPlan(pausePlan.extend({ kind: z.literal("delete-plan") })),
]) satisfies z.ZodType<PlanCommand>;

export const RefusalReasonSchema = z.enum(REFUSAL_REASONS);
