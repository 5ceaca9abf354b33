import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Rows that are moved at once. */
const PAGE = 5_000;
/** Plans after which the operator is told how far it is. */
const TOLD_EVERY = 20 * PAGE;

/**
 * What learners do becomes rows of its own: `learning_events` holds the facts, `plan_states` what
 * follows from them, and `plan_days` the days that are written from now on. The days of earlier plans
 * stay inside their text until the plan is next written, so that this is done in a minute even for a
 * million plans.
 */
export async function up(
  db: Kysely<unknown>,
  tell: (progress: string) => void = () => {},
): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await renamePlans(db);
  await createTables(db, isPostgres);
  await moveProgress(db, isPostgres, tell);
  await movePauses(db, isPostgres);
  await db.schema.dropTable("user_progress").execute();
}

async function renamePlans(db: Kysely<unknown>): Promise<void> {
  for (const name of ["one_per_hobby", "list", "deleted", "deleted_of_member"]) {
    await db.schema.dropIndex(`hobby_plans_${name}`).execute();
  }
  await db.schema.alterTable("hobby_plans").renameTo("plans").execute();
  await db.schema.alterTable("plans").renameColumn("plan_data", "outline").execute();
  await db.schema
    .alterTable("plans")
    .addColumn("days_apart", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  const living = sql`where deleted_at is null`;
  const deleted = sql`where deleted_at is not null`;
  await sql`create unique index plans_one_per_hobby on plans (user_id, hobby_key) ${living}`.execute(
    db,
  );
  await sql`create index plans_list on plans (user_id, created_at, id) ${living}`.execute(db);
  await sql`create index plans_deleted on plans (deleted_at) ${deleted}`.execute(db);
  await sql`create index plans_deleted_of_member on plans (user_id, deleted_at) ${deleted}`.execute(
    db,
  );
}

async function createTables(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("plan_days")
    .addColumn("plan_id", "text", (column) =>
      column.notNull().references("plans.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("content_version", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("plan_days_pk", ["plan_id", "number"])
    .execute();
  const events = db.schema
    .createTable("learning_events")
    .addColumn("plan_id", "text", (column) =>
      column.notNull().references("plans.id").onDelete("cascade"),
    )
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("day", "integer")
    .addColumn("value", "text")
    .addPrimaryKeyConstraint("learning_events_pk", ["plan_id", "id"]);
  // On SQLite, a plan's events then lie side by side.
  await (isPostgres ? events : events.modifyEnd(sql`without rowid`)).execute();
  await db.schema
    .createTable("plan_states")
    .addColumn("plan_id", "text", (column) =>
      column.primaryKey().references("plans.id").onDelete("cascade"),
    )
    .addColumn("completed_count", "integer", (column) => column.notNull())
    .addColumn("event_count", "integer", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .execute();
}

interface OldProgress {
  readonly id: string;
  readonly created_at: number;
  readonly completed_days: string | null;
  readonly stamps: string | null;
  readonly last_accessed_at: number | null;
}

async function moveProgress(
  db: Kysely<unknown>,
  isPostgres: boolean,
  tell: (progress: string) => void,
): Promise<void> {
  let after = "";
  let moved = 0;
  for (;;) {
    const { rows } = await sql<OldProgress>`
      select plans.id, plans.created_at, completed_days, stamps, last_accessed_at
      from plans left join user_progress on user_progress.plan_id = plans.id
      where plans.id > ${after} order by plans.id limit ${PAGE}`.execute(db);
    if (rows.length === 0) return;
    const changes = new Map(rows.map((row) => [row.id, changesOf(row)]));
    await insertEvents(
      db,
      isPostgres,
      rows.flatMap(({ id }) => eventsOf(id, changes.get(id) ?? [])),
    );
    const states = rows.map((row) => stateOf(row, changes.get(row.id) ?? []));
    await sql`
      insert into plan_states (plan_id, completed_count, event_count, changed_at, state)
      select value ->> 'plan_id', cast(value ->> 'completed_count' as integer),
        cast(value ->> 'event_count' as integer),
        cast(value ->> 'changed_at' as bigint), value ->> 'state'
      from ${elements(isPostgres, states)}`.execute(db);
    after = rows.at(-1)?.id ?? "";
    moved += rows.length;
    if (moved % TOLD_EVERY === 0) tell(`the progress of ${moved} plans was moved`);
  }
}

interface Change {
  readonly day: number;
  readonly completed: boolean;
  readonly at: number;
}

/** The latest change of each day; a row whose changes are damaged still has its completed days. */
function changesOf({
  stamps,
  completed_days,
  last_accessed_at,
  created_at,
}: OldProgress): Change[] {
  const stored = parse(stamps);
  if (typeof stored === "object" && stored !== null && !Array.isArray(stored)) {
    const changes = Object.entries(stored as Record<string, unknown>).map(readChange);
    if (changes.every((change) => change !== undefined)) return changes;
  }
  const days = parse(completed_days);
  if (!Array.isArray(days)) return [];
  const at = Number(last_accessed_at ?? created_at);
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((day) => days.includes(day))
    .map((day) => ({ day, completed: true, at }));
}

function readChange([key, value]: [string, unknown]): Change | undefined {
  const { completed, at } = (value ?? {}) as Record<string, unknown>;
  const day = Number(key);
  const isChange =
    /^[1-7]$/u.test(key) && typeof completed === "boolean" && Number.isSafeInteger(at);
  return isChange ? { day, completed, at: at as number } : undefined;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** The ids are those that the same changes get when a browser sends them again. */
const eventsOf = (planId: string, changes: readonly Change[]) =>
  changes.map(({ day, completed, at }) => ({
    plan_id: planId,
    id: `${completed ? "complete" : "reopen"}-${day}-${at}`,
    kind: completed ? "complete-day" : "reopen-day",
    at,
    day,
  }));

function stateOf(row: OldProgress, changes: readonly Change[]) {
  const events = eventsOf(row.id, changes).map(({ plan_id: _, ...event }) => event);
  return {
    plan_id: row.id,
    completed_count: changes.filter(({ completed }) => completed).length,
    event_count: events.length,
    changed_at: Number(row.last_accessed_at ?? row.created_at),
    // There is one change for each day, so all of them count.
    state: JSON.stringify(events),
  };
}

/** A finished pause is known only by its length: it counts from the plan's beginning. */
async function movePauses(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const { rows } = await sql<{
    id: string;
    created_at: number;
    paused_at: number | null;
    paused_ms: number;
  }>`
    select id, created_at, paused_at, paused_ms from plans
    where paused_at is not null or paused_ms > 0`.execute(db);
  const events = rows.flatMap(({ id, created_at, paused_at, paused_ms }) => {
    const event = (kind: string, at: number) => ({ plan_id: id, id: `${kind}-${at}`, kind, at });
    const begun = Number(created_at);
    return [
      ...(Number(paused_ms) > 0
        ? [event("pause-plan", begun), event("resume-plan", begun + Number(paused_ms))]
        : []),
      ...(paused_at === null ? [] : [event("pause-plan", Number(paused_at))]),
    ];
  });
  for (let from = 0; from < events.length; from += PAGE) {
    await insertEvents(db, isPostgres, events.slice(from, from + PAGE));
  }
}

interface NewEvent {
  readonly plan_id: string;
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly day?: number;
}

const insertEvents = (db: Kysely<unknown>, isPostgres: boolean, events: readonly NewEvent[]) =>
  sql`
    insert into learning_events (plan_id, id, kind, at, day)
    select value ->> 'plan_id', value ->> 'id', value ->> 'kind',
      cast(value ->> 'at' as bigint), cast(value ->> 'day' as integer)
    from ${elements(isPostgres, events)}`.execute(db);

/** One argument holds all rows: with one for each value, preparing a statement takes most time. */
const elements = (isPostgres: boolean, rows: readonly object[]) =>
  isPostgres
    ? sql`json_array_elements(cast(${JSON.stringify(rows)} as json))`
    : sql`json_each(${JSON.stringify(rows)})`;
