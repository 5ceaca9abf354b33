import type { Plan } from "#core/plan/plan.ts";
import type { ErrorBody } from "./errors.ts";

/**
 * The outcome of a form or a mailed link. A failure has a code of the catalogue; nothing is thrown.
 */
export type FormResult =
  | { readonly ok: true }
  | ({ readonly ok: false } & Pick<ErrorBody, "code" | "issues" | "retryAfter">);

/** Names and values as a form sends them; a FormData is one. */
export type FormFields = Iterable<readonly [name: string, value: unknown]>;

/**
 * The newsletter and contact forms when they are posted without JavaScript: the same rules, limits
 * and fields as `POST /api/newsletter` and `POST /api/contact`. Other fields are ignored.
 */
export interface PageForms {
  readonly subscribe: (form: FormFields) => Promise<FormResult>;
  readonly sendContact: (form: FormFields) => Promise<FormResult>;
  /** Takes the token of the mailed link; `not-found` when it is wrong or has expired. */
  readonly confirm: (token: string) => Promise<FormResult>;
  /** Takes the token in every newsletter; `not-found` when it is nobody's (any more). */
  readonly unsubscribe: (token: string) => Promise<FormResult>;
  /**
   * Reverses an `unsubscribe` with the same token. An action that does so must redirect to another
   * page: the loader of the unsubscribe page would run after it, and unsubscribe again.
   */
  readonly resubscribe: (token: string) => Promise<FormResult>;
}

/** Figures of an instance. */
export interface InstanceFigures {
  readonly learners: number;
  readonly plansCompleted: number;
  readonly hobbies: number;
  /** Completed plans among started ones, 0 to 1; undefined while there are none. */
  readonly completionRate: number | undefined;
}

/** What a page may use of the server while it is rendered there. */
export interface PageServices extends PageForms {
  /** The shared plan of a link's token; undefined when the link does not work. */
  readonly openShared: (
    token: string,
  ) => Promise<{ readonly plan: Plan; readonly completedDays: readonly number[] } | undefined>;
  /** Figures of this instance, for the home page if the operator publishes them. */
  readonly figures: () => Promise<InstanceFigures>;
  /** Logs an error that a page's reader can do nothing about. */
  readonly reportFailure: (error: unknown) => void;
  /** The public address of this instance, without a slash at its end. */
  readonly origin: string;
}

/** What the server gives the app with a request for a page. */
export interface PageRequest {
  /** Lets the page's own inline scripts run; empty where there is no policy. */
  readonly nonce: string;
  readonly requestId: string;
  readonly services: PageServices;
}
