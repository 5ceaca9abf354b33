import type { Limit } from "#contract/endpoint.ts";
import type { Database } from "../storage/database.ts";
import { type LimitVerdict, takeFromLimit } from "../storage/rate-limits.ts";

/** Says whether somebody may call once more. */
export interface Limits {
  take(limit: Limit, who: string): Promise<LimitVerdict>;
}

/** Limits kept in the database, so that several processes count together. */
export function createLimits(db: Database, now: () => number): Limits {
  return { take: (limit, who) => takeFromLimit(db, limit, who, now()) };
}
