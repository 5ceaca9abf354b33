import type { LessonRequest } from "#core/lesson/compose.ts";
import type { Figures } from "#core/lesson/week.ts";
import type { Day } from "#core/plan/plan.ts";
import type { DayContext, PlanEvent } from "../../ports/author.ts";
import { AuthorError } from "../../ports/author.ts";
import type { Model } from "../../ports/model.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { createAnswerCache } from "./answer-cache.ts";
import type { CircuitBreaker } from "./breaker.ts";
import { createCircuitBreaker } from "./breaker.ts";
import type { UsageBudget } from "./budget.ts";
import { createDailyBudget, UNLIMITED } from "./budget.ts";
import { ModelClient } from "./client.ts";
import type { ModelConfig } from "./config.ts";
import { DEFAULTS } from "./config.ts";
import { toDay, toOpening } from "./lesson.ts";
import type { IsUnsafe } from "./questions.ts";
import { chatQuestion, dayQuestion, hobbyQuestion, planQuestion } from "./questions.ts";

export interface ModelDependencies {
  /** Checks everything that a model wrote before anybody sees it. */
  readonly isUnsafe: IsUnsafe;
  /** The library's figures of a hobby, for these answers; by default none. */
  readonly figuresFor?: ((request: LessonRequest) => Promise<Figures>) | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** [0, 1). */
  readonly random: () => number;
  /** Defaults to the configured daily budget, counted in this process. */
  readonly budget?: UsageBudget | undefined;
  readonly breaker?: CircuitBreaker | undefined;
  readonly cache?: AnswerCache | undefined;
  /** Aborted, with an AuthorError, when nothing may be waited for any longer. */
  readonly ending?: AbortSignal | undefined;
}

/** Creates the client; neither the SDK nor the network is used before the first question. */
export function createModel(config: ModelConfig, dependencies: ModelDependencies): Model {
  const { isUnsafe, now, random, figuresFor = async () => ({}) } = dependencies;
  const client = new ModelClient(config, {
    now,
    random,
    budget:
      dependencies.budget ??
      (config.dailyBudget === undefined ? UNLIMITED : createDailyBudget(config.dailyBudget, now)),
    breaker:
      dependencies.breaker ??
      createCircuitBreaker({
        threshold: config.breakerThreshold ?? DEFAULTS.breakerThreshold,
        coolDownMs: config.breakerCoolDownMs ?? DEFAULTS.breakerCoolDownMs,
        now,
      }),
    cache: dependencies.cache ?? createAnswerCache(now),
    ending: dependencies.ending,
  });

  async function* dayEvents(
    request: LessonRequest,
    context: DayContext,
    signal: AbortSignal,
  ): AsyncGenerator<PlanEvent & { type: "day" }, void, undefined> {
    const figures = await figuresFor(request);
    const question = dayQuestion(request, context, isUnsafe, figures);
    for await (const said of client.ask(question, signal)) {
      if (!said.done) yield { type: "day", day: said.partial, final: false };
      else {
        const day = toDay(said.value.day, request, context.day, figures);
        yield { type: "day", day, final: true };
      }
    }
  }

  return {
    kind: "model",

    async *writePlan(request, { signal }) {
      const figures = await figuresFor(request);
      const question = planQuestion(request, isUnsafe, figures);
      for await (const said of client.ask(question, signal)) {
        if (!said.done) {
          yield { type: "opening", opening: said.partial.opening, final: false };
          if (said.partial.day.title !== undefined) {
            yield { type: "day", day: said.partial.day, final: false };
          }
        } else {
          const opening = toOpening(said.value, request);
          const first = toDay(said.value.day, request, 1, figures);
          yield { type: "opening", opening, final: true };
          yield { type: "day", day: first, final: true };
          yield* dayEvents(
            request,
            { day: 2, promise: opening.promise, outline: opening.outline, priorDays: [first] },
            signal,
          );
        }
      }
    },

    async writeDay(request, context, { signal }): Promise<Day> {
      for await (const event of dayEvents(request, context, signal)) {
        if (event.final) return event.day;
      }
      throw new AuthorError("invalid", "no day came");
    },

    async *chat(message, context, signal) {
      for await (const said of client.ask(chatQuestion(message, context, isUnsafe), signal)) {
        yield said.done ? { text: said.value, final: true } : { text: said.partial, final: false };
      }
    },

    async recognizeHobby(text, signal = new AbortController().signal) {
      try {
        return await client.answer(hobbyQuestion(text, isUnsafe), signal);
      } catch {
        return undefined;
      }
    },
  };
}
