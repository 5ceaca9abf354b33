import { sql } from "kysely";
import type { Limit } from "#contract/limits.ts";
import { latestPlausibleEnd } from "./clock.ts";
import type { Database } from "./database.ts";

export type LimitResult =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts one call against a limit, in one statement that is exact across processes on both engines.
 * @param now epoch milliseconds; a clock that jumps back lengthens the window, at most to twice its
 *   length.
 * @returns seconds to wait when the limit is reached.
 */
export async function takeFromLimit(
  db: Database,
  limit: Pick<Limit, "name" | "max" | "seconds">,
  who: string,
  now: number,
): Promise<LimitResult> {
  const key = keyOf(limit, who);
  const resetAt = now + limit.seconds * 1_000;
  const isOver = sql<boolean>`(rate_limits.reset_at <= ${now} or rate_limits.reset_at > ${latestPlausibleEnd(now, limit.seconds * 1_000)})`;
  const row = await db
    .insertInto("rate_limits")
    .values({ key, count: 1, reset_at: resetAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        reset_at: sql<number>`case when ${isOver} then ${resetAt} else rate_limits.reset_at end`,
      }),
    )
    .returning(["count", "reset_at"])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.max) return { allowed: true };
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.reset_at - now) / 1_000)) };
}

/** Undoes the latest count; a window that has ended is not changed. */
export async function giveBackToLimit(
  db: Database,
  limit: Pick<Limit, "name">,
  who: string,
): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ count: sql<number>`count - 1` })
    .where("key", "=", keyOf(limit, who))
    .where("count", ">", 0)
    .execute();
}

const keyOf = ({ name }: Pick<Limit, "name">, who: string): string => `${name}:${who}`;

/** Removes windows that have ended. */
export async function forgetOldLimits(db: Database, now: number): Promise<void> {
  await db.deleteFrom("rate_limits").where("reset_at", "<=", now).execute();
}
