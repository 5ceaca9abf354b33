import { countingEvents, type LearningEvent } from "#core/learning/events.ts";
import { type PlanProgress, progressOf } from "#core/learning/plan-progress.ts";
import { compiledOnce } from "../../storage/compiled.ts";
import type { Connection } from "../../storage/owner-lock.ts";
import type { PlanStateRow } from "../../storage/tables.ts";

/** What follows from the events of one plan. */
export interface PlanState extends PlanProgress {
  readonly planId: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

const rowsOf = (connection: Connection, userId: string) =>
  connection
    .selectFrom("plan_states")
    .innerJoin("plans", "plans.id", "plan_states.plan_id")
    .select(["plan_id", "plans.user_id", "changed_at", "state"])
    .where("plans.user_id", "=", userId)
    .where("plans.deleted_at", "is", null);

type Row = Pick<PlanStateRow, "plan_id" | "changed_at" | "state"> & { readonly user_id: string };

const ofMember = compiledOnce((connection, { userId }: { userId: string }) =>
  rowsOf(connection, userId),
);
const ofPlan = compiledOnce((connection, { userId, planId }: { userId: string; planId: string }) =>
  rowsOf(connection, userId).where("plan_id", "=", planId),
);

/** The states of all existing plans of a member. */
export async function listPlanStates(connection: Connection, userId: string): Promise<PlanState[]> {
  return (await ofMember(connection, { userId })).map(read);
}

/** Undefined when the member has no such plan. */
export async function findPlanState(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<PlanState | undefined> {
  const [row] = await ofPlan(connection, { userId, planId });
  return row && read(row);
}

/** The completed days of any plan, even a deleted one. */
export async function findCompletedDays(connection: Connection, planId: string): Promise<number[]> {
  const row = await connection
    .selectFrom("plan_states")
    .select("state")
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return readProgress(row?.state ?? null).completedDays;
}

const read = ({ plan_id, user_id, changed_at, state }: Row): PlanState => ({
  planId: plan_id,
  userId: user_id,
  changedAt: changed_at,
  ...readProgress(state),
});

/**
 * What follows from a stored state. A missing or damaged one counts as nothing done, so that it hides
 * no other plan; the next command mends it.
 */
export const readProgress = (state: string | null): PlanProgress =>
  progressOf(readState(state) ?? []);

/**
 * The events that count, as they were stored; they were parsed before that.
 * @returns undefined for a missing or damaged state.
 */
export function readState(state: string | null): readonly LearningEvent[] | undefined {
  try {
    const events: unknown = JSON.parse(state ?? "null");
    return Array.isArray(events) ? events : undefined;
  } catch {
    return undefined;
  }
}

const columnsOf = (events: readonly LearningEvent[], count: number, at: number) => {
  const counting = countingEvents(events);
  return {
    completed_count: progressOf(counting).completedDays.length,
    event_count: count,
    changed_at: at,
    state: JSON.stringify(counting),
  };
};

/** The state of a plan in which nothing was done yet. */
export async function insertPlanState(
  connection: Connection,
  planId: string,
  at: number,
): Promise<void> {
  await connection
    .insertInto("plan_states")
    .values({ plan_id: planId, ...columnsOf([], 0, at) })
    .execute();
}

const update = compiledOnce((connection, row: PlanStateRow) => {
  const { plan_id, completed_count, event_count, changed_at, state } = row;
  return connection
    .updateTable("plan_states")
    .set({ completed_count, event_count, changed_at, state })
    .where("plan_id", "=", plan_id);
});

/**
 * @param events at least those that count.
 * @param count how many the plan has in all.
 */
export async function updatePlanState(
  connection: Connection,
  planId: string,
  events: readonly LearningEvent[],
  count: number,
  at: number,
): Promise<void> {
  await update(connection, { plan_id: planId, ...columnsOf(events, count, at) });
}
