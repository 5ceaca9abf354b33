import { type LearningEvent, LearningEventSchema } from "#core/learning/events.ts";
import { compiledOnce } from "../../storage/compiled.ts";
import type { Connection } from "../../storage/owner-lock.ts";
import type { LearningEventRow } from "../../storage/tables.ts";

/** What was done in one of a member's existing plans. */
export interface PlanEvents {
  readonly hobbyKey: string;
  readonly events: readonly LearningEvent[];
}

const rowsOfPlan = compiledOnce(
  (connection, { userId, planId }: { userId: string; planId: string }) =>
    connection
      .selectFrom("plans")
      .leftJoin("learning_events as event", "event.plan_id", "plans.id")
      .select([
        "plans.id as plan_id",
        "plans.hobby_key",
        "event.id",
        "event.kind",
        "event.at",
        "event.day",
        "event.value",
      ])
      .where("plans.user_id", "=", userId)
      .where("plans.deleted_at", "is", null)
      .where("plans.id", "=", planId),
);

type JoinedRow = Awaited<ReturnType<typeof rowsOfPlan>>[number];

/** Undefined when the member has no such plan. */
export async function findPlanEvents(
  connection: Connection,
  userId: string,
  planId: string,
): Promise<PlanEvents | undefined> {
  return read(await rowsOfPlan(connection, { userId, planId }));
}

/** The plan has one row without an event when nothing was done in it. */
const read = (rows: readonly JoinedRow[]): PlanEvents | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const events = rows.flatMap((row) => readEvent(row) ?? []);
  return { hobbyKey: first.hobby_key, events };
};

/** Undefined for a row that only a later version, or nobody, can have written. */
function readEvent({ id, kind, at, day, value }: JoinedRow): LearningEvent | undefined {
  if (id === null) return undefined;
  return LearningEventSchema.safeParse({ kind, id, at, day, step: value, title: value }).data;
}

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
  return connection.insertInto("learning_events").values({ plan_id, id, kind, at, day, value });
});

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
    await connection.insertInto("learning_events").values(rows).execute();
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
