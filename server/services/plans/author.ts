import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import type { Day, OutlineDay } from "#core/plan/plan.ts";

/**
 * What an author says while it writes: whole values so far, a later one replacing the earlier one
 * of the same kind (and day). Only a `final` value is complete and checked; what came before it is
 * for looking at, never for storing.
 */
export type PlanEvent =
  | { readonly type: "opening"; readonly opening: Partial<PlanOpening>; readonly final: false }
  | { readonly type: "opening"; readonly opening: PlanOpening; readonly final: true }
  | {
      readonly type: "day";
      readonly day: Partial<Day> & Pick<Day, "day">;
      readonly final: false;
    }
  | { readonly type: "day"; readonly day: Day; readonly final: true };

/** What is known when a later day is asked for. */
export interface DayContext {
  readonly day: number;
  readonly outline: readonly OutlineDay[];
  readonly priorDays: readonly Day[];
}

export interface AuthorOptions {
  /** Aborted when nobody waits any more: the author stops and throws `aborted`. */
  readonly signal: AbortSignal;
}

/** Whoever writes plans: the embedded library or a language model. */
export interface PlanAuthor {
  readonly kind: "library" | "model";
  /**
   * Title, overview and outline, day 1, then day 2, each at last with `final: true`.
   * What was final stays good if a later part fails.
   * @throws AuthorError
   */
  writePlan(request: LessonRequest, options: AuthorOptions): AsyncIterable<PlanEvent>;
  /**
   * One of the days 2-7.
   * @throws AuthorError
   */
  writeDay(request: LessonRequest, context: DayContext, options: AuthorOptions): Promise<Day>;
}

/**
 * - `unavailable`: cannot be reached, answers with an error, or is known to be down
 * - `timeout`: did not begin, go on or end in time
 * - `rate-limited`: too many requests there, or too many waiting here
 * - `refused`: the author declined, or wrote what must not be shown
 * - `invalid`: the answer is not a lesson, even after repair
 * - `budget`: the day's allowance is used up
 * - `aborted`: the one who asked has left
 */
export type AuthorErrorCode =
  | "unavailable"
  | "timeout"
  | "rate-limited"
  | "refused"
  | "invalid"
  | "budget"
  | "aborted";

/** The only error an author throws. Its message is for the log: it quotes no visitor and no key. */
export class AuthorError extends Error {
  override readonly name = "AuthorError";
  readonly code: AuthorErrorCode;

  constructor(code: AuthorErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
