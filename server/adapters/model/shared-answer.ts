import { AuthorError } from "../../ports/author.ts";

/** What a reader of an answer receives: partial answers as it grows, and finally the answer. */
export type AnswerUpdate<PartialAnswer, Value> =
  | { readonly done: false; readonly partial: PartialAnswer }
  | { readonly done: true; readonly value: Value };

type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown };

/**
 * One piece of work with any number of readers. Each receives the newest partial answer, so a slow
 * reader delays nobody; when the last one leaves, the work is aborted.
 */
export class SharedAnswer<PartialAnswer, Value> {
  #partial: { version: number; value: PartialAnswer } | undefined;
  #outcome: Outcome<Value> | undefined;
  #readers = 0;
  readonly #stop = new AbortController();
  readonly #waiting = new Set<() => void>();

  constructor(
    work: (signal: AbortSignal, publish: (partial: PartialAnswer) => void) => Promise<Value>,
  ) {
    const publish = (value: PartialAnswer) => {
      this.#partial = { version: (this.#partial?.version ?? 0) + 1, value };
      this.#wake();
    };
    work(this.#stop.signal, publish).then(
      (value) => this.#settle({ ok: true, value }),
      (error: unknown) => this.#settle({ ok: false, error }),
    );
  }

  /** Whether nobody reads it any more: it will produce nothing and must not be joined. */
  get abandoned(): boolean {
    return this.#stop.signal.aborted;
  }

  /**
   * @throws AuthorError `aborted` as soon as the reader's signal is; otherwise what the work threw.
   */
  async *read(
    signal: AbortSignal,
  ): AsyncGenerator<AnswerUpdate<PartialAnswer, Value>, void, undefined> {
    this.#readers += 1;
    let seen = 0;
    try {
      for (;;) {
        if (signal.aborted) throw new AuthorError("aborted", "the reader has left");
        if (this.#outcome) {
          if (!this.#outcome.ok) throw this.#outcome.error;
          yield { done: true, value: this.#outcome.value };
          return;
        }
        if (this.#partial && this.#partial.version > seen) {
          seen = this.#partial.version;
          yield { done: false, partial: this.#partial.value };
        } else await this.#change(signal);
      }
    } finally {
      this.#readers -= 1;
      if (this.#readers === 0 && !this.#outcome) {
        this.#stop.abort(new AuthorError("aborted", "no reader is left"));
      }
    }
  }

  #settle(outcome: Outcome<Value>): void {
    this.#outcome = outcome;
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener("abort", wake, { once: true });
    });
  }
}
