import { latestPlausibleEnd } from "../../storage/clock.ts";
import type { Connection } from "../../storage/owner-lock.ts";

/**
 * Takes the lease for writing a day, for one process at a time on both engines.
 * @param until when the lease ends if its holder never returns it.
 * @returns whether this caller has it now.
 */
export async function leaseDay(
  connection: Connection,
  planId: string,
  day: number,
  now: number,
  until: number,
): Promise<boolean> {
  const row = await connection
    .insertInto("day_writes")
    .values({ plan_id: planId, day, leased_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(["plan_id", "day"])
        .doUpdateSet({ leased_until: until })
        .where((row) =>
          row.or([
            row("day_writes.leased_until", "<=", now),
            row("day_writes.leased_until", ">", latestPlausibleEnd(now, until - now)),
          ]),
        ),
    )
    .returning("day")
    .executeTakeFirst();
  return row !== undefined;
}

export async function endLease(connection: Connection, planId: string, day: number): Promise<void> {
  await connection
    .deleteFrom("day_writes")
    .where("plan_id", "=", planId)
    .where("day", "=", day)
    .execute();
}

/** How many days are being written now, in all processes. */
export async function countLeases(connection: Connection, now: number): Promise<number> {
  const { running } = await connection
    .selectFrom("day_writes")
    .select((row) => row.fn.countAll<number>().as("running"))
    .where("leased_until", ">", now)
    .executeTakeFirstOrThrow();
  return running;
}
