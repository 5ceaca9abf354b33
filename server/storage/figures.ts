import { PLAN_DAYS } from "#core/plan/plan.ts";
import type { Database } from "./database.ts";

/** The figures that the home page may show about an instance. */
export interface Counts {
  readonly learners: number;
  /** Plans with at least one completed day. */
  readonly plansBegun: number;
  readonly plansCompleted: number;
}

/** `completed_days` is stored as an ordered JSON list, so a complete week is always this text. */
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
