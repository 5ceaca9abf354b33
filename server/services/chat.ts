import type { Logger } from "pino";
import { answerFromPlan, type PlanQuestion } from "#core/chat/answer-from-plan.ts";
import { dayOf } from "#core/plan/plan.ts";
import type { Model } from "../adapters/model/model.ts";
import type { Lessons } from "./lessons.ts";
import { AuthorError } from "./plans/author.ts";

/** Answers a learner's question about a plan. Never fails: without a model the plan itself answers. */
export type ChatAnswerer = (question: PlanQuestion, signal: AbortSignal) => Promise<string>;

export function createChatAnswerer(
  lessons: Lessons,
  model: Model | undefined,
  log: Logger,
): ChatAnswerer {
  return async (question, signal) => {
    if (model) {
      try {
        return await model.chat(question.message, contextOf(question), signal);
      } catch (error) {
        const code = error instanceof AuthorError ? error.code : "internal";
        log.warn({ code, err: error }, "the model did not answer a question");
      }
    }
    return answerFromPlan(question, await lessons.lessonFor(question.hobby));
  };
}

const contextOf = ({ hobby, plan, day, completedDays }: PlanQuestion) => ({
  hobby,
  title: plan?.title,
  outline: plan?.outline,
  day: plan && dayOf(plan, day),
  completedDays,
});
