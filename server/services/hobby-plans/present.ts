import type { SavedPlan } from "#contract/hobby-plans.ts";
import type { SavedProgress } from "#contract/user-progress.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { parseStoredProgress } from "#core/learning/progress.ts";
import type { PlanToSend } from "../../storage/hobby-plans.ts";
import type { HobbyPlanRow, UserProgressRow } from "../../storage/tables.ts";

/** An invalid moment in one damaged row must not hide the other rows: it counts as 1970. */
const iso = (at: number): string => {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
};

/** The value of a stored JSON text; null for a damaged one. */
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
 * The plan of a row: its JSON, completed by the row's own fields. Undefined when it cannot be read.
 */
export const parsePlanRow = ({
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

/**
 * The stored plan goes into the answer unchanged: parsing and serializing it would be most of the
 * work of reading.
 */
const piecesOf = (row: PlanToSend): Pieces => [
  `${JSON.stringify(fieldsOf(row)).slice(0, -1)},"plan_data":`,
  sendable(row.plan_data),
  "}",
];

/**
 * SQLite has validated the JSON; a text is validated here, because one damaged plan would hide all.
 */
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

/** Only the completed days are read; the rest follows from them, even in a damaged row. */
export const presentProgress = (row: UserProgressRow): SavedProgress => ({
  id: row.id,
  user_id: row.user_id,
  plan_id: row.plan_id,
  ...parseStoredProgress({ completed_days: readJson(row.completed_days) }, "member"),
  last_accessed_at: iso(row.last_accessed_at),
});
