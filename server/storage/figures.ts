import { PLAN_DAYS } from "#core/plan/plan.ts";
import type { Database } from "./database.ts";

/** What the home page may say of an instance. */
export interface Counts {
  readonly learners: number;
  /** Plans with one completed day at least. */
  readonly plansBegun: number;
  readonly plansCompleted: number;
}

/** `completed_days` is stored as a JSON list in order: a whole week is always this text. */
const WHOLE_WEEK = JSON.stringify(Array.from({ length: PLAN_DAYS }, (_, index) => index + 1));

export async function countLearning(db: Database): Promise<Counts> {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ all: unknown }> }) =>
    Number((await query.executeTakeFirstOrThrow()).all);
  const progress = db.selectFrom("user_progress").select(({ fn }) => fn.countAll().as("all"));
  const [learners, plansBegun, plansCompleted] = await Promise.all([
    count(db.selectFrom("auth_users").select(({ fn }) => fn.countAll().as("all"))),
    count(progress.where("completed_days", "!=", "[]")),
    count(progress.where("completed_days", "=", WHOLE_WEEK)),
  ]);
  return { learners, plansBegun, plansCompleted };
}
