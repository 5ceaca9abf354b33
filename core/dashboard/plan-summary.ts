import {
  makeProgress,
  type PlanStatus,
  type Progress,
  percentComplete,
  planStatus,
} from "../learning/progress.ts";
import { type Category, categoryOf } from "../plan/category.ts";
import { parseStoredPlan } from "../plan/parse-stored.ts";
import { PLAN_DAYS, type Plan } from "../plan/plan.ts";

/** One plan on the dashboard (spec 1 §3, "Dashboard plan view"). */
export interface PlanSummary {
  readonly id: string;
  readonly hobby: string;
  readonly title: string;
  /** Percent, rounded. */
  readonly progress: number;
  readonly totalDays: typeof PLAN_DAYS;
  /** In ascending order. */
  readonly completedDays: readonly number[];
  readonly currentDay: number;
  /** By the mapping of spec 1 §3, which has fewer categories than our lessons. */
  readonly category: Category;
  /** ISO 8601. */
  readonly startDate: string;
  /** ISO 8601: the start plus 7 days (spec 1 §2), plus all pauses. */
  readonly expectedEndDate: string;
  readonly status: PlanStatus;
  /** ISO 8601; null for a plan that is not paused. */
  readonly pausedAt: string | null;
  /**
   * Undefined when there is no day to open: the card is shown, but the plan cannot be continued.
   */
  readonly planData: Plan | undefined;
}

/**
 * A plan as a row or a saved list holds it, in any shape that `parseStoredPlan` reads. A row has
 * `created_at` and `paused_at` (ISO; null while it is active) and `paused_ms`, the milliseconds of
 * finished pauses; a malformed value counts as absent.
 */
export interface StoredPlanRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What the summary needs of a plan's progress; the other fields follow from the completed days. */
type Completed = Pick<Progress, "completed_days">;

const DAY_MS = 86_400_000;
const LAST_MOMENT = 8.64e15;

/** A stored moment in epoch milliseconds, or undefined. */
function momentOf(iso: unknown): number | undefined {
  const at = typeof iso === "string" ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** ISO 8601; nonsense in storage is limited to the last date that exists. */
const isoOf = (at: number): string => new Date(Math.min(at, LAST_MOMENT)).toISOString();

/**
 * The summary of a stored plan. `now`: epoch milliseconds. Undefined when neither its field nor a
 * title 'Learn/Master {hobby} in ...' gives the hobby (spec 1 §4).
 */
export function summarize(
  stored: StoredPlanRow,
  progress: Completed | undefined,
  now: number,
): PlanSummary | undefined {
  const plan = parseStoredPlan(stored);
  // A row without a list of days still has a hobby, which is found as if it had days.
  const named = plan ?? parseStoredPlan({ ...stored, days: [] });
  if (!named) return undefined;
  const { completed_days, current_day } = makeProgress(progress?.completed_days ?? [], "member");
  const pausedSince = momentOf(stored.paused_at);
  const status = planStatus({ completed_days }, pausedSince !== undefined);
  const start = momentOf(stored.created_at) ?? momentOf(named.created_at) ?? now;
  // A completed plan is no longer paused, so its end no longer moves.
  const running = status === "paused" ? Math.max(0, now - (pausedSince ?? now)) : 0;
  const pausedBefore = typeof stored.paused_ms === "number" ? stored.paused_ms : 0;
  const paused = Math.max(0, pausedBefore || 0) + running;
  return {
    id: stored.id,
    hobby: named.hobby,
    title: named.title,
    progress: percentComplete({ completed_days }),
    totalDays: PLAN_DAYS,
    completedDays: completed_days,
    currentDay: current_day,
    category: categoryOf(named.hobby),
    startDate: isoOf(start),
    expectedEndDate: isoOf(start + PLAN_DAYS * DAY_MS + paused),
    status,
    pausedAt: pausedSince === undefined ? null : isoOf(pausedSince),
    planData: plan && plan.days.length > 0 ? plan : undefined,
  };
}

/**
 * The summaries of all rows, each id once, newest first; and the rows without a hobby, which count
 * toward the limit but have no card.
 */
export function summarizeAll(
  rows: readonly StoredPlanRow[],
  progressByPlan: ReadonlyMap<string, Completed>,
  now: number,
): { plans: PlanSummary[]; unreadable: StoredPlanRow[] } {
  const plans: PlanSummary[] = [];
  const unreadable: StoredPlanRow[] = [];
  for (const row of uniqueById(rows)) {
    const summary = summarize(row, progressByPlan.get(row.id), now);
    if (summary) plans.push(summary);
    else unreadable.push(row);
  }
  return { plans: plans.sort(newestFirst), unreadable };
}

/** Each id once: the first occurrence stays (spec 1 §4). */
export function uniqueById<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The plans without those deleted in this browser (spec 1 §4: their ids are in session storage).
 */
export function withoutDeleted<T extends { readonly id: string }>(
  plans: readonly T[],
  deletedIds: Iterable<string>,
): T[] {
  const deleted = new Set(deletedIds);
  return plans.filter(({ id }) => !deleted.has(id));
}

/** Orders by start date, newest first; at the same moment by id, greatest first. */
export function newestFirst(
  one: Pick<PlanSummary, "id" | "startDate">,
  other: Pick<PlanSummary, "id" | "startDate">,
): number {
  const byStart = (momentOf(other.startDate) ?? 0) - (momentOf(one.startDate) ?? 0);
  if (byStart !== 0) return byStart;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}
