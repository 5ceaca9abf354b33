import type { SavedPlan } from "#contract/hobby-plans.ts";
import type { SavedProgress } from "#contract/user-progress.ts";
import type { PlanToSend } from "../../storage/hobby-plans.ts";
import type { HobbyPlanRow, UserProgressRow } from "../../storage/tables.ts";

const iso = (at: number): string => new Date(at).toISOString();

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
  plan_data: JSON.parse(row.plan_data),
});

/** Pieces of JSON text, to be joined as bytes. */
type Pieces = (Uint8Array | string)[];

/** The stored plan goes into the answer as it is: to parse and write it again would be most of a read. */
const piecesOf = (row: PlanToSend): Pieces => [
  `${JSON.stringify(fieldsOf(row)).slice(0, -1)},"plan_data":`,
  row.plan_data,
  "}",
];

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

export const presentProgress = (row: UserProgressRow): SavedProgress => ({
  id: row.id,
  user_id: row.user_id,
  plan_id: row.plan_id,
  completed_days: JSON.parse(row.completed_days),
  current_day: row.current_day,
  unlocked_days: JSON.parse(row.unlocked_days),
  last_accessed_at: iso(row.last_accessed_at),
});
