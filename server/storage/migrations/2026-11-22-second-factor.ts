import { type Kysely, PostgresAdapter } from "kysely";

/** The auth library's table and column for a second factor (its names and types). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const flag = isPostgres ? "boolean" : "integer";
  await db.schema.alterTable("auth_users").addColumn("twoFactorEnabled", flag).execute();
  await db.schema
    .createTable("auth_second_factors")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("verified", flag)
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", isPostgres ? "timestamptz" : "date")
    .execute();
  await db.schema
    .createIndex("auth_second_factors_userId_idx")
    .on("auth_second_factors")
    .column("userId")
    .unique()
    .execute();
}
