import type { LessonRequest, PlanOpening } from "#core/lesson/compose.ts";
import type { Day, OutlineDay } from "#core/plan/plan.ts";

/**
 * What an author sends while it writes: complete values so far, each replacing the previous one of
 * the same kind (and day). Only a `final` value is finished and checked; earlier ones are for
 * display, never for storing.
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

/** What is known when a later day is requested. */
export interface DayContext {
  readonly day: number;
  /** What the week leads to, if its plan says so. */
  readonly promise?: string | undefined;
  readonly outline: readonly OutlineDay[];
  readonly priorDays: readonly Day[];
}

export interface AuthorOptions {
  /** Aborted when nobody waits any more: the author stops and throws `aborted`. */
  readonly signal: AbortSignal;
}

/** A writer of plans: the embedded library or a language model. */
export interface PlanAuthor {
  readonly kind: "library" | "model";
  /**
   * Yields title, overview and outline, day 1, then day 2, each finally with `final: true`. What
   * was final remains valid if a later part fails.
   * @throws AuthorError
   */
  writePlan(request: LessonRequest, options: AuthorOptions): AsyncIterable<PlanEvent>;
  /**
   * Yields one of the days 2-7.
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
 * - `aborted`: the caller has left
 */
export type AuthorErrorCode =
  | "unavailable"
  | "timeout"
  | "rate-limited"
  | "refused"
  | "invalid"
  | "budget"
  | "aborted";

/**
 * The only error that authors throw. Its message is for the log: it quotes no visitor and no key.
 */
export class AuthorError extends Error {
  override readonly name = "AuthorError";
  readonly code: AuthorErrorCode;

  constructor(code: AuthorErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
