import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { followSignal } from "../../follow-signal.ts";
import { AuthorError } from "../../ports/author.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { CircuitBreaker } from "./breaker.ts";
import type { UsageBudget } from "./budget.ts";
import type { ModelConfig, ModelTimeouts } from "./config.ts";
import {
  CACHE_MS,
  DEFAULT_TIMEOUTS,
  DEFAULTS,
  MAX_RETRY_AFTER_MS,
  PARTIAL_INTERVAL_MS,
  WAITING_PER_SLOT,
} from "./config.ts";
import type { Failure } from "./failures.ts";
import { classifyFailure, healthAfter } from "./failures.ts";
import type { LoadedModel } from "./provider.ts";
import { loadModel } from "./provider.ts";
import type { AnswerFormat, ModelRequest } from "./request.ts";
import { requestText } from "./request.ts";
import type { AnswerUpdate } from "./shared-answer.ts";
import { SharedAnswer } from "./shared-answer.ts";

/** A request together with how its answer is read. */
export interface Question<Value, PartialAnswer> extends ModelRequest {
  /** Whether an identical question within the hour gets the same answer. */
  readonly cacheable: boolean;
  /** Replaces the configured `totalMs` if it is shorter. */
  readonly totalMs?: number | undefined;
  /** @throws AuthorError `invalid` or `refused` */
  read(text: string): Value;
  /** The part of a growing answer that can be shown. @throws AuthorError `refused` */
  partial?(text: string): Promise<PartialAnswer | undefined>;
}

export interface ClientDependencies {
  readonly budget: UsageBudget;
  readonly breaker: CircuitBreaker;
  readonly cache: AnswerCache;
  /** Aborted, with an AuthorError, when nothing may be waited for any longer. */
  readonly ending?: AbortSignal | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** [0, 1), for jitter in the pauses. */
  readonly random: () => number;
}

/** A failed attempt, or a successful one whose text has been read. */
type Attempt<Value> = { ok: true; value: Value; text: string } | { ok: false; failure: Failure };

const LESS: Readonly<Record<AnswerFormat, AnswerFormat>> = {
  schema: "json",
  json: "text",
  text: "text",
};

/**
 * Resolves with the work, or rejects as soon as the signal aborts; the work itself runs to its end.
 */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/**
 * Asks the model: identical questions share one answer, few requests run at a time, temporary
 * failures are retried within the total time, and a server that is down is left alone.
 */
export class ModelClient {
  readonly #config: ModelConfig;
  readonly #timeouts: ModelTimeouts;
  readonly #retries: number;
  readonly #dependencies: ClientDependencies;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #running = new Map<string, SharedAnswer<unknown, unknown>>();
  #model: Promise<LoadedModel> | undefined;
  #format: AnswerFormat = "schema";

  constructor(config: ModelConfig, dependencies: ClientDependencies) {
    this.#config = config;
    this.#dependencies = dependencies;
    this.#timeouts = { ...DEFAULT_TIMEOUTS, ...config.timeouts };
    this.#retries = config.retries ?? DEFAULTS.retries;
    this.#limit = pLimit(config.concurrency ?? DEFAULTS.concurrency);
  }

  /**
   * Yields partial answers as the answer grows, then the answer.
   * @throws AuthorError
   */
  async *ask<Value, PartialAnswer>(
    question: Question<Value, PartialAnswer>,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerUpdate<PartialAnswer, Value>, void, undefined> {
    const { prompt, schema } = question;
    const key = createHash("sha256")
      .update(JSON.stringify([this.#config.model, schema?.name, prompt.system, prompt.user]))
      .digest("hex");
    const known = question.cacheable ? await this.#cached(key, question) : undefined;
    if (known) {
      if (signal.aborted) throw new AuthorError("aborted", "the reader has left");
      yield { done: true, value: known.value };
      return;
    }
    yield* this.#join(key, question).read(signal);
  }

  /** Only the final answer. @throws AuthorError */
  async answer<Value>(question: Question<Value, never>, signal: AbortSignal): Promise<Value> {
    for await (const said of this.ask(question, signal)) if (said.done) return said.value;
    throw new AuthorError("invalid", "no answer came");
  }

  /** An answer of the last hour; undefined if it cannot be loaded or read any more. */
  async #cached<Value>(key: string, question: Question<Value, unknown>) {
    try {
      const text = await this.#dependencies.cache.get(key);
      return text === undefined ? undefined : { value: question.read(text) };
    } catch {
      return undefined;
    }
  }

  #join<Value, PartialAnswer>(key: string, question: Question<Value, PartialAnswer>) {
    // The key includes prompt and schema, and these determine the types.
    const running = this.#running.get(key) as SharedAnswer<PartialAnswer, Value> | undefined;
    if (running && !running.abandoned) return running;
    const shared = new SharedAnswer<PartialAnswer, Value>((signal, publish) =>
      this.#work(key, question, signal, publish).finally(() => {
        if (this.#running.get(key) === shared) this.#running.delete(key);
      }),
    );
    this.#running.set(key, shared);
    return shared;
  }

  async #work<Value, PartialAnswer>(
    key: string,
    question: Question<Value, PartialAnswer>,
    left: AbortSignal,
    publish: (partial: PartialAnswer) => void,
  ): Promise<Value> {
    const total = new AbortController();
    const totalMs = Math.min(this.#timeouts.totalMs, question.totalMs ?? Number.POSITIVE_INFINITY);
    const timer = setTimeout(
      () => total.abort(new AuthorError("timeout", `no answer in ${totalMs} ms`)),
      totalMs,
    );
    const unfollow = followSignal(this.#dependencies.ending, total);
    const signal = AbortSignal.any([left, total.signal]);
    try {
      const { value, text } = await this.#persist(question, signal, publish);
      if (question.cacheable) {
        await this.#dependencies.cache.set(key, text, CACHE_MS).catch(() => {});
      }
      return value;
    } catch (error) {
      throw error instanceof AuthorError ? error : classifyFailure(error, 0).error;
    } finally {
      clearTimeout(timer);
      unfollow();
    }
  }

  /** Attempts until one succeeds, with pauses of 250·2ⁿ ms, plus or minus half. */
  async #persist<Value, PartialAnswer>(
    question: Question<Value, PartialAnswer>,
    signal: AbortSignal,
    publish: (partial: PartialAnswer) => void,
  ) {
    let asked = question;
    let wasInvalid = false;
    for (let retry = 0; ; ) {
      const attempt = await this.#inTurn(() => this.#attempt(asked, signal, publish), signal);
      if (attempt.ok) return attempt;
      const { failure } = attempt;
      if (failure.unknownFormat && asked.schema && this.#format !== "text") {
        this.#format = LESS[this.#format];
        continue;
      }
      const invalid = failure.error.code === "invalid";
      const pauseMs = this.#pauseBefore(retry, failure);
      if (!failure.retry || retry >= this.#retries || (invalid && wasInvalid)) throw failure.error;
      if ((failure.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) throw failure.error;
      if (invalid) {
        wasInvalid = true;
        asked = { ...question, prompt: corrected(question.prompt, failure.error.message) };
      } else await pause(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      retry += 1;
    }
  }

  #pauseBefore(retry: number, failure: Failure): number {
    const base = this.#config.retryDelayMs ?? DEFAULTS.retryDelayMs;
    const jittered = base * 2 ** retry * (0.5 + this.#dependencies.random());
    return Math.max(jittered, failure.retryAfterMs ?? 0);
  }

  /** Waits for a free slot. Behind too many others, the library serves better. */
  #inTurn<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    if (this.#limit.pendingCount >= this.#limit.concurrency * WAITING_PER_SLOT) {
      throw new AuthorError("rate-limited", "too many requests are waiting");
    }
    return orAborted(this.#limit(work), signal);
  }

  async #attempt<Value, PartialAnswer>(
    question: Question<Value, PartialAnswer>,
    signal: AbortSignal,
    publish: (partial: PartialAnswer) => void,
  ): Promise<Attempt<Value>> {
    const { breaker, budget, now } = this.#dependencies;
    signal.throwIfAborted();
    const report = breaker.tryRequest();
    if (!report) throw new AuthorError("unavailable", "the model is known to be down");
    const format = this.#format;
    try {
      if (!(await budget.take())) throw new AuthorError("budget", "today's requests are used up");
      const text = await requestText(await this.#load(), question, {
        format,
        timeouts: this.#timeouts,
        signal,
        onText: this.#throttle(question, publish),
      });
      const value = question.read(text);
      report("up");
      return { ok: true, value, text };
    } catch (thrown) {
      const failed = classifyFailure(thrown, now());
      report(healthAfter(failed));
      // Another request may have learned about the format meanwhile.
      const stale = failed.unknownFormat === true && format !== this.#format;
      return {
        ok: false,
        failure: stale ? { ...failed, unknownFormat: false, retry: true } : failed,
      };
    }
  }

  #load(): Promise<LoadedModel> {
    this.#model ??= loadModel(this.#config).catch((error: unknown) => {
      this.#model = undefined;
      throw error;
    });
    return this.#model;
  }

  #throttle<PartialAnswer>(
    question: Question<unknown, PartialAnswer>,
    publish: (partial: PartialAnswer) => void,
  ): ((text: string) => Promise<void>) | undefined {
    if (!question.partial) return undefined;
    let last = Number.NEGATIVE_INFINITY;
    return async (text) => {
      const now = this.#dependencies.now();
      if (now - last < PARTIAL_INTERVAL_MS) return;
      last = now;
      const partial = await question.partial?.(text);
      if (partial !== undefined) publish(partial);
    };
  }
}

/** The same prompt plus what was wrong last time, in our own words, not the model's. */
function corrected(prompt: ModelRequest["prompt"], fault: string): ModelRequest["prompt"] {
  return {
    system: `${prompt.system}\n\nAn earlier answer could not be used: ${fault}. Avoid that.`,
    user: prompt.user,
  };
}
