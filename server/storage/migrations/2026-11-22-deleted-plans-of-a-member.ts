import { type Kysely, sql } from "kysely";

/** Each deletion looks at the member's other deleted plans, and must not read everybody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hobby_plans_deleted_of_member on hobby_plans (user_id, deleted_at) where deleted_at is not null`.execute(
    db,
  );
}
