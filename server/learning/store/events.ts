import { type LearningEvent, LearningEventSchema } from "#core/learning/events.ts";
import { compiledOnce } from "../../storage/compiled.ts";
import type { Connection } from "../../storage/owner-lock.ts";
import type { LearningEventRow } from "../../storage/tables.ts";
import { readState } from "./plan-states.ts";

/** A plan, as far as a command needs it. */
export interface LearnedPlan {
  readonly hobbyKey: string;
  /** The events that count; undefined when the state is damaged. */
  readonly counting: readonly LearningEvent[] | undefined;
  /** How many events it has in all. */
  readonly eventCount: number;
}

const planById = compiledOnce(
  (connection, { userId, planId }: { userId: string; planId: string }) =>
    connection
      .selectFrom("plans")
      .leftJoin("plan_states", "plan_states.plan_id", "plans.id")
      .select(["hobby_key", "state", "event_count"])
      .where("plans.user_id", "=", userId)
      .where("plans.deleted_at", "is", null)
      .where("plans.id", "=", planId),
);

/** Undefined when the member has no such plan. */
export async function findLearnedPlan(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<LearnedPlan | undefined> {
  const [row] = await planById(connection, { userId, planId });
  return (
    row && {
      hobbyKey: row.hobby_key,
      counting: readState(row.state),
      eventCount: row.event_count ?? 0,
    }
  );
}

/** Everything that was done in a plan, those events included that no longer count. */
export async function listEvents(connection: Connection, planId: string): Promise<LearningEvent[]> {
  const rows = await connection
    .selectFrom("learning_events")
    .select(["id", "kind", "at", "day", "value"])
    .where("plan_id", "=", planId)
    .execute();
  return rows.flatMap((row) => readEvent(row) ?? []);
}

/** Undefined for one that only a later version, or nobody, can have written. */
const readEvent = ({ value, ...row }: Omit<LearningEventRow, "plan_id">) =>
  LearningEventSchema.safeParse({ ...row, step: value, title: value }).data;

const toRow = (planId: string, event: LearningEvent): LearningEventRow => ({
  plan_id: planId,
  id: event.id,
  kind: event.kind,
  at: event.at,
  day: "day" in event ? event.day : null,
  value: "step" in event ? event.step : "title" in event ? event.title : null,
});

const insertOne = compiledOnce((connection, row: LearningEventRow) => {
  const { plan_id, id, kind, at, day, value } = row;
  return connection
    .insertInto("learning_events")
    .values({ plan_id, id, kind, at, day, value })
    .onConflict((conflict) => conflict.doNothing());
});

/** Adds events; one that is there already stays as it is. */
export async function addEvents(
  connection: Connection,
  planId: string,
  events: readonly LearningEvent[],
): Promise<void> {
  const [first, ...others] = events;
  if (!first) return;
  if (others.length === 0) await insertOne(connection, toRow(planId, first));
  else {
    const rows = events.map((event) => toRow(planId, event));
    await connection
      .insertInto("learning_events")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Removes events that no longer count. */
export async function forgetEvents(
  connection: Connection,
  planId: string,
  ids: readonly string[],
): Promise<void> {
  await connection
    .deleteFrom("learning_events")
    .where("plan_id", "=", planId)
    .where("id", "in", ids)
    .execute();
}
