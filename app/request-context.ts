import { createContext } from "react-router";
import type { Plan } from "#core/plan/plan.ts";

/** What a page may ask of the server while it is rendered there. */
export interface PageServices {
  /** A shared plan by its link's token; undefined when the link leads nowhere. */
  readonly openShared: (
    token: string,
  ) => Promise<{ readonly plan: Plan; readonly completedDays: readonly number[] } | undefined>;
  /** The address under which visitors reach this instance, without a slash at its end. */
  readonly origin: string;
}

/** Empty while pages are prerendered: those are the same for everybody. */
export const pageServicesContext = createContext<PageServices | undefined>(undefined);
