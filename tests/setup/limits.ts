import type { Limit } from "#contract/limits.ts";
import { withDatabase } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** Uses up a limit except for the last `left` times. */
export async function useUp(
  server: TestServer,
  { name, max, seconds }: Limit,
  who: string,
  left = 0,
): Promise<void> {
  const row = {
    key: `${name}:${who}`,
    count: max - left,
    reset_at: server.services.now() + seconds * 1_000,
  };
  await withDatabase(server, (db) =>
    db
      .insertInto("rate_limits")
      .values(row)
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ count: row.count }))
      .execute(),
  );
}
