import type { Logger } from "pino";
import { answerFromPlan, findKnowledge, type PlanQuestion } from "#core/chat/answer-from-plan.ts";
import { refusalText } from "#core/chat/reply-to-check.ts";
import type { HobbyIndex } from "#core/hobby-check/build-index.ts";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import type { Lesson } from "#core/lesson/lesson.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { findDay } from "#core/plan/plan.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { AuthorError } from "../../ports/author.ts";
import type { ChatContext, Model } from "../../ports/model.ts";
import type { Lessons } from "../../services/lessons.ts";

/**
 * Answers a learner's question about a plan. Never fails: without a model, the answer comes from
 * the plan.
 */
export type ChatAnswerer = (question: PlanQuestion, signal: AbortSignal) => Promise<string>;

export function createChatAnswerer(
  lessons: Lessons,
  model: Model | undefined,
  metrics: Pick<Metrics, "authored">,
  log: Logger,
): ChatAnswerer {
  return async (question, signal) => {
    const index = await lessons.index();
    const kind = unsafeKindOf(question, index);
    // For this, neither a model's wording nor a lesson's is good enough.
    if (kind) return refusalText(kind, index.offers[kind] ?? []);
    const { answers = DEFAULT_ANSWERS, general } = question.plan ?? {};
    const lesson = await lessons.lessonFor(question.hobby, { ...answers, family: general });
    if (model) {
      try {
        const context = contextOf(question, lesson);
        const answer = await model.chat(question.message, context, signal);
        metrics.authored("answer", "model", "ok");
        return answer;
      } catch (error) {
        const code = error instanceof AuthorError ? error.code : "internal";
        metrics.authored("answer", "model", code);
        log.warn({ code, err: error }, "the model did not answer a question");
      }
    }
    metrics.authored("answer", "library", "ok");
    return answerFromPlan(question, lesson);
  };
}

/**
 * Self-harm is recognized in any wording; about other harm a learner may ask ('does lye burn
 * people?').
 */
function unsafeKindOf({ message, hobby }: PlanQuestion, { unsafe }: HobbyIndex) {
  const asked = findUnsafe(message, unsafe, "question");
  return asked === "self-harm"
    ? asked
    : (findUnsafe(hobby, unsafe) ?? findUnsafe(message, unsafe, "lesson"));
}

function contextOf(question: PlanQuestion, lesson: Lesson): ChatContext {
  const { hobby, plan, day, completedDays } = question;
  return {
    hobby,
    title: plan?.title,
    outline: plan?.outline,
    day: plan && findDay(plan, day),
    // What a general week knows is about finding a teacher, and fits no other plan.
    ...(lesson.general === plan?.general && { knowledge: findKnowledge(question, lesson) }),
    completedDays,
  };
}
