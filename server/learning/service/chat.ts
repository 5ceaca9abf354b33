import type { Logger } from "pino";
import type { ChatStreamLine } from "#contract/learning/plan-stream.ts";
import { answerFromPlan, findKnowledge, type PlanQuestion } from "#core/chat/answer-from-plan.ts";
import { refusalText } from "#core/chat/reply-to-check.ts";
import type { HobbyIndex } from "#core/hobby-check/build-index.ts";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import type { Lesson } from "#core/lesson/lesson.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { changesBetween } from "#core/plan/changes.ts";
import { findDay } from "#core/plan/plan.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { AuthorError } from "../../ports/author.ts";
import type { ChatContext, Model } from "../../ports/model.ts";
import type { Lessons } from "../../services/lessons.ts";

/**
 * Answers learners' questions about a plan. Never fails: without a model, the answer comes from the
 * plan.
 */
export interface Guide {
  /** The growing answer as the lines that the browser receives; ends with `done`. */
  write(question: PlanQuestion, signal: AbortSignal): AsyncIterable<ChatStreamLine>;
  /** The complete answer. */
  writeComplete(question: PlanQuestion, signal: AbortSignal): Promise<string>;
}

export function createGuide(
  lessons: Lessons,
  model: Model | undefined,
  metrics: Pick<Metrics, "authored">,
  log: Logger,
): Guide {
  /** The answer so far, again and again; each replaces the one before, and the last is the answer. */
  async function* answer(question: PlanQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const index = await lessons.index();
    const kind = unsafeKindOf(question, index);
    // For this, neither a model's wording nor a lesson's is good enough.
    if (kind) {
      yield refusalText(kind, index.offers[kind] ?? []);
      return;
    }
    const { answers = DEFAULT_ANSWERS, general } = question.plan ?? {};
    const lesson = await lessons.lessonFor(question.hobby, { ...answers, family: general });
    if (model) {
      try {
        const context = contextOf(question, lesson);
        for await (const { text } of model.chat(question.message, context, signal)) yield text;
        metrics.authored("answer", "model", "ok");
        return;
      } catch (error) {
        const code = error instanceof AuthorError ? error.code : "internal";
        metrics.authored("answer", "model", code);
        log.warn({ code, err: error }, "the model did not answer a question");
      }
    }
    metrics.authored("answer", "library", "ok");
    yield answerFromPlan(question, lesson);
  }

  return {
    async *write(question, signal) {
      let sent: string | undefined;
      for await (const text of answer(question, signal)) {
        const changes = changesBetween(sent, text);
        sent = text;
        if (changes.length > 0) yield { type: "changes", changes };
      }
      yield { type: "done" };
    },
    async writeComplete(question, signal) {
      let reply = "";
      for await (const text of answer(question, signal)) reply = text;
      return reply;
    },
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
