import { CHAT_INPUT_MAX, HobbyTextSchema } from "#contract/text.ts";
import { normalizeHobby } from "#core/plan/identity.ts";
import { findExcessDeleted, hasRoomForPlan } from "#core/plan/limits.ts";
import { parseStoredPlan, readStoredHobby } from "#core/plan/parse-stored.ts";
import type { Plan } from "#core/plan/plan.ts";
import { FALLBACK_TIME_ZONE } from "#core/learning/local-date.ts";
import { newProgress } from "#core/learning/progress.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import {
  completedDaysOfPlans,
  findDeletedSizes,
  findPlan,
  findPlanOfHobby,
  findPlanToSend,
  forgetPlans,
  insertPlan,
  listPlansToSend,
  markPlanDeleted,
  type PlanToSend,
  updatePlan,
} from "../../storage/hobby-plans.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { countCreatedPlan } from "../../storage/profiles.ts";
import type { HobbyPlanRow } from "../../storage/tables.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { insertProgress } from "../../storage/user-progress.ts";

/** Members' stored plans. Every call names the member whose plans are meant. */
export interface SavedPlans {
  list(userId: string): Promise<PlanToSend[]>;
  /** @throws AppError not-found when the plan is not this member's. */
  read(userId: string, id: string): Promise<PlanToSend>;
  /**
   * Refuses a plan that could not be saved, before anybody writes it.
   * @throws AppError plan-exists, plan-limit-reached
   */
  expectRoom(userId: string, hobby: string, force: boolean): Promise<void>;
  /**
   * Saves a plan: one per hobby and five unfinished ones per account, however many calls race.
   * @param plan in any stored shape.
   * @param options `id` is made by the server; `force` replaces the plan of the same hobby.
   * @throws AppError hobby-required, hobby-too-long, invalid-request, plan-exists (with the plan's
   *   id), plan-limit-reached
   */
  create(
    userId: string,
    plan: unknown,
    options?: { readonly id?: string; readonly force?: boolean },
  ): Promise<HobbyPlanRow>;
  /** @throws AppError not-found */
  setPaused(userId: string, id: string, paused: boolean): Promise<HobbyPlanRow>;
  /** @throws AppError not-found; deleting again succeeds. */
  remove(userId: string, id: string): Promise<void>;
}

export interface SavedPlansParts {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createSavedPlans({ db, now, newId }: SavedPlansParts): SavedPlans {
  const read = async (connection: Connection, userId: string, id: string) => {
    const row = await findPlan(connection, userId, id);
    if (!row) throw new AppError("not-found");
    return row;
  };
  return {
    list: (userId) => listPlansToSend(db, userId),
    async read(userId, id) {
      const row = await findPlanToSend(db, userId, id);
      if (!row) throw new AppError("not-found");
      return row;
    },
    expectRoom: async (userId, hobby, force) => {
      await makeRoom(db, userId, normalizeHobby(hobby), force);
    },
    create: (userId, stored, { id = newId(), force = false } = {}) =>
      inTransaction(db, async (transaction) => {
        const at = now();
        await lockOwner(transaction, userId);
        return addPlan(transaction, toPlanRow(userId, id, parsePlan(stored), at), force, newId);
      }),
    setPaused: (userId, id, paused) =>
      inTransaction(db, async (transaction) => {
        await lockOwner(transaction, userId);
        const row = await read(transaction, userId, id);
        if ((row.paused_at !== null) === paused) return row;
        const at = now();
        const pausedFor = row.paused_at === null ? 0 : Math.max(0, at - row.paused_at);
        const values = {
          paused_at: paused ? at : null,
          paused_ms: row.paused_ms + pausedFor,
          updated_at: at,
        };
        await updatePlan(transaction, id, values);
        return { ...row, ...values };
      }),
    remove: (userId, id) =>
      inTransaction(db, async (transaction) => {
        await lockOwner(transaction, userId);
        if (!(await deletePlan(transaction, userId, id, now()))) throw new AppError("not-found");
      }),
  };
}

/** @throws AppError hobby-required, hobby-too-long, or invalid-request without a list of days. */
export function parsePlan(stored: unknown): Plan {
  const hobby = readStoredHobby(stored);
  if (hobby === undefined) throw new AppError("hobby-required");
  if (!HobbyTextSchema.safeParse(hobby).success) {
    throw new AppError(hobby.length > CHAT_INPUT_MAX ? "hobby-too-long" : "invalid-request");
  }
  const plan = parseStoredPlan(stored);
  if (plan) return plan;
  throw new AppError("invalid-request", {
    issues: [{ path: "plan_data", message: "a plan needs a hobby and a list of days" }],
  });
}

export function toPlanRow(userId: string, id: string, plan: Plan, at: number): HobbyPlanRow {
  return {
    id,
    user_id: userId,
    hobby: plan.hobby,
    hobby_key: normalizeHobby(plan.hobby),
    title: plan.title,
    overview: plan.overview,
    difficulty: plan.difficulty,
    category: plan.category,
    total_days: plan.totalDays,
    plan_data: JSON.stringify({
      ...plan,
      created_at: plan.created_at || new Date(at).toISOString(),
    }),
    created_at: at,
    updated_at: at,
    paused_at: null,
    paused_ms: 0,
    deleted_at: null,
  };
}

/** Deletes a plan; if too many deleted plans are kept, the oldest are removed for good. */
async function deletePlan(
  transaction: Connection,
  userId: string,
  id: string,
  at: number,
): Promise<boolean> {
  const outcome = await markPlanDeleted(transaction, userId, id, at);
  if (outcome === "absent") return false;
  const tooMany = findExcessDeleted(await findDeletedSizes(transaction, userId));
  if (tooMany.length > 0) await forgetPlans(transaction, tooMany);
  return true;
}

/** Adds a plan and counts it. The caller's transaction holds the owner's lock. */
export async function addPlan(
  transaction: Connection,
  row: HobbyPlanRow,
  force: boolean,
  newId: () => string,
): Promise<HobbyPlanRow> {
  const { user_id: userId, created_at: at } = row;
  const replaced = await makeRoom(transaction, userId, row.hobby_key, force);
  if (replaced) await deletePlan(transaction, userId, replaced.id, at);
  if (!(await insertPlan(transaction, row))) throw new AppError("plan-exists");
  const { completed_days, unlocked_days, current_day } = newProgress("member");
  await insertProgress(transaction, {
    id: newId(),
    user_id: userId,
    plan_id: row.id,
    completed_days: JSON.stringify(completed_days),
    unlocked_days: JSON.stringify(unlocked_days),
    current_day,
    stamps: "{}",
    last_accessed_at: at,
  });
  await countCreatedPlan(transaction, userId, FALLBACK_TIME_ZONE, at);
  return row;
}

/** @returns the plan that a forced one replaces. */
async function makeRoom(
  connection: Connection,
  userId: string,
  hobbyKey: string,
  force: boolean,
): Promise<HobbyPlanRow | undefined> {
  const existing = await findPlanOfHobby(connection, userId, hobbyKey);
  if (existing && !force) throw new AppError("plan-exists", { planId: existing.id });
  if (!hasRoomForPlan(await completedDaysOfPlans(connection, userId, existing?.id))) {
    throw new AppError("plan-limit-reached");
  }
  return existing;
}
