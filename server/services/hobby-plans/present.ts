import type { SavedPlan } from "#contract/hobby-plans.ts";
import type { SavedProgress } from "#contract/user-progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { parseStoredProgress } from "#core/progress/progress.ts";
import type { PlanToSend } from "../../storage/hobby-plans.ts";
import type { HobbyPlanRow, UserProgressRow } from "../../storage/tables.ts";

/** A moment that is none, in a row that was damaged, must not cost the others: it counts as 1970. */
const iso = (at: number): string => {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
};

/** What a stored JSON text says; null for one that is damaged. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Outside = Omit<PlanToSend, "plan_data">;

const fieldsOf = (row: Outside): Omit<SavedPlan, "plan_data"> => ({
  id: row.id,
  user_id: row.user_id,
  hobby: row.hobby,
  title: row.title,
  overview: row.overview,
  difficulty: row.difficulty,
  category: row.category,
  total_days: row.total_days,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
  paused_at: row.paused_at === null ? null : iso(row.paused_at),
  paused_ms: row.paused_ms,
});

export const presentPlan = (row: HobbyPlanRow): SavedPlan => ({
  ...fieldsOf(row),
  plan_data: readJson(row.plan_data),
});

/**
 * The plan of a row: what its JSON holds, and what that does not say by the row's own fields. Undefined
 * when it cannot be read.
 */
export const planOfRow = ({
  id,
  hobby,
  title,
  overview,
  difficulty,
  category,
  plan_data,
}: Pick<HobbyPlanRow, "hobby" | "title" | "category" | "plan_data"> &
  Partial<Pick<HobbyPlanRow, "id" | "overview" | "difficulty">>): Plan | undefined =>
  parseStoredPlan({ id, hobby, title, overview, difficulty, category, plan_data });

/** Pieces of JSON text, to be joined as bytes. */
type Pieces = (Uint8Array | string)[];

/** The stored plan goes into the answer as it is: to parse and write it again would be most of a read. */
const piecesOf = (row: PlanToSend): Pieces => [
  `${JSON.stringify(fieldsOf(row)).slice(0, -1)},"plan_data":`,
  sendable(row.plan_data),
  "}",
];

/** SQLite has looked whether it is JSON; a text is looked at here, or one damaged plan would hide all. */
function sendable(data: PlanToSend["plan_data"]): Uint8Array | string {
  if (typeof data === "string") return readJson(data) === null ? "null" : data;
  return data ?? "null";
}

const joined = (pieces: Pieces): Uint8Array<ArrayBuffer> =>
  Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  ) as Uint8Array<ArrayBuffer>;

/** A plan as JSON, in UTF-8. */
export const planAsJson = (row: PlanToSend): Uint8Array<ArrayBuffer> => joined(piecesOf(row));

/** A list of plans as JSON, in UTF-8. */
export const plansAsJson = (rows: readonly PlanToSend[]): Uint8Array<ArrayBuffer> =>
  joined([
    "[",
    ...rows.flatMap((row, index) => (index === 0 ? piecesOf(row) : [",", ...piecesOf(row)])),
    "]",
  ]);

/** The completed days are the fact; the others follow from them, in a damaged row too. */
export const presentProgress = (row: UserProgressRow): SavedProgress => ({
  id: row.id,
  user_id: row.user_id,
  plan_id: row.plan_id,
  ...parseStoredProgress({ completed_days: readJson(row.completed_days) }, "member"),
  last_accessed_at: iso(row.last_accessed_at),
});
