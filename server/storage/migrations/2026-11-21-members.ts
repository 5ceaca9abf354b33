import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The auth library's tables (its names and types; a test compares them with what it expects) and
 * everything that belongs to a member. Removing a user removes all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createAuthTables(db, isPostgres ? "timestamptz" : "date", isPostgres);
  await createMemberTables(db);
  await createPlanTables(db);
  await createOutbox(db);
}

async function createAuthTables(
  db: Kysely<unknown>,
  time: "timestamptz" | "date",
  isPostgres: boolean,
): Promise<void> {
  const flag = isPostgres ? "boolean" : "integer";
  await db.schema
    .createTable("auth_users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", flag, (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .addColumn("username", "text")
    .execute();
  await db.schema
    .createTable("auth_sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("auth_accounts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", time)
    .addColumn("refreshTokenExpiresAt", time)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("auth_verifications")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("auth_jwks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("privateKey", "text", (column) => column.notNull())
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("expiresAt", time)
    .addColumn("alg", "text")
    .addColumn("crv", "text")
    .execute();
  await index(db, "auth_sessions", "userId");
  await index(db, "auth_accounts", "userId");
  await index(db, "auth_verifications", "identifier");
}

const index = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute();

async function createMemberTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("instance_settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("user_profiles")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("last_active_at", "bigint", (column) => column.notNull())
    .addColumn("total_plans_created", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("total_days_completed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("current_streak", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("longest_streak", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("learned_days")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("completions", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("learned_days_pk", ["user_id", "date"])
    .execute();
}

async function createPlanTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hobby_plans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("hobby", "text", (column) => column.notNull())
    .addColumn("hobby_key", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("overview", "text", (column) => column.notNull())
    .addColumn("difficulty", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("total_days", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("paused_at", "bigint")
    .addColumn("paused_ms", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("deleted_at", "bigint")
    // Last, because SQLite reads a row from its beginning, and this is most of it.
    .addColumn("plan_data", "text", (column) => column.notNull())
    .execute();
  // One existing plan per hobby and member, however many calls race (spec 1 §5).
  await sql`create unique index hobby_plans_one_per_hobby on hobby_plans (user_id, hobby_key) where deleted_at is null`.execute(
    db,
  );
  await sql`create index hobby_plans_list on hobby_plans (user_id, created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index hobby_plans_deleted on hobby_plans (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable("user_progress")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("auth_users.id").onDelete("cascade"),
    )
    .addColumn("plan_id", "text", (column) =>
      column.notNull().unique().references("hobby_plans.id").onDelete("cascade"),
    )
    .addColumn("completed_days", "text", (column) => column.notNull())
    .addColumn("current_day", "integer", (column) => column.notNull())
    .addColumn("unlocked_days", "text", (column) => column.notNull())
    .addColumn("stamps", "text", (column) => column.notNull())
    .addColumn("last_accessed_at", "bigint", (column) => column.notNull())
    .execute();
  await index(db, "user_progress", "user_id");
  await db.schema
    .createTable("day_writes")
    .addColumn("plan_id", "text", (column) =>
      column.notNull().references("hobby_plans.id").onDelete("cascade"),
    )
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("day_writes_pk", ["plan_id", "day"])
    .execute();
  await db.schema
    .createTable("plan_shares")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("plan_id", "text", (column) =>
      column.notNull().unique().references("hobby_plans.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("sent_at", "bigint")
    .addColumn("failed_at", "bigint")
    .addColumn("last_error", "text")
    .execute();
  await index(db, "mails", "next_attempt_at");
  await index(db, "mails", "created_at");
}
