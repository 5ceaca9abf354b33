import type { Limit } from "#contract/endpoint.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Database } from "../storage/database.ts";
import { type LimitVerdict, takeFromLimit } from "../storage/rate-limits.ts";

/** Says whether somebody may call once more. */
export interface Limits {
  take(limit: Limit, who: string): Promise<LimitVerdict>;
}

/** Limits kept in the database, so that several processes count together. */
export function createLimits(
  db: Database,
  metrics: Pick<Metrics, "limited">,
  now: () => number,
): Limits {
  return {
    async take(limit, who) {
      const verdict = await takeFromLimit(db, limit, who, now());
      if (!verdict.allowed) metrics.limited(limit.name);
      return verdict;
    },
  };
}
