import { normalizeHobby } from "#core/plan/identity.ts";
import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import type { Day, Plan } from "#core/plan/plan.ts";
import type { PlanDayRow, PlanRow } from "../../storage/tables.ts";
import type { PlanWithDays } from "../store/plans.ts";

/** The value of a stored JSON text; null for a damaged one. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Content = Pick<PlanWithDays, "outline" | "days" | "days_apart">;

/** The whole plan as one JSON text, put together from outline and days without parsing them. */
export const joinPlan = ({ outline, days, days_apart }: Content): string =>
  days_apart === 0 ? outline : `${outline.slice(0, -1)},"days":[${days ?? ""}]}`;

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
  ...content
}: Pick<PlanRow, "hobby" | "title" | "category"> &
  Content &
  Partial<Pick<PlanRow, "id" | "overview" | "difficulty">>): Plan | undefined =>
  parseStoredPlan({
    id,
    hobby,
    title,
    overview,
    difficulty,
    category,
    plan_data: readJson(joinPlan(content)),
  });

/** A plan as it is stored. */
export interface StoredForm {
  readonly outline: string;
  readonly days: readonly PlanDayRow[];
}

export function toStoredForm(planId: string, { days, ...outline }: Plan): StoredForm {
  return { outline: JSON.stringify(outline), days: days.map((day) => toDayRow(planId, day)) };
}

export const toDayRow = (planId: string, day: Day): PlanDayRow => ({
  plan_id: planId,
  number: day.day,
  content_version: day.version,
  content: JSON.stringify(day),
});

/** A new plan's row. */
export const toPlanRow = (
  userId: string,
  id: string,
  plan: Plan,
  { outline }: StoredForm,
  at: number,
): PlanRow => ({
  id,
  user_id: userId,
  hobby: plan.hobby,
  hobby_key: normalizeHobby(plan.hobby),
  title: plan.title,
  overview: plan.overview,
  difficulty: plan.difficulty,
  category: plan.category,
  total_days: plan.totalDays,
  outline,
  days_apart: 1,
  created_at: at,
  updated_at: at,
  paused_at: null,
  paused_ms: 0,
  deleted_at: null,
});
