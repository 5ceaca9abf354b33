import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("reset_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("rate_limits_reset_at")
    .on("rate_limits")
    .column("reset_at")
    .execute();
  await db.schema
    .createTable("model_usage")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("calls", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("video_searches")
    .addColumn("query", "text", (column) => column.primaryKey())
    .addColumn("video_id", "text")
    .addColumn("title", "text")
    .addColumn("searched_at", "bigint", (column) => column.notNull())
    .execute();
}
