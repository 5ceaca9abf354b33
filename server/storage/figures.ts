import { PLAN_DAYS } from "#core/plan/plan.ts";
import type { Database } from "./database.ts";

/** The figures that the home page may show about an instance. */
export interface Counts {
  readonly learners: number;
  /** Plans with at least one completed day. */
  readonly plansBegun: number;
  readonly plansCompleted: number;
}

export async function countLearning(db: Database): Promise<Counts> {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ all: unknown }> }) =>
    Number((await query.executeTakeFirstOrThrow()).all);
  const progress = db.selectFrom("plan_states").select(({ fn }) => fn.countAll().as("all"));
  const [learners, plansBegun, plansCompleted] = await Promise.all([
    count(db.selectFrom("auth_users").select(({ fn }) => fn.countAll().as("all"))),
    count(progress.where("completed_count", ">", 0)),
    count(progress.where("completed_count", "=", PLAN_DAYS)),
  ]);
  return { learners, plansBegun, plansCompleted };
}
