import type { SavedPlan } from "#contract/hobby-plans.ts";
import type { SavedProgress } from "#contract/user-progress.ts";
import type { HobbyPlanRow, UserProgressRow } from "../../storage/tables.ts";

const iso = (at: number): string => new Date(at).toISOString();

const fieldsOf = (row: HobbyPlanRow): Omit<SavedPlan, "plan_data"> => ({
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

/**
 * A plan as JSON text. The stored plan goes into it as it is: to parse and write it again would be
 * three quarters of the work of a read.
 */
export const planAsJson = (row: HobbyPlanRow): string =>
  `${JSON.stringify(fieldsOf(row)).slice(0, -1)},"plan_data":${row.plan_data}}`;

export const plansAsJson = (rows: readonly HobbyPlanRow[]): string =>
  `[${rows.map(planAsJson).join(",")}]`;

export const presentProgress = (row: UserProgressRow): SavedProgress => ({
  id: row.id,
  user_id: row.user_id,
  plan_id: row.plan_id,
  completed_days: JSON.parse(row.completed_days),
  current_day: row.current_day,
  unlocked_days: JSON.parse(row.unlocked_days),
  last_accessed_at: iso(row.last_accessed_at),
});
