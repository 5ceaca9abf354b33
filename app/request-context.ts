import { createContext } from "react-router";
import type { ErrorBody } from "#contract/errors.ts";
import type { Plan } from "#core/plan/plan.ts";

/** What became of a form or a mailed link. A failure has a code of the catalogue, never an exception. */
export type FormResult =
  | { readonly ok: true }
  | ({ readonly ok: false } & Pick<ErrorBody, "code" | "issues" | "retryAfter">);

/**
 * The newsletter and the contact form, for forms that are posted without JavaScript: the same rules,
 * limits and fields as `POST /api/newsletter` and `POST /api/contact`. Fields that are not theirs are
 * passed over.
 */
export interface PageForms {
  readonly subscribe: (form: FormData) => Promise<FormResult>;
  readonly sendContact: (form: FormData) => Promise<FormResult>;
  /** Takes the token of the mailed link; `not-found` when it is wrong or over. */
  readonly confirm: (token: string) => Promise<FormResult>;
  /** Takes the token that every newsletter carries; `not-found` when it is nobody's (any more). */
  readonly unsubscribe: (token: string) => Promise<FormResult>;
  /**
   * Takes an `unsubscribe` back, by the same token. An action that does so redirects to another page:
   * the loader of the page that unsubscribes would run after it, and unsubscribe again.
   */
  readonly resubscribe: (token: string) => Promise<FormResult>;
}

/** Counts of an instance. */
export interface InstanceFigures {
  readonly learners: number;
  readonly plansCompleted: number;
  readonly hobbies: number;
  /** Completed among begun plans, 0 to 1; undefined while there is none. */
  readonly completionRate: number | undefined;
}

/** What a page may ask of the server while it is rendered there. */
export interface PageServices extends PageForms {
  /** A shared plan by its link's token; undefined when the link leads nowhere. */
  readonly openShared: (
    token: string,
  ) => Promise<{ readonly plan: Plan; readonly completedDays: readonly number[] } | undefined>;
  /** Counts of this instance, for the home page where the operator publishes them. */
  readonly figures: () => Promise<InstanceFigures>;
  /** Notes an error that a page's reader cannot do anything about. */
  readonly reportFailure: (error: unknown) => void;
  /** The address under which visitors reach this instance, without a slash at its end. */
  readonly origin: string;
}

/** Empty while pages are prerendered: those are the same for everybody. */
export const pageServicesContext = createContext<PageServices | null>(null);
