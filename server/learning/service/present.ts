import type { SavedPlan } from "#contract/learning/hobby-plans.ts";
import type { SavedProgress } from "#contract/learning/user-progress.ts";
import { makeProgress } from "#core/learning/progress.ts";
import type { PlanState } from "../store/plan-states.ts";
import type { PlanToSend, PlanWithDays } from "../store/plans.ts";
import { joinPlan, readJson } from "./stored-plan.ts";

/** An invalid moment in one damaged row must not hide the other rows: it counts as 1970. */
const iso = (at: number): string => {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
};

type Outside = Omit<PlanToSend, "outline" | "days" | "days_apart">;

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

export const presentPlan = (row: PlanWithDays): SavedPlan => ({
  ...fieldsOf(row),
  plan_data: readJson(joinPlan(row)),
});

/** Pieces of JSON text, to be joined as bytes. */
type Pieces = (Uint8Array | string)[];

/**
 * The stored plan goes into the answer unchanged: parsing and serializing it would be most of the
 * work of reading.
 */
const piecesOf = (row: PlanToSend): Pieces => [
  `${JSON.stringify(fieldsOf(row)).slice(0, -1)},"plan_data":`,
  ...planDataOf(row),
  "}",
];

/**
 * SQLite has validated the JSON; a text is validated here, because one damaged plan would hide all.
 */
function planDataOf({ outline, days, days_apart }: PlanToSend): Pieces {
  if (outline === null) return ["null"];
  if (typeof outline === "string") {
    const text = joinPlan({ outline, days: days === null ? null : String(days), days_apart });
    return [readJson(text) === null ? "null" : text];
  }
  if (days_apart === 0) return [outline];
  // Without the brace that closes it.
  return [outline.subarray(0, -1), ',"days":[', days ?? "", "]}"];
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

export const presentProgress = (state: PlanState): SavedProgress => ({
  id: state.planId,
  user_id: state.userId,
  plan_id: state.planId,
  ...makeProgress(state.completedDays, "member"),
  ticked_steps: state.tickedSteps,
  last_accessed_at: iso(state.changedAt),
});
