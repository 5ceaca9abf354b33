import type { Database } from "./database.ts";
import type { VideoSearchRow } from "./tables.ts";

/** The stored result of a search, unless it is older than `since` (epoch milliseconds). */
export function findVideoSearch(
  db: Database,
  query: string,
  since: number,
): Promise<VideoSearchRow | undefined> {
  return db
    .selectFrom("video_searches")
    .selectAll()
    .where("query", "=", query)
    .where("searched_at", ">=", since)
    .executeTakeFirst();
}

export async function saveVideoSearch(db: Database, row: VideoSearchRow): Promise<void> {
  const { query: _, ...values } = row;
  await db
    .insertInto("video_searches")
    .values(row)
    .onConflict((conflict) => conflict.column("query").doUpdateSet(values))
    .execute();
}

export async function forgetOldVideoSearches(db: Database, before: number): Promise<void> {
  await db.deleteFrom("video_searches").where("searched_at", "<", before).execute();
}
