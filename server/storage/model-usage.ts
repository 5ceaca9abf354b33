import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Takes one call from the day's budget, which all processes share.
 * @param max calls per UTC day; 0 means that the model is never asked.
 * @returns whether the call may be made.
 */
export async function takeModelCall(db: Database, max: number, now: number): Promise<boolean> {
  if (max <= 0) return false;
  const day = new Date(now).toISOString().slice(0, 10);
  const row = await db
    .insertInto("model_usage")
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet({ calls: sql<number>`model_usage.calls + 1` }),
    )
    .returning("calls")
    .executeTakeFirstOrThrow();
  return row.calls <= max;
}

/** How many calls all processes have made on this UTC day. */
export async function countModelCalls(db: Database, now: number): Promise<number> {
  const day = new Date(now).toISOString().slice(0, 10);
  const row = await db
    .selectFrom("model_usage")
    .select("calls")
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.calls ?? 0;
}
