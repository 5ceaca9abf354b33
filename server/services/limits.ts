import type { Counted, Limit } from "#contract/limits.ts";
import { AppError } from "../app-error.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Database } from "../storage/database.ts";
import { giveBackToLimit, type LimitResult, takeFromLimit } from "../storage/rate-limits.ts";

/** Counts how often somebody does something. */
export interface Limits {
  take(limit: Limit, who: string): Promise<LimitResult>;
  /** Does not count what was taken after all: a sign-in that turned out to be correct. */
  giveBack(limit: Limit, who: string): Promise<void>;
}

/** Limits stored in the database, so that several processes count together. */
export function createLimits(
  db: Database,
  metrics: Pick<Metrics, "limited">,
  now: () => number,
): Limits {
  return {
    async take(limit, who) {
      const result = await takeFromLimit(db, limit, who, now());
      if (!result.allowed) metrics.limited(limit.name);
      return result;
    },
    giveBack: (limit, who) => giveBackToLimit(db, limit, who),
  };
}

/** How a limit identifies the caller; undefined when it does not count this caller. */
export type Caller = (by: Counted) => Promise<string | undefined> | string | undefined;

/**
 * Takes from a limit.
 * @throws AppError rate-limited
 */
export async function obeyLimit(
  limits: Pick<Limits, "take">,
  limit: Limit,
  who: string,
): Promise<void> {
  const result = await limits.take(limit, who);
  if (result.allowed) return;
  throw new AppError("rate-limited", { retryAfter: result.retryAfter, countedBy: limit.by });
}

/**
 * Takes from each limit in turn, until one is exhausted.
 * @throws AppError rate-limited
 */
export async function obeyLimits(
  limits: Pick<Limits, "take">,
  declared: readonly Limit[],
  caller: Caller,
): Promise<void> {
  for (const limit of declared) {
    const who = await caller(limit.by);
    if (who !== undefined) await obeyLimit(limits, limit, who);
  }
}

/** Gives back what `obeyLimits` took: the call is not to be counted. */
export async function giveBackLimits(
  limits: Pick<Limits, "giveBack">,
  declared: readonly Limit[],
  caller: Caller,
): Promise<void> {
  for (const limit of declared) {
    const who = await caller(limit.by);
    if (who !== undefined) await limits.giveBack(limit, who);
  }
}
