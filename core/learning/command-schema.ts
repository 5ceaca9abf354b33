import { z } from "zod";
import { isStorable } from "../forms/storable.ts";
import type { PlanCommand, RefusalReason } from "./commands.ts";
import { LearningEventSchema } from "./events.ts";

const inPlan = { planId: z.string().refine(isStorable).min(1).max(100) };
const [completeDay, reopenDay, tickStep, untickStep, pausePlan, resumePlan, renamePlan] =
  LearningEventSchema.options;

/** A `PlanCommand` as it is stored and sent. */
export const CommandSchema = z.discriminatedUnion("kind", [
  completeDay.extend(inPlan).strict(),
  reopenDay.extend(inPlan).strict(),
  tickStep.extend(inPlan).strict(),
  untickStep.extend(inPlan).strict(),
  pausePlan.extend(inPlan).strict(),
  resumePlan.extend(inPlan).strict(),
  renamePlan.extend(inPlan).strict(),
  pausePlan.extend({ ...inPlan, kind: z.literal("delete-plan") }).strict(),
]) satisfies z.ZodType<PlanCommand>;

export const RefusalReasonSchema = z.enum([
  "day-locked",
  "sign-up-needed",
  "plan-gone",
  "plan-exists",
  "plan-limit",
]) satisfies z.ZodType<RefusalReason>;
